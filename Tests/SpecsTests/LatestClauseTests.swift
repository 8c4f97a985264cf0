import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs

/// Tests of the clause LAT-1 of health.latest, with hand-written reports.
struct LatestClauseTests {
    private let reports = [
        Diary.report(Diary.standard + 5, heartRate: 60), Diary.report(Diary.standard + 9, heartRate: 61),
        Diary.report(Diary.standard + 9, heartRate: 62), Diary.report(heartRate: 63),
    ]

    private func examined(_ latest: HealthReport?) -> Examination<Latest> {
        Examination(.init(reports: reports), .output(.init(latest: latest)))
    }

    @Test func `the latest report has the latest date, and is the last if several reports have this date`() {
        examined(reports[2]).expectHolds("LAT-1")
        Examination(.init(reports: reports), by: Latest.reference).expectHolds("LAT-1")
        examined(reports[0]).expectBroken("LAT-1")
        examined(reports[1]).expectBroken("LAT-1")
    }

    @Test func `giving a wrong report, or no report, breaks LAT-1`() {
        examined(Diary.report(Diary.standard + 9, heartRate: 64)).expectBroken("LAT-1")
        examined(nil).expectBroken("LAT-1")
        Examination(.init(reports: []), by: Latest.reference).expectHolds("LAT-1")
        Examination<Latest>(.init(reports: []), .output(.init(latest: reports[0])))
            .expectBroken("LAT-1")
    }

    @Test func `a number with more digits than necessary, or a rejection, breaks LAT-1`() {
        var long = reports[2]
        long.temperature = Single(spelled: "36.599998474121094")
        examined(long).expectBroken("LAT-1")
        Examination<Latest>(.init(reports: reports), .rejection(Rejection("diary.empty")))
            .expectBroken("LAT-1")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal a wrong or a missing report`() {
        func contradicted(_ latest: HealthReport) -> [Latest.Law] {
            Relations<Latest>(.init(reports: reports), .output(.init(latest: latest))).contradicted
        }
        #expect(contradicted(reports[2]).isEmpty)
        #expect(contradicted(reports[1]) == [.summary])
        #expect(contradicted(reports[0]) == [.greatestDate])
        #expect(contradicted(Diary.report(Diary.standard + 9, heartRate: 64)) == [.summary])
        let refused = Outcome<Latest.Output>.rejection(Rejection("diary.empty"))
        #expect(Relations<Latest>(.init(reports: []), refused).contradicted == [.summary])
    }
}
