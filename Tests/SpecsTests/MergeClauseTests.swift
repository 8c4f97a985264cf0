import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests of the clauses MER-1 and MER-2 of health.merge.
struct MergeClauseTests {
    private static let day = 86_400
    private let nearest = Readings.standard.with(MergeRounding.nearest)
    private let running = Readings.standard.with(MergeMean.running)
    private let shipped = Readings.standard.with(MergeNote.shipped)

    private func input(
        _ reports: [Merge.Entry], _ new: HealthReport, in zone: Zone = .utc
    ) -> Merge.Input {
        .init(reports: reports, new: new, zone: zone)
    }

    private func entry(_ report: HealthReport, _ entries: Int? = nil) -> Merge.Entry {
        .init(report: report, entries: entries)
    }

    private func examined(
        _ input: Merge.Input, _ reports: Merge.Entry..., by readings: Readings = .standard
    ) -> Examination<Merge> {
        Examination(input, .output(.init(reports: reports)), readings)
    }

    private var now: Int { Diary.standard }

    // MARK: MER-1, days

    @Test func `a report from a new day is added, and a report from a day in the diary is merged`() {
        let next = Diary.report(now + Self.day, heartRate: 80)
        let other = input([entry(Diary.report())], next)
        examined(other, entry(next), entry(Diary.report())).expectHolds("MER-1")
        examined(other, entry(Diary.report(heartRate: 76), 2)).expectBroken("MER-1")
        let same = input([entry(Diary.report())], Diary.report(now + 1, heartRate: 80))
        examined(same, entry(Diary.report(heartRate: 76), 2)).expectHolds("MER-1")
        examined(same, entry(Diary.report(now + 1, heartRate: 80)), entry(Diary.report())).expectBroken(
            "MER-1")
    }

    @Test func `the days of two reports are compared in the time zone of the input`() {
        // In Rome, 01:30 and 02:30 on 2020-10-25, in summer time, and 23:30 on the day before.
        let (night, later, before) = (1_603_582_200, 1_603_585_800, 1_603_575_000)
        let merged = entry(Diary.report(night, heartRate: 76), 2)
        examined(input([entry(Diary.report(night))], Diary.report(later, heartRate: 80), in: .rome), merged)
            .expectHolds("MER-1")
        let parted = input([entry(Diary.report(before))], Diary.report(night), in: .rome)
        examined(parted, entry(Diary.report(night)), entry(Diary.report(before))).expectHolds("MER-1")
        examined(parted, entry(Diary.report(before), 2)).expectBroken("MER-1")
    }

    @Test func `two reports of a day are merged even if the clocks went back across midnight between them`() {
        // Newfoundland's clocks showed 2008-11-02 for a minute, and then 23:01 of the day before.
        let (first, again) = (1_225_591_200, 1_225_594_800)
        let input = input([entry(Diary.report(first))], Diary.report(again), in: .stJohns)
        examined(input, entry(Diary.report(first), 2)).expectHolds("MER-1")
        Examination(input, by: Merge.reference).expectHolds("MER-1")
        let parted = self.input(
            [entry(Diary.report(1_225_593_059))], Diary.report(1_225_593_060), in: .stJohns)
        Examination(parted, by: Merge.reference).expectHolds("MER-1")
    }

    @Test func `if two entries are from the new report's day, the first of the two in the list is merged`() {
        let diary = input(
            [entry(Diary.report(heartRate: 60)), entry(Diary.report(now + 60, heartRate: 70))],
            Diary.report(now + 9, heartRate: 80))
        examined(diary, entry(Diary.report(now + 60, heartRate: 70)), entry(Diary.report(heartRate: 70), 2))
            .expectHolds("MER-1")
        examined(diary, entry(Diary.report(now + 60, heartRate: 75), 2), entry(Diary.report(heartRate: 60)))
            .expectBroken("MER-1")
    }

    // MARK: MER-1, means

    @Test(arguments: [(Float(36.6), Float(36.7), Float(36.65)), (36.4, 37.2, 36.800003)])
    func `means of single-precision values are computed in double precision and then rounded`(
        old: Float, new: Float, mean: Float
    ) {
        let input = input([entry(Diary.report(temperature: old))], Diary.report(temperature: new))
        examined(input, entry(Diary.report(temperature: mean), 2)).expectHolds("MER-1")
        examined(input, entry(Diary.report(temperature: mean.nextUp), 2))
            .expectBroken("MER-1")
    }

    @Test func `the weight of a merged report is the mean of the merged weights`() {
        let input = input([entry(Diary.report(weight: 70.1))], Diary.report(weight: 70.2))
        examined(input, entry(Diary.report(weight: 70.149994), 2)).expectHolds("MER-1")
        examined(input, entry(Diary.report(weight: 70.15), 2))
            .expectBroken("MER-1")
    }

    @Test func `the reading decides how the means of whole numbers are rounded`() {
        let input = input([entry(Diary.report(heartRate: 72))], Diary.report(heartRate: 73))
        let (down, up) = (entry(Diary.report(heartRate: 72), 2), entry(Diary.report(heartRate: 73), 2))
        examined(input, down).expectHolds("MER-1")
        examined(input, up, by: nearest).expectHolds("MER-1")
        examined(input, up).expectBroken("MER-1")
        examined(input, down, by: nearest).expectBroken("MER-1")
    }

    @Test func `the reading decides whether a mean is of the old and new value or all values of the day`() {
        let input = input([entry(Diary.report(heartRate: 60), 2)], Diary.report(heartRate: 90))
        let (pair, all) = (entry(Diary.report(heartRate: 75), 3), entry(Diary.report(heartRate: 70), 3))
        examined(input, pair).expectHolds("MER-1")
        examined(input, all, by: running).expectHolds("MER-1")
        examined(input, all).expectBroken("MER-1")
        examined(input, pair, by: running).expectBroken("MER-1")
    }

    @Test func `merging adds 1 to the number of entries, and keeps the date of the old report`() {
        let input = input([entry(Diary.report(), 4)], Diary.report(now + 5))
        examined(input, entry(Diary.report(), 5)).expectHolds("MER-1")
        examined(input, entry(Diary.report(), 4)).expectBroken("MER-1")
        examined(input, entry(Diary.report())).expectBroken("MER-1")
        examined(input, entry(Diary.report(now + 5), 5))
            .expectBroken("MER-1")
    }

    @Test func `reports that are not merged stay unchanged`() {
        let older = Diary.report(now - Self.day, note: "a")
        let input = input([entry(older, 1)], Diary.report())
        examined(input, entry(Diary.report()), entry(older, 1)).expectHolds("MER-1")
        examined(input, entry(Diary.report()), entry(older))
            .expectBroken("MER-1")
        examined(input, entry(Diary.report(), 1), entry(older, 1))
            .expectBroken("MER-1")
        let noteless = Diary.report(now - Self.day)
        examined(input, entry(Diary.report()), entry(noteless, 1)).expectBroken("MER-1")
        let warmer = Diary.report(now - Self.day, temperature: 37, note: "a")
        examined(input, entry(Diary.report()), entry(warmer, 1))
            .expectBroken("MER-1")
    }

    @Test func `a number with more digits than necessary breaks MER-1`() {
        let long = HealthReport(
            date: Moment(now), temperature: Single(spelled: "36.599998474121094"), weight: Single(70),
            heartRate: 72, glycemia: 90, importance: Importance())
        examined(input([], Diary.report()), entry(long))
            .expectBroken("MER-1")
    }

    @Test func `a rejection breaks MER-1`() {
        Examination<Merge>(input([], Diary.report()), .rejection(Rejection("diary.full")))
            .expectBroken("MER-1")
    }

    // MARK: MER-2

    @Test func `each value of a merged report has the greater of its two importances`() {
        let (low, high) = (Importance(temperature: 1, weight: 5), Importance(temperature: 4, weight: 2))
        let input = input([entry(Diary.report(importance: low))], Diary.report(importance: high))
        func merged(_ importance: Importance) -> Merge.Entry {
            entry(Diary.report(importance: importance), 2)
        }
        examined(input, merged(Importance(temperature: 4, weight: 5))).expectHolds("MER-2")
        examined(input, merged(high)).expectBroken("MER-2")
        examined(input, merged(low)).expectBroken("MER-2")
        examined(input, merged(Importance(temperature: 3, weight: 5))).expectBroken("MER-2")
    }

    @Test(
        arguments: [
            (nil, nil, nil, nil), ("a", nil, "a", "a"), (nil, "b", "b", "b"), ("a", "b", "a\nb", "a"),
            ("a", "a", "a\na", "a"),
        ] as [(String?, String?, String?, String?)])
    func `the reading decides how two notes are joined`(
        old: String?, new: String?, both: String?, shipped: String?
    ) {
        let input = input([entry(Diary.report(note: old))], Diary.report(note: new))
        examined(input, entry(Diary.report(note: both), 2)).expectHolds("MER-2")
        examined(input, entry(Diary.report(note: shipped), 2), by: self.shipped).expectHolds("MER-2")
        examined(input, entry(Diary.report(note: "c"), 2)).expectBroken("MER-2")
    }

    @Test func `keeping only one of two notes breaks MER-2`() {
        let input = input([entry(Diary.report(note: "a"))], Diary.report(note: "b"))
        examined(input, entry(Diary.report(note: "a"), 2))
            .expectBroken("MER-2")
        examined(input, entry(Diary.report(note: "a\nb"), 2), by: shipped)
            .expectBroken("MER-2")
    }

    @Test func `a list of reports that is not newest first breaks MER-2`() {
        let older = Diary.report(now - Self.day)
        let input = input([entry(older)], Diary.report())
        examined(input, entry(older), entry(Diary.report()))
            .expectBroken("MER-2")
    }

    @Test func `changing the order of reports with the same date breaks MER-2`() {
        let (one, other) = (Diary.report(heartRate: 60), Diary.report(heartRate: 61))
        let input = input([entry(one), entry(other)], Diary.report(now + Self.day))
        let new = entry(Diary.report(now + Self.day))
        examined(input, new, entry(one), entry(other)).expectHolds("MER-2")
        examined(input, new, entry(other), entry(one)).expectBroken("MER-2")
    }

    @Test func `a report added to an empty diary satisfies MER-2`() {
        examined(input([], Diary.report()), entry(Diary.report())).expectHolds("MER-2")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal wrong dates, values and notes`() {
        let (old, older) = (Diary.report(note: "a"), Diary.report(now - Self.day))
        let input = input([entry(older), entry(old)], Diary.report(now + 9, heartRate: 80, note: "b"))
        func contradicted(_ reports: Merge.Entry...) -> [Merge.Law] {
            Relations<Merge>(input, .output(.init(reports: reports))).contradicted
        }
        func merged(_ heartRate: Int = 76, note: String? = "a\nb") -> HealthReport {
            Diary.report(heartRate: heartRate, note: note)
        }
        #expect(contradicted(entry(merged(), 2), entry(older)).isEmpty)
        #expect(contradicted(entry(older), entry(merged(), 2)) == [.newestFirst])
        #expect(contradicted(entry(merged(81), 2), entry(older)) == [.mean])
        #expect(contradicted(entry(merged(), 1), entry(older)) == [.entries])
        for note in ["b", nil] {
            #expect(contradicted(entry(merged(note: note), 2), entry(older)) == [.oneNote])
        }
        #expect(Relations<Merge>(input, .rejection(Rejection("diary.full"))).contradicted == [.added])
    }
}
