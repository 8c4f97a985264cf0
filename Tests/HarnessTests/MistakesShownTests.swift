import Catalogue
import Gallery
import JSON
import Specification
import Testing

/// Tests that the generators of the voice family make inputs that show the known mistakes.
struct MistakesShownTests {
    /// Returns whether at least `enough` of the first `count` generated inputs show a mistake.
    private func isShown<S: Mistaken>(
        _ name: String, by enough: Int, among count: Int, _: S.Type
    ) throws -> Bool {
        let mistake = try #require(S.mistakes.first { $0.name == name })
        let readings = try Readings(mistake.readings, known: S.readings)
        var shown = 0
        for number in 0..<count where shown < enough {
            var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
            let input = S.generate(from: &entropy)
            let isShown =
                mistake.implementation.outcome(of: input, readings: readings).output?.value
                != S.careful.outcome(of: input, readings: readings).output?.value
            if isShown { shown += 1 }
        }
        return shown == enough
    }

    @Test(arguments: Notation.mistakes.map(\.name))
    func `the inputs generated for voice.notation show every mistake in the gallery`(name: String) throws {
        #expect(try isShown(name, by: 10, among: 4_000, Notation.self))
    }

    /// These two mistakes depend on earlier transcripts, and show only in a later transcript.
    private static let remembering = ["stays-ended", "converts-only-what-is-new"]

    @Test(arguments: Conversion.mistakes.map(\.name).filter { !remembering.contains($0) })
    func `the inputs generated for voice.conversion show every mistake in the gallery`(name: String)
        throws
    {
        #expect(try isShown(name, by: 1, among: 2_000, Conversion.self))
    }
}
