import Catalogue
import Gallery
import JSON
import Specification
import Testing

/// The generators of the voice family show the mistakes that are known.
struct MistakesShownTests {
    private static func sample<S: Specification>(_ number: Int, _: S.Type) -> S.Input {
        var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
        return S.generate(from: &entropy)
    }

    @Test(arguments: Notation.mistakes.map(\.name))
    func `a generator shows every mistake of the gallery in notations`(name: String) throws {
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

    /// These two remember what was said before, and go wrong from one transcript to the next.
    private static let remembering = ["stays-ended", "converts-only-what-is-new"]

    @Test(arguments: Conversion.mistakes.map(\.name).filter { !remembering.contains($0) })
    func `a generator shows every mistake of the gallery in conversions`(name: String) throws {
        let mistake = try #require(Conversion.mistakes.first { $0.name == name })
        let readings = try Readings(mistake.readings, known: Conversion.readings)
        let isShown = (0..<2_000).contains { number in
            let input = Self.sample(number, Conversion.self)
            return mistake.implementation.outcome(of: input, readings: readings).output?.value
                != Conversion.careful.outcome(of: input, readings: readings).output?.value
        }
        #expect(isShown)
    }
}
