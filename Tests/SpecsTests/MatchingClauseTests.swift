import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses MAT-1, SIM-3 and EDI-3 of scholar.matching, with hand-written lists and random inputs.
struct MatchingClauseTests {
    private typealias S = Matching

    private func examined(
        _ left: [String], _ right: [String], _ percent: Int = 80, gives pairs: [S.Pair],
        by readings: Readings = .standard
    ) -> Examination<S> {
        Examination(
            .init(left: left, right: right, percent: Number(percent)), .output(.init(pairs: pairs)), readings)
    }

    private let strict = Readings.standard.with(SimilarityThreshold.strict)

    // MARK: MAT-1

    @Test func `every pair of similar titles is listed, with the index of each title`() {
        let (left, right) = (["abcde", "vwxyz"], ["abcdx", "abcde"])
        examined(left, right, gives: [.init(0, 0, 80), .init(0, 1, 100)]).expectHolds("MAT-1")
        examined(left, right, gives: [.init(0, 1, 100)])
            .expectBroken("MAT-1")
        examined(left, right, gives: [.init(0, 1, 100)], by: strict).expectHolds("MAT-1")
        examined(left, right, gives: [.init(0, 1, 100), .init(0, 0, 80)])
            .expectBroken("MAT-1")
        examined(left, right, gives: [.init(0, 0, 80), .init(0, 0, 80), .init(0, 1, 100)])
            .expectBroken("MAT-1")
        examined(left, right, gives: [.init(0, 0, 80), .init(0, 1, 100), .init(1, 0, 0)])
            .expectBroken("MAT-1")
    }

    @Test func `the similarity of a pair is the same as in scholar.similarity`() {
        examined(["aab"], ["aaa"], 60, gives: [.init(0, 0, 200.0 / 3)]).expectHolds("MAT-1")
        examined(["aab"], ["aaa"], 60, gives: [.init(0, 0, 67)])
            .expectBroken("MAT-1")
        examined([""], [""], 100, gives: [.init(0, 0, 100)]).expectHolds("MAT-1")
    }

    @Test func `each pair contains an index in the left list and an index in the right list`() throws {
        examined(["a"], ["a"], gives: [.init(1, 1, 100)]).expectBroken("MAT-1")
        let half = try S.Pair(JSONReader.value(of: "[0.5,0,100]"))
        examined(["a"], ["a"], gives: [half]).expectBroken("MAT-1")
        for text in ["[0,0]", "[0,0,1,1]", "[-1,0,1]", "{}"] {
            #expect(throws: Misfit.self) { try S.Pair(JSONReader.value(of: text)) }
        }
    }

    @Test func `a program that finds fewer pairs after the lists are exchanged breaks MAT-1`() {
        let program = Improvised<S> { input, readings in
            let pairs = S.reference.outcome(of: input, readings: readings).output?.pairs ?? []
            return .init(pairs: input.left.count > input.right.count ? [] : pairs)
        }
        Examination(
            .init(left: ["a"], right: ["a", "b"], percent: Number(80)), by: program
        ).expectBroken("MAT-1")
    }

    // MARK: SIM-3 and EDI-3

    @Test func `an invalid percentage is rejected even if the lists are empty`() {
        let none = S.Input(left: [], right: [], percent: Number(written: "80.5"))
        Examination<S>(none, .rejection(Similarity.invalid())).expectHolds("SIM-3")
        Examination<S>(none, .output(.init(pairs: []))).expectBroken("SIM-3")
        let fine = S.Input(left: ["a"], right: [], percent: Number(80))
        Examination<S>(fine, .rejection(Similarity.invalid())).expectBroken("SIM-3")
        Examination<S>(fine, .rejection(Rejection("citations.invalid")))
            .expectBroken("MAT-1")
    }

    @Test func `comparing characters, instead of the symbols that the option names, breaks EDI-3`() {
        let characters = Improvised<S> { input, readings in
            let isASCII = (input.left + input.right).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
            let right = S.reference.outcome(of: input, readings: readings).output ?? .init(pairs: [])
            return isASCII ? right : .init(pairs: [])
        }
        let emoji = S.Input(left: ["😀"], right: ["😁"], percent: Number(50))
        Examination(emoji, by: characters).expectBroken("EDI-3")
        Examination(emoji, by: S.reference).expectHolds("EDI-3")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal wrong pairs`() {
        func contradicted(_ pairs: S.Pair...) -> [S.Law] {
            let input = S.Input(left: ["a", "b"], right: ["a", "a"], percent: Number(0))
            return Relations<S>(input, .output(.init(pairs: pairs))).contradicted
        }
        let right: [S.Pair] = [.init(0, 0, 100), .init(0, 1, 100)]
        #expect(contradicted(right[0], right[1]).isEmpty)
        #expect(contradicted(right[1], right[0]) == [.fromZero])
        #expect(contradicted(right[0], right[0], right[1]) == [.fromZero])
        #expect(contradicted(right[0], right[1], .init(2, 0, 0)) == [.fromZero])
        let fine = S.Input(left: [], right: [], percent: Number(80))
        let rejected = Outcome<S.Output>.rejection(Rejection("list.empty"))
        #expect(Relations<S>(fine, rejected).contradicted == [.each])
        let oneSided = Improvised<S> { input, _ in
            .init(pairs: input.left.count > input.right.count ? [] : [.init(0, 0, 50)])
        }
        let lists = S.Input(left: ["ab"], right: ["ac", "xy"], percent: Number(50))
        #expect(Relations(lists, by: oneSided).contradicted.contains(.each))
    }

    // MARK: Random inputs

    @Test func `random inputs lead to rejections, no pairs, some pairs and all pairs`() {
        let inputs = GeneratorExamination<S>().inputs
        let counts = inputs.map { input in
            let pairs = S.reference.outcome(of: input).output?.pairs.count
            return (all: input.left.count * input.right.count, pairs: pairs)
        }
        #expect(counts.count { $0.pairs == nil } >= 20)
        #expect(counts.count { $0.all > 0 && $0.pairs == 0 } >= 50)
        #expect(counts.count { $0.all > 0 && $0.pairs == $0.all } >= 30)
        #expect(counts.count { ($0.pairs ?? 0) > 0 && ($0.pairs ?? 0) < $0.all } >= 100)
    }
}
