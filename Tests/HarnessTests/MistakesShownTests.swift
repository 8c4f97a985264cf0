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

    /// Whether at least ten of some samples show a mistake.
    private func shows<S: Mistaken>(_ name: String, _: S.Type) throws -> Bool {
        let mistake = try #require(S.mistakes.first { $0.name == name })
        let wrong = mistake.implementation
        let readings = try Readings(mistake.readings, known: S.readings)
        var showing = 0
        for number in 0..<4_000 where showing < 10 {
            let input = Self.sample(number, S.self)
            let right = S.careful.outcome(of: input, readings: readings)
            let given = wrong.outcome(of: input, readings: readings)
            if given.output?.value != right.output?.value { showing += 1 }
        }
        return showing == 10
    }

    @Test(arguments: Notation.mistakes.map(\.name))
    func `every mistake of the gallery in a notation shows`(name: String) throws {
        #expect(try shows(name, Notation.self))
    }

    @Test(arguments: Conversion.mistakes.map(\.name))
    func `every mistake of the gallery in a conversion shows`(name: String) throws {
        #expect(try shows(name, Conversion.self))
    }
}
