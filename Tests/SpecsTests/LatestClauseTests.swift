import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs

/// LAT-1, and the inputs by chance.
struct LatestClauseTests {
    private let reports = [
        Diary.report(Diary.standard + 5, heartRate: 60), Diary.report(Diary.standard + 9, heartRate: 61),
        Diary.report(Diary.standard + 9, heartRate: 62), Diary.report(heartRate: 63),
    ]

    private func examined(_ latest: HealthReport?) -> Examination<Latest> {
        Examination(.init(reports: reports), .output(.init(latest: latest)))
    }

    @Test func `the last is that of the greatest date, given last`() {
        examined(reports[2]).expectHolds("LAT-1")
        Examination(.init(reports: reports), by: Latest.reference).expectHolds("LAT-1")
        examined(reports[0]).expectBroken("LAT-1", naming: "report 1 is later than report 0")
        examined(reports[1]).expectBroken("LAT-1", naming: "report 2 is of the same date as report 1")
    }

    @Test func `another report, or none, breaks LAT-1`() {
        examined(Diary.report(Diary.standard + 9, heartRate: 64)).expectBroken(
            "LAT-1", naming: "none of the diary")
        examined(nil).expectBroken("LAT-1", naming: "4 reports")
        Examination(.init(reports: []), by: Latest.reference).expectHolds("LAT-1")
        Examination<Latest>(.init(reports: []), .output(.init(latest: reports[0])))
            .expectBroken("LAT-1", naming: "none of the diary")
    }

    @Test func `a longer spelling, and a rejection, break LAT-1`() {
        var long = reports[2]
        long.temperature = Single(spelled: "36.599998474121094")
        examined(long).expectBroken("LAT-1", naming: "shortest")
        Examination<Latest>(.init(reports: reports), .rejection(Rejection("diary.empty")))
            .expectBroken("LAT-1", naming: "rejected")
    }
}
