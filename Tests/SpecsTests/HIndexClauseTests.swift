import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses HIX-1 and HIX-2 of scholar.hindex.
struct HIndexClauseTests {
    private func publications(_ citations: [Int], unchecked: [Int] = []) -> Publications {
        Publications(
            publications: citations.enumerated().map {
                Publication(citations: $1, checked: !unchecked.contains($0))
            })
    }

    private func examined(_ citations: [Int], unchecked: [Int] = [], h: Int) -> Examination<HIndex> {
        Examination(publications(citations, unchecked: unchecked), .output(.init(h: h)))
    }

    // MARK: HIX-1

    @Test(arguments: [
        ([9, 7, 5, 4, 4], 4), ([4, 4, 5, 7, 9], 4), ([0, 0], 0), ([], 0), ([10], 1), ([1, 1, 1], 1),
    ])
    func `giving the greatest possible h satisfies HIX-1`(citations: [Int], h: Int) {
        examined(citations, h: h).expectHolds("HIX-1")
    }

    @Test func `requiring more than h citations, instead of at least h, breaks HIX-1`() {
        examined([9, 7, 5, 4], h: 3).expectBroken("HIX-1")
    }

    @Test func `giving the rank of the first publication that has too few citations breaks HIX-1`() {
        examined([9, 7, 5, 4, 4], h: 5).expectBroken("HIX-1")
    }

    @Test func `ranking the publications in the order of the input breaks HIX-1`() {
        examined([1, 9, 9], h: 1).expectBroken("HIX-1")
    }

    @Test func `counting unchecked publications breaks HIX-1`() {
        examined([3, 3, 3], unchecked: [1], h: 3).expectBroken("HIX-1")
        examined([3, 3, 3], unchecked: [1], h: 2).expectHolds("HIX-1")
    }

    @Test(arguments: [[], [1]])
    func `accepting negative citations, even of an unchecked publication, breaks HIX-1`(unchecked: [Int]) {
        examined([5, -1], unchecked: unchecked, h: 1)
            .expectBroken("HIX-1")
        Examination<HIndex>(publications([5, -1], unchecked: unchecked), .rejection(Publications.invalid()))
            .expectHolds("HIX-1")
    }

    @Test func `rejecting publications that have no citations breaks HIX-1`() {
        Examination<HIndex>(publications([0, 3]), .rejection(Publications.invalid()))
            .expectBroken("HIX-1")
    }

    // MARK: HIX-2

    @Test func `the reference satisfies HIX-2 for a list of publications`() {
        Examination(publications([3, 3, 3, 0], unchecked: [1]), by: HIndex.reference).expectHolds("HIX-2")
    }

    @Test func `giving 0 if any publication is unchecked breaks HIX-2`() {
        let allOrNothing = Improvised<HIndex> { input, readings throws(Rejection) in
            guard input.publications.allSatisfy(\.checked) else { return .init(h: 0) }
            return try HIndex.reference.run(input, readings: readings)
        }
        Examination(publications([9, 9, 9]), by: allOrNothing)
            .expectBroken("HIX-2")
    }

    @Test func `treating checked publications as unchecked breaks HIX-2`() {
        // This program is right for this input only because checked and unchecked publications have the same h.
        let contrary = Improvised<HIndex> { input, readings throws(Rejection) in
            let turned = input.publications.map { Publication(citations: $0.citations, checked: !$0.checked) }
            return try HIndex.reference.run(.init(publications: turned), readings: readings)
        }
        Examination(publications([2, 2, 2, 2], unchecked: [2, 3]), by: contrary)
            .expectBroken("HIX-2")
    }

    @Test func `an h that rises by two when one more publication is checked breaks HIX-2`() {
        let generous = Improvised<HIndex> { input, readings throws(Rejection) in
            let h = try HIndex.reference.run(input, readings: readings).h
            return .init(h: input.publications.allSatisfy(\.checked) ? h + 1 : h)
        }
        Examination(publications([9, 9, 9], unchecked: [2]), by: generous)
            .expectBroken("HIX-2")
    }

    @Test func `an h that falls when one more publication is checked breaks HIX-2`() {
        let averaging = Improvised<HIndex> { input, readings throws(Rejection) in
            let citations = input.publications.filter(\.checked).map(\.citations)
            let mean = citations.isEmpty ? 0 : citations.reduce(0, +) / citations.count
            return .init(h: min(mean, try HIndex.reference.run(input, readings: readings).h))
        }
        Examination(publications([2, 2, 0, 0], unchecked: [2, 3]), by: averaging)
            .expectBroken("HIX-2")
    }

    @Test func `rejecting an input in which no publication is checked breaks HIX-2`() {
        let fussy = Improvised<HIndex> { input, readings throws(Rejection) in
            guard input.publications.contains(where: \.checked) else { throw Publications.invalid() }
            return try HIndex.reference.run(input, readings: readings)
        }
        Examination(publications([3]), by: fussy).expectBroken("HIX-2")
    }

    @Test func `HIX-2 judges neither an empty list nor negative citations`() {
        examined([], h: 0).expectUntouched("HIX-2")
        Examination(publications([-1]), by: HIndex.reference).expectUntouched("HIX-2")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal a wrong h`() {
        let tied = publications([2, 2, 1], unchecked: [2])
        #expect(Relations<HIndex>(tied, .output(.init(h: 2))).contradicted.isEmpty)
        #expect(Relations<HIndex>(tied, .output(.init(h: 3))).contradicted == [.enough])
        #expect(Relations<HIndex>(tied, .output(.init(h: 1))).contradicted == [.enough])
        let contrary = Improvised<HIndex> { input, readings in
            .init(h: input.publications.count { !$0.checked })
        }
        #expect(Relations(publications([1, 1], unchecked: [0]), by: contrary).contradicted == [.checking])
    }
}
