import Catalogue
import Gallery
import JSON
import Specification
import Testing

@testable import VoiceSpecs

/// The generators of the voice family show the mistakes that are known.
struct MistakesShownTests {
    private static func sample<S: Specification>(_ number: Int, _: S.Type) -> S.Input {
        var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
        return S.generate(from: &entropy)
    }

    @Test(arguments: Notation.mistakes.map(\.name))
    func `every mistake of the gallery in a notation shows`(name: String) throws {
        let mistake = try #require(Notation.mistakes.first { $0.name == name })
        let wrong = mistake.implementation
        let careful = Notation.careful
        let readings = try Readings(mistake.readings, known: Notation.readings)
        let showing = (0..<4_000).count { number in
            let input = Self.sample(number, Notation.self)
            let right = careful.outcome(of: input, readings: readings)
            let given = wrong.outcome(of: input, readings: readings)
            return given.output?.text.unicodeScalars.map(\.value)
                != right.output?.text.unicodeScalars.map(\.value)
        }
        #expect(showing >= 10)
    }

    @Test(arguments: Conversion.clauses.map { $0.id })
    func `every mistake that the checks know shows`(clause: ClauseID) {
        var missing = ConversionMistake.breaking(clause).filter { !Self.equivalent.contains($0) }
        let readings = [Readings.standard, Readings.standard.with(Assembly.tight)]
        for number in 0..<2_000 where !missing.isEmpty {
            let input = Self.sample(number, Conversion.self)
            guard Conversion.isSettled(input) else { continue }
            for readings in readings {
                let right = ConversionModel(input, readings).convert(input.transcript).value
                missing.removeAll { mistake in
                    ConversionModel(input, readings, mistake: mistake).convert(input.transcript).value
                        != right
                }
            }
        }
        #expect(missing.isEmpty, "\(missing.map { "\($0)" })")
    }

    /// No input tells these from the rule: between an undo and its redo stand only undos and redos, and keywords are
    /// made of no stop.
    private static let equivalent: [ConversionMistake] = [
        .redoTakesFirst,
        .order([.redo, .undo, .clear, .type, .literally, .keywords, .stop], .spoken),
    ]
}
