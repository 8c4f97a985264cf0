import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs

/// Tests of the clause FIL-1 of health.filter.
struct FilterClauseTests {
    private let equal = Readings.standard.with(FilterMatch.equal)

    /// Returns an input with one report for each importance of the weight; by default, the report ids are a, b, c, …
    private func input(
        _ importances: [Int], ids: [String]? = nil, by criterion: Filter.Criterion = .weight,
        from least: Int = 3
    ) -> Filter.Input {
        let names = ids ?? ["a", "b", "c", "d", "e"]
        let reports = zip(importances, names).map { importance, id in
            Filter.Listed(id: id, report: Diary.report(importance: Importance(weight: importance)))
        }
        return .init(reports: reports, criterion: criterion, importance: least)
    }

    private func examined(_ input: Filter.Input, _ ids: [String], by readings: Readings = .standard)
        -> Examination<Filter>
    {
        Examination(input, .output(.init(ids: ids)), readings)
    }

    @Test func `reports that are at least as important as requested are kept, in the original order`() {
        examined(input([4, 2, 3, 5]), ["a", "c", "d"]).expectHolds("FIL-1")
        examined(input([4, 2, 3, 5]), ["c"], by: equal).expectHolds("FIL-1")
        examined(input([]), []).expectHolds("FIL-1")
        examined(input([1, 2], by: .none, from: 5), ["a", "b"]).expectHolds("FIL-1")
    }

    @Test func `leaving out a matching report breaks FIL-1`() {
        examined(input([4, 3]), ["a"])
            .expectBroken("FIL-1")
        examined(input([4, 3]), ["b"]).expectBroken("FIL-1")
    }

    @Test func `keeping a report that does not match breaks FIL-1`() {
        examined(input([4, 2]), ["a", "b"])
            .expectBroken("FIL-1")
        examined(input([4, 3]), ["a", "b"], by: equal).expectBroken("FIL-1")
        examined(input([4]), ["a", "z"]).expectBroken("FIL-1")
    }

    @Test func `listing the reports in the wrong order breaks FIL-1`() {
        examined(input([4, 5]), ["b", "a"]).expectBroken("FIL-1")
    }

    @Test func `leaving out reports although the filter has no criterion breaks FIL-1`() {
        examined(input([1, 5], by: .none), ["b"]).expectBroken("FIL-1")
    }

    @Test func `filtering reports by a value other than the criterion breaks FIL-1`() {
        examined(input([1, 5], by: .temperature), ["b"])
            .expectBroken("FIL-1")
    }

    @Test func `each matching report is kept, even if another report has the same id`() {
        let twice = input([4, 1, 5], ids: ["x", "x", "x"])
        examined(twice, ["x", "x"]).expectHolds("FIL-1")
        examined(twice, ["x"]).expectBroken("FIL-1")
        examined(twice, ["x", "x", "x"]).expectBroken("FIL-1")
    }

    @Test func `ids that look alike, but have different scalars, are different`() {
        let alike = input([4, 1], ids: ["\u{E9}", "e\u{301}"])
        examined(alike, ["\u{E9}"]).expectHolds("FIL-1")
        examined(alike, ["e\u{301}"]).expectBroken("FIL-1")
    }

    @Test func `a rejection breaks FIL-1`() {
        Examination<Filter>(input([1]), .rejection(Rejection("list.invalid")))
            .expectBroken("FIL-1")
    }

    @Test(arguments: [["a", "b", "c"], ["x", "x", "x"], ["x", "y", "x"]])
    func `the reference satisfies FIL-1 even after one of the reports is left out`(ids: [String]) {
        Examination(input([4, 2, 3], ids: ids), by: Filter.reference).expectHolds("FIL-1")
        Examination(input([4, 2, 3], ids: ids), by: Filter.reference, equal).expectHolds("FIL-1")
    }

    // MARK: Properties without the derivation

    @Test
    func `the properties suffice to reveal wrong reports, a wrong order and a rejection`() {
        let input = input([4, 2, 3, 5])
        func contradicted(_ ids: [String]) -> [Filter.Law] {
            Relations<Filter>(input, .output(.init(ids: ids))).contradicted
        }
        #expect(contradicted(["a", "c", "d"]).isEmpty)
        #expect(contradicted(["a", "c"]) == [.noneKeepsAll])
        #expect(contradicted(["d", "c", "a"]) == [.order])
        #expect(contradicted(["a", "c", "z"]) == [.order])
        #expect(
            Relations<Filter>(input, .rejection(Rejection("list.invalid"))).contradicted == [.noneKeepsAll])
    }
}
