import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses SIM-1 to SIM-3 and EDI-3 of scholar.similarity.
struct SimilarityClauseTests {
    private func examined(
        _ a: String, _ b: String, _ percent: Number, _ similarity: Double, _ similar: Bool,
        by readings: Readings = .standard
    ) -> Examination<Similarity> {
        Examination(
            .init(a: a, b: b, percent: percent), .output(.init(similarity: similarity, similar: similar)),
            readings)
    }

    private func examined(_ percent: String, rejected code: String) -> Examination<Similarity> {
        Examination(.init(a: "a", b: "b", percent: Number(written: percent)), .rejection(Rejection(code)))
    }

    private let strict = Readings.standard.with(SimilarityThreshold.strict)

    // MARK: SIM-1

    @Test(arguments: [("aaaab", "aaaaa", 80.0), ("", "", 100), ("", "abc", 0), ("aab", "aaa", 200.0 / 3)])
    func `the formula of the source satisfies SIM-1`(a: String, b: String, similarity: Double) {
        examined(a, b, Number(50), similarity, similarity >= 50).expectHolds("SIM-1")
    }

    @Test func `dividing the distance by the length of the shorter string breaks SIM-1`() {
        examined("aaaa", "aaaaa", Number(50), 75, true)
            .expectBroken("SIM-1")
    }

    @Test func `dividing the distance by the sum of both lengths breaks SIM-1`() {
        examined("aaaab", "aaaaa", Number(85), 90, true).expectBroken("SIM-1")
    }

    @Test func `giving a fraction from 0 to 1 instead of a percentage breaks SIM-1`() {
        examined("aaaab", "aaaaa", Number(90), 0.8, false).expectBroken("SIM-1")
    }

    @Test func `rounding the similarity to a whole percentage breaks SIM-1`() {
        examined("aab", "aaa", Number(50), 67, true).expectBroken("SIM-1")
    }

    @Test func `giving two empty strings a similarity of less than 100 % breaks SIM-1`() {
        examined("", "", Number(50), 0, false).expectBroken("SIM-1")
    }

    @Test func `under the option 'strict', a wrong similarity that equals the percentage breaks only SIM-1`()
    {
        examined("aaaa", "aaaaa", Number(75), 75, false, by: strict).expectBroken("SIM-1")
    }

    @Test func `SIM-1 does not judge an invalid percentage`() {
        examined("101", rejected: "percent.invalid").expectUntouched("SIM-1")
    }

    // MARK: SIM-2

    @Test func `the reading decides whether a similarity equal to the percentage is enough`() {
        examined("aaaab", "aaaaa", Number(80), 80, true).expectHolds("SIM-2")
        examined("aaaab", "aaaaa", Number(80), 80, false, by: strict).expectHolds("SIM-2")
    }

    @Test func `treating a similarity equal to the percentage as too low breaks SIM-2`() {
        examined("aaaab", "aaaaa", Number(80), 80, false)
            .expectBroken("SIM-2")
    }

    @Test func `under the option 'strict', accepting a similarity equal to the percentage breaks SIM-2`() {
        examined("aaaab", "aaaaa", Number(80), 80, true, by: strict)
            .expectBroken("SIM-2")
    }

    @Test func `judging two strings not similar only because of a rounding error breaks SIM-2`() {
        let double = 100 * (1 - 4.0 / 5)
        #expect(double < 20)
        examined("abcde", "axxxx", Number(20), double, double >= 20)
            .expectBroken("SIM-2")
    }

    @Test
    func
        `under the option 'strict', judging two strings similar only because of a rounding error breaks SIM-2`()
    {
        let double = 100 * (1 - 7.0 / 10)
        #expect(double > 30)
        examined("abcdefghij", "abcxxxxxxx", Number(30), double, double > 30, by: strict)
            .expectBroken("SIM-2")
    }

    @Test func `rounding the similarity to a whole percentage before the comparison breaks SIM-2`() {
        let share = 1000.0 / 11
        examined("aaaaaaaaaab", "aaaaaaaaaaa", Number(91), share, true)
            .expectBroken("SIM-2")
    }

    @Test func `under the option 'strict', a verdict that two empty strings are not similar breaks SIM-2`() {
        examined("", "", Number(90), 100, false, by: strict).expectBroken("SIM-2")
    }

    @Test(arguments: [1, 50, 99, 100])
    func `two empty strings are judged like two equal strings of one symbol`(percent: Int) {
        for readings in [Readings.standard, strict] {
            let similar = percent < 100 || readings[SimilarityThreshold.self] == .inclusive
            Examination(
                .init(a: "", b: "", percent: Number(percent)), by: Similarity.reference, readings
            ).expectHolds("SIM-2")
            examined("", "", Number(percent), 100, !similar, by: readings).expectBroken("SIM-2")
        }
    }

    @Test func `judging two strings similar in one order but not in the other breaks SIM-2`() {
        let onesided = Improvised<Similarity> { input, readings throws(Rejection) in
            let output = try Similarity.reference.run(input, readings: readings)
            return .init(similarity: output.similarity, similar: output.similar && input.a <= input.b)
        }
        Examination(.init(a: "aaaaa", b: "aaaab", percent: Number(75)), by: onesided)
            .expectBroken("SIM-2")
        Examination(.init(a: "aaaaa", b: "aaaab", percent: Number(75)), by: Similarity.reference)
            .expectHolds("SIM-2")
    }

    @Test func `SIM-2 does not judge an invalid percentage`() {
        examined("101", rejected: "percent.invalid").expectUntouched("SIM-2")
    }

    // MARK: SIM-3

    @Test(arguments: ["101", "-1", "50.5", "1e2000", "99.999999999999999999999"])
    func `accepting an invalid percentage breaks SIM-3`(percent: String) {
        examined("a", "b", Number(written: percent), 0, false)
            .expectBroken("SIM-3")
        examined(percent, rejected: "percent.invalid").expectHolds("SIM-3")
    }

    @Test(arguments: ["0", "100", "90.0", "9e1", "-0", "1000e-1"])
    func `rejecting a whole percentage breaks SIM-3`(percent: String) {
        examined(percent, rejected: "percent.invalid").expectBroken("SIM-3")
    }

    @Test
    func
        `if the percentage is 0, the answer 'not similar' breaks SIM-2, and the right answer satisfies SIM-3`()
    {
        examined("a", "b", Number(0), 0, false).expectBroken("SIM-2")
        examined("a", "b", Number(0), 0, true).expectHolds("SIM-3")
    }

    @Test func `rejecting an invalid percentage with an undeclared code breaks SIM-3`() {
        examined("101", rejected: "percent.range").expectBroken("SIM-3")
    }

    @Test func `accepting a whole percentage satisfies SIM-3`() {
        examined("a", "b", Number(50), 0, false).expectHolds("SIM-3")
    }

    // MARK: EDI-3

    /// Examines a program that is right except for the symbols that it compares.
    private func confused(
        _ a: String, _ b: String, _ percent: Int, comparing other: Symbol = .utf16,
        _ change: @escaping @Sendable (String) -> String = { $0 }
    ) -> Examination<Similarity> {
        let program = Improvised<Similarity> { input, readings throws(Rejection) in
            let input = Similarity.Input(a: change(input.a), b: change(input.b), percent: input.percent)
            return try Similarity.reference.run(input, readings: readings.with(other))
        }
        return Examination(.init(a: a, b: b, percent: Number(percent)), by: program)
    }

    @Test func `comparing UTF-8 bytes instead of code units breaks EDI-3`() {
        examined("€", "$", Number(50), 0, false).expectHolds("SIM-1")
        confused("€uro", "$uro", 50) { text in
            String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
        }.expectBroken("EDI-3")
    }

    @Test func `ignoring case breaks EDI-3`() {
        confused("Swift", "swift", 90) { $0.lowercased() }
            .expectBroken("EDI-3")
    }

    @Test func `comparing scalars instead of code units breaks EDI-3`() {
        confused("\u{1F44D}", "a\u{1F44D}", 60, comparing: .scalar)
            .expectBroken("EDI-3")
    }

    @Test func `halving every similarity breaks SIM-1`() {
        let halving = Improvised<Similarity> { input, readings throws(Rejection) in
            let right = try Similarity.reference.run(input, readings: readings)
            return .init(similarity: right.similarity / 2, similar: right.similar)
        }
        // The outcome shows that the similarity is wrong, but not whether the compared symbols are wrong too.
        Examination(.init(a: "né", b: "nè", percent: Number(40)), by: halving).expectBroken("SIM-1")
    }

    @Test func `the right similarity of two ASCII strings satisfies EDI-3`() {
        examined("aaaab", "aaaaa", Number(50), 80, true).expectHolds("EDI-3")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal a wrong similarity`() {
        func contradicted(_ b: String, _ percent: Int, _ similarity: Double, _ similar: Bool)
            -> [Similarity.Law]
        {
            let input = Similarity.Input(a: "ab", b: b, percent: Number(percent))
            let output = Similarity.Output(similarity: similarity, similar: similar)
            return Relations<Similarity>(input, .output(output)).contradicted
        }
        #expect(contradicted("ac", 50, 50, true).isEmpty)
        #expect(contradicted("ac", 50, 100, true) == [.share])
        #expect(contradicted("ab", 50, 99, true).contains(.share))
        #expect(contradicted("cd", 0, 0, false).contains(.zero))
        let onesided = Improvised<Similarity> { input, _ in .init(similarity: 50, similar: input.a < input.b)
        }
        let input = Similarity.Input(a: "ab", b: "ac", percent: Number(50))
        #expect(Relations(input, by: onesided).contradicted == [.above])
    }
}
