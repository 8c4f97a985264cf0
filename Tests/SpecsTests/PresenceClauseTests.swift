import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of PRE-1 to PRE-3, SIM-3, EDI-3 and HIX-1 of scholar.presence, with hand-written and random inputs.
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
            input,
            .output(
                .init(
                    present: present, colours: colours, kept: kept, h: h, found: input.homepage.count,
                    lines: Self.lines(of: input))), readings)
    }

    private static func lines(of input: S.Input) -> [[String]] {
        input.homepage.map { listed in
            [listed.title] + (listed.authors.map { $0.isEmpty ? [] : [$0] } ?? [])
        }
    }

    private let equal = Readings.standard.with(PresenceMatch.equal)
    private let strict = Readings.standard.with(SimilarityThreshold.strict)

    // MARK: PRE-1

    @Test func `a title is present if the title of a publication is similar enough`() {
        let one = input(["abcde", "vwxyz"], [("abcdX", 3)])
        examined(one, [true, false], kept: [0], h: 1).expectHolds("SIM-3")
        let lower = input(["abcde", "vwxyz"], [("abcdx", 3)])
        examined(lower, [true, false], kept: [0], h: 1).expectHolds("PRE-1")
        examined(lower, [false, false], kept: [0], h: 1)
            .expectBroken("PRE-1")
        examined(lower, [true, true], kept: [0], h: 1).expectBroken("PRE-1")
    }

    @Test func `under the option 'strict', a similarity of exactly the percentage is not enough`() {
        let one = input(["abcde"], [("abcdx", 3)])
        examined(one, [false], kept: [], h: 0, by: strict).expectHolds("PRE-1")
        examined(one, [true], kept: [], h: 0, by: strict).expectBroken("PRE-1")
    }

    @Test func `under the option 'equal', titles match only if their bytes are equal`() {
        let one = input(["é"], [("e\u{301}", 3)])
        examined(one, [false], kept: [], h: 0, by: equal).expectHolds("PRE-1")
        examined(one, [true], kept: [], h: 0, by: equal).expectBroken("PRE-1")
        examined(input(["é"], [("é", 3)]), [false], kept: [0], h: 1, by: equal)
            .expectBroken("PRE-1")
    }

    @Test func `a title that is present is green, and any other title is red`() {
        let one = input(["a"], [("a", 0)])
        examined(one, [true], kept: [0], h: 0, colours: [.red])
            .expectBroken("PRE-1")
        examined(one, [true], kept: [0], h: 0, colours: [])
            .expectBroken("PRE-1")
    }

    @Test func `letting each publication match only one title breaks PRE-1`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output
            var present = right?.present ?? []
            if present.count > 1 { present[1] = false }
            return .init(
                present: present, colours: present.map { $0 ? .green : .red }, kept: right?.kept ?? [],
                h: right?.h ?? 0, found: right?.found ?? 0, lines: right?.lines ?? [])
        }
        Examination(input(["a", "a"], [("a", 0)]), by: program).expectBroken("PRE-1")
    }

    // MARK: PRE-2

    @Test func `exactly the publications that match a title are kept`() {
        let two = input(["abcde"], [("vwxyz", 9), ("abcde", 1)])
        examined(two, [true], kept: [1], h: 1).expectHolds("PRE-2")
        examined(two, [true], kept: [], h: 0).expectBroken("PRE-2")
        examined(two, [true], kept: [0, 1], h: 1).expectBroken("PRE-2")
        examined(two, [true], kept: [1, 1], h: 1).expectBroken("PRE-2")
        examined(two, [true], kept: [2], h: 1).expectBroken("PRE-2")
    }

    @Test func `h is the h-index of the kept publications`() {
        let two = input(["abcde"], [("vwxyz", 9), ("abcde", 2)])
        examined(two, [true], kept: [1], h: 2).expectBroken("PRE-2")
        examined(two, [true], kept: [1], h: 0).expectBroken("HIX-1")
        examined(input([], [("a", 4)]), [], kept: [], h: 0).expectHolds("PRE-2")
        examined(input([], [("a", 4)]), [], kept: [0], h: 1).expectBroken("PRE-2")
    }

    @Test func `a publication that is kept if it is alone in the list is also kept in a longer list`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output
            return .init(
                present: right?.present ?? [], colours: right?.colours ?? [],
                kept: Array((right?.kept ?? []).prefix(1)), h: min(1, right?.h ?? 0),
                found: right?.found ?? 0, lines: right?.lines ?? [])
        }
        Examination(input(["a"], [("a", 1), ("a", 1)]), by: program)
            .expectBroken("PRE-2")
    }

    // MARK: PRE-3

    private func shown(_ homepage: [S.Listed], found: Int, lines: [[String]]) -> Examination<S> {
        Examination(
            S.Input(homepage: homepage, publications: [], percent: Number(80)),
            .output(
                .init(
                    present: homepage.map { _ in false }, colours: homepage.map { _ in .red }, kept: [], h: 0,
                    found: found, lines: lines)))
    }

    @Test func `each title is shown with its authors, or alone if it has no authors`() {
        let page = [S.Listed("a", authors: "R Karp"), S.Listed("b", authors: ""), S.Listed("c")]
        shown(page, found: 3, lines: [["a", "R Karp"], ["b"], ["c"]]).expectHolds("PRE-3")
        for wrong in [
            [["a"], ["b"], ["c"]], [["a", "R Karp"], ["b", ""], ["c"]],
            [["a", "R Karp"], ["b"], ["c", ""]],
            [["a", "R Karp"], ["c"]], [["b"], ["a", "R Karp"], ["c"]],
        ] {
            shown(page, found: 3, lines: wrong).expectBroken("PRE-3")
        }
        shown(page, found: 0, lines: [["a", "R Karp"], ["b"], ["c"]]).expectBroken("PRE-3")
        shown([], found: 0, lines: []).expectHolds("PRE-3")
    }

    // MARK: SIM-3, EDI-3, HIX-1

    @Test func `an invalid percentage is rejected before any other invalid value, under both options`() {
        for readings in [Readings.standard, equal] {
            let both = input(["a"], [("a", -1)], Number(101))
            Examination<S>(both, .rejection(Similarity.invalid()), readings).expectHolds("SIM-3")
            Examination<S>(both, .rejection(Publications.invalid()), readings).expectBroken("SIM-3")
            examined(both, [false], kept: [], h: 0, by: readings).expectBroken("SIM-3")
        }
        Examination<S>(input(["a"], []), .rejection(Similarity.invalid()))
            .expectBroken("SIM-3")
    }

    @Test func `negative citations are rejected even if the publication would not be kept`() {
        let negative = input([], [("a", -1)])
        Examination<S>(negative, .rejection(Publications.invalid())).expectHolds("HIX-1")
        examined(negative, [], kept: [], h: 0).expectBroken("HIX-1")
        Examination<S>(input([], [("a", 1)]), .rejection(Publications.invalid()))
            .expectBroken("HIX-1")
    }

    @Test func `comparing symbols other than those of the option breaks EDI-3`() {
        let bytes = Improvised<S> { input, readings in
            let isASCII = (input.homepage.map(\.title) + input.publications.map(\.title)).allSatisfy {
                $0.utf8.allSatisfy { $0 < 0x80 }
            }
            if isASCII, let right = S.reference.outcome(of: input, readings: readings).output { return right }
            return .init(
                present: [true], colours: [.green], kept: [0], h: 0, found: 1, lines: Self.lines(of: input))
        }
        Examination(input(["é"], [("è", 0)], Number(50)), by: bytes)
            .expectBroken("EDI-3")
        Examination(input(["é"], [("è", 0)]), by: S.reference).expectHolds("EDI-3")
        examined(input(["é"], [("è", 0)]), [false], kept: [], h: 0, by: equal).expectUntouched("EDI-3")
    }

    // MARK: Properties without the derivation

    private func contradicted(
        _ input: S.Input, _ present: [Bool], kept: [Int], h: Int, colours: [S.Colour]? = nil
    ) -> [S.Law] {
        let colours = colours ?? present.map { $0 ? .green : .red }
        return Relations<S>(
            input,
            .output(
                .init(
                    present: present, colours: colours, kept: kept, h: h, found: input.homepage.count,
                    lines: Self.lines(of: input)))
        ).contradicted
    }

    @Test func `the properties suffice to reveal an outcome that contradicts itself`() {
        let two = input(["a", "b"], [("a", 3), ("c", 1)])
        #expect(contradicted(two, [true, false], kept: [0], h: 1).isEmpty)
        #expect(contradicted(two, [true, false], kept: [0], h: 1, colours: [.red, .red]) == [.green])
        #expect(contradicted(two, [true], kept: [0], h: 1) == [.green])
        #expect(contradicted(two, [true, false], kept: [0], h: 2).contains(.overKept))
        #expect(contradicted(input(["a"], [("b", 1)], Number(0)), [false], kept: [], h: 0) == [.zero])
    }

    @Test func `the properties suffice to reveal outcomes that contradict each other`() {
        func contradicted(_ change: @escaping @Sendable (S.Input, S.Output) -> S.Output) -> [S.Law] {
            let program = Improvised<S> { input, readings throws(Rejection) in
                change(input, try S.reference.run(input, readings: readings))
            }
            let titles = [S.Listed("é"), S.Listed("e", authors: "R Karp")]
            let known = [S.Known("è", citations: 2), S.Known("e", citations: 0), S.Known("e", citations: 1)]
            let input = S.Input(homepage: titles, publications: known, percent: Number(100))
            return Relations(input, by: program).contradicted
        }
        @Sendable func nothing(_ output: S.Output) -> S.Output {
            .init(
                present: output.present.map { _ in false }, colours: output.colours.map { _ in .red },
                kept: [], h: 0, found: output.found, lines: output.lines)
        }
        #expect(contradicted { $1 }.isEmpty)
        #expect(
            contradicted { $0.homepage.contains { $0.authors == "x" } ? nothing($1) : $1 } == [.titlesAlone])
        #expect(
            contradicted { input, output in
                .init(
                    present: output.present, colours: output.colours, kept: Array(output.kept.prefix(1)),
                    h: min(1, output.h), found: output.found, lines: output.lines)
            } == [.present, .overKept])
        #expect(
            contradicted { input, output in
                let isASCII = input.publications.allSatisfy { $0.title.utf8.allSatisfy { $0 < 0x80 } }
                return isASCII || input.publications.count == 1 ? output : nothing(output)
            } == [.symbol])
    }

    // MARK: Random inputs

    @Test func `random inputs include partly kept lists, pages without titles, and rejected inputs`() {
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
