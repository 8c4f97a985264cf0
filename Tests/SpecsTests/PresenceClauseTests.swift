import Catalogue
import JSON
import Reference
import Specification
import Testing

/// PRE-1 and PRE-2, with SIM-3, EDI-3 and HIX-1 as they bind here, and the inputs by chance.
struct PresenceClauseTests {
    private typealias S = Presence

    private func input(
        _ titles: [String], _ publications: [(String, Int)], _ percent: Number = Number(80)
    ) -> S.Input {
        .init(
            homepage: titles.map { .init($0) }, publications: publications.map { .init($0, citations: $1) },
            percent: percent)
    }

    private func examined(
        _ input: S.Input, _ present: [Bool], kept: [Int], h: Int, colours: [S.Colour]? = nil,
        by readings: Readings = .standard
    ) -> Examination<S> {
        let colours = colours ?? present.map { $0 ? .green : .red }
        return Examination(
            input, .output(.init(present: present, colours: colours, kept: kept, h: h)), readings)
    }

    private let equal = Readings.standard.with(PresenceMatch.equal)
    private let strict = Readings.standard.with(SimilarityThreshold.strict)

    // MARK: PRE-1

    @Test func `a title is present if a publication is similar enough`() {
        let one = input(["abcde", "vwxyz"], [("abcdX", 3)])
        examined(one, [true, false], kept: [0], h: 1).expectUntouched("SIM-3")
        #expect(examined(one, [true, false], kept: [0], h: 1).broken.isEmpty)
        let lower = input(["abcde", "vwxyz"], [("abcdx", 3)])
        examined(lower, [true, false], kept: [0], h: 1).expectHolds("PRE-1")
        examined(lower, [false, false], kept: [0], h: 1)
            .expectBroken(
                "PRE-1", naming: "title 0", "\"abcde\"", "\"abcdx\"", "400 and 80·5 is 400", "inclusive")
        examined(lower, [true, true], kept: [0], h: 1).expectBroken("PRE-1", naming: "title 1", "matches no")
    }

    @Test func `the percentage itself is not enough if that is declared`() {
        let one = input(["abcde"], [("abcdx", 3)])
        examined(one, [false], kept: [], h: 0, by: strict).expectHolds("PRE-1")
        examined(one, [true], kept: [], h: 0, by: strict).expectBroken("PRE-1", naming: "matches no")
    }

    @Test func `equal titles are equal in their bytes`() {
        let one = input(["é"], [("e\u{301}", 3)])
        examined(one, [false], kept: [], h: 0, by: equal).expectHolds("PRE-1")
        examined(one, [true], kept: [], h: 0, by: equal).expectBroken("PRE-1", naming: "matches no")
        examined(input(["é"], [("é", 3)]), [false], kept: [0], h: 1, by: equal)
            .expectBroken("PRE-1", naming: "by their bytes")
    }

    @Test func `a title has a colour, green if it is present`() {
        let one = input(["a"], [("a", 0)])
        examined(one, [true], kept: [0], h: 0, colours: [.red])
            .expectBroken("PRE-1", naming: "present: true", "red")
        examined(one, [true], kept: [0], h: 0, colours: [])
            .expectBroken("PRE-1", naming: "1 title", "colours, 0")
    }

    @Test func `a program that uses publications up breaks PRE-1`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output
            var present = right?.present ?? []
            if present.count > 1 { present[1] = false }
            return .init(
                present: present, colours: present.map { $0 ? .green : .red }, kept: right?.kept ?? [],
                h: right?.h ?? 0)
        }
        Examination(input(["a", "a"], [("a", 0)]), by: program).expectBroken("PRE-1", naming: "title 1")
    }

    // MARK: PRE-2

    @Test func `what matches is kept, and nothing else`() {
        let two = input(["abcde"], [("vwxyz", 9), ("abcde", 1)])
        examined(two, [true], kept: [1], h: 1).expectHolds("PRE-2")
        examined(two, [true], kept: [], h: 0).expectBroken("PRE-2", naming: "publication 1", "removed")
        examined(two, [true], kept: [0, 1], h: 1).expectBroken("PRE-2", naming: "publication 0", "kept")
        examined(two, [true], kept: [1, 1], h: 1).expectBroken("PRE-2", naming: "rising places")
        examined(two, [true], kept: [2], h: 1).expectBroken("PRE-2", naming: "2 publications")
    }

    @Test func `the h-index is that of what is kept`() {
        let two = input(["abcde"], [("vwxyz", 9), ("abcde", 2)])
        examined(two, [true], kept: [1], h: 2).expectBroken(
            "PRE-2", naming: "h is 2", "all publications", "is 1")
        examined(two, [true], kept: [1], h: 0).expectBroken("HIX-1", naming: "is 1", "not 0")
        examined(input([], [("a", 4)]), [], kept: [], h: 0).expectHolds("PRE-2")
        examined(input([], [("a", 4)]), [], kept: [0], h: 1).expectBroken("PRE-2", naming: "matches no title")
    }

    @Test func `a publication that matches alone is kept among others too`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output
            return .init(
                present: right?.present ?? [], colours: right?.colours ?? [],
                kept: Array((right?.kept ?? []).prefix(1)), h: min(1, right?.h ?? 0))
        }
        Examination(input(["a"], [("a", 1), ("a", 1)]), by: program)
            .expectBroken("PRE-2", naming: "publication 1", "removed")
    }

    // MARK: SIM-3, EDI-3, HIX-1

    @Test func `an invalid percentage is refused whatever is compared, and first`() {
        for readings in [Readings.standard, equal] {
            let both = input(["a"], [("a", -1)], Number(101))
            Examination<S>(both, .rejection(Similarity.invalid()), readings).expectHolds("SIM-3")
            Examination<S>(both, .rejection(Publications.invalid()), readings)
                .expectBroken("SIM-3", naming: "101", "percent.invalid", "citations.invalid")
        }
        Examination<S>(input(["a"], []), .rejection(Similarity.invalid()))
            .expectBroken("SIM-3", naming: "80 is a whole percentage")
    }

    @Test func `negative citations are refused, of what would be removed too`() {
        let negative = input([], [("a", -1)])
        Examination<S>(negative, .rejection(Publications.invalid())).expectHolds("HIX-1")
        examined(negative, [], kept: [], h: 0).expectBroken("HIX-1", naming: "negative", "an output")
        Examination<S>(input([], [("a", 1)]), .rejection(Publications.invalid()))
            .expectBroken("HIX-1", naming: "all citations are valid")
    }

    @Test func `other symbols break EDI-3`() {
        let bytes = Improvised<S> { input, readings in
            let isASCII = (input.homepage.map(\.title) + input.publications.map(\.title)).allSatisfy {
                $0.utf8.allSatisfy { $0 < 0x80 }
            }
            if isASCII, let right = S.reference.outcome(of: input, readings: readings).output { return right }
            return .init(present: [true], colours: [.green], kept: [0], h: 0)
        }
        Examination(input(["é"], [("è", 0)]), by: bytes)
            .expectBroken("EDI-3", naming: "by utf16", "with a letter for each symbol")
        Examination(input(["é"], [("è", 0)]), by: S.reference).expectHolds("EDI-3")
        examined(input(["é"], [("è", 0)]), [false], kept: [], h: 0, by: equal).expectUntouched("EDI-3")
    }

    // MARK: Inputs by chance

    @Test func `inputs by chance keep some, none and all, and are refused for both reasons`() {
        let inputs = GeneratorExamination<S>().inputs
        let outcomes = inputs.map { S.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.rejection?.code == Similarity.invalid.code } >= 20)
        #expect(outcomes.count { $0.rejection?.code == Publications.invalid.code } >= 20)
        let some = zip(inputs, outcomes).count { input, outcome in
            outcome.output.map { !$0.kept.isEmpty && $0.kept.count < input.publications.count } ?? false
        }
        #expect(some >= 60)
        #expect(inputs.count { $0.homepage.isEmpty && !$0.publications.isEmpty } >= 30)
    }
}
