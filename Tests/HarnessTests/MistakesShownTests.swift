import Catalogue
import Gallery
import JSON
import Specification
import Testing

/// The generators of the voice family show the mistakes that are known.
struct MistakesShownTests {
    /// Returns how many of the first samples show a mistake.
    private func showing<S: Mistaken>(
        _ name: String, among count: Int, _: S.Type
    ) throws -> Int {
        let mistake = try #require(S.mistakes.first { $0.name == name })
        let readings = try Readings(mistake.readings, known: S.readings)
        return (0..<count).count { number in
            var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
            let input = S.generate(from: &entropy)
            return mistake.implementation.outcome(of: input, readings: readings).output?.value
                != S.careful.outcome(of: input, readings: readings).output?.value
        }
    }

    @Test(arguments: Notation.mistakes.map(\.name))
    func `a generator shows every mistake of the gallery in notations`(name: String) throws {
        #expect(try showing(name, among: 4_000, Notation.self) >= 10)
    }

    /// These two mistakes remember earlier transcripts, and show only in a later one.
    private static let remembering = ["stays-ended", "converts-only-what-is-new"]

    @Test(arguments: Conversion.mistakes.map(\.name).filter { !remembering.contains($0) })
    func `a generator shows every mistake of the gallery in conversions`(name: String) throws {
        #expect(try showing(name, among: 2_000, Conversion.self) > 0)
    }
}
