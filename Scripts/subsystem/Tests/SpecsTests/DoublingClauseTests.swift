import JSON
import Reference
import Specification
import Testing

@testable import FamilySpecs

/// Tests of the clause DBL-1 of family.doubling.
struct DoublingClauseTests {
    private func examined(_ number: Int, _ doubled: Int) -> Examination<Doubling> {
        Examination(.init(number: number), .output(.init(doubled: doubled)))
    }

    @Test(arguments: [(0, 0), (1, 2), (-3, -6), (1_000_000, 2_000_000)])
    func `twice the number satisfies DBL-1`(number: Int, doubled: Int) {
        examined(number, doubled).expectHolds("DBL-1")
    }

    @Test(arguments: [(0, 1), (1, 1), (-3, 6)])
    func `any other number breaks DBL-1`(number: Int, doubled: Int) {
        examined(number, doubled).expectBroken("DBL-1")
    }

    @Test func `a rejection breaks DBL-1`() {
        Examination<Doubling>(.init(number: 1), .rejection(Rejection("number.invalid")))
            .expectBroken("DBL-1")
    }
}
