import JSON
import Kit
import Reference
import Specification
import Specs

/// A diary that was brought in: a report a day, and what is known of them.
struct Diary {
    /// Newest first.
    let days: [HealthReport]
    /// Absent where there is no report.
    let means: Dashboard.Means?
    /// The days of fever, oldest first.
    let fever: [HealthReport]

    /// Reports of one day become one, in the order given.
    init(_ reports: [HealthReport], zone: Zone, readings: Readings) throws {
        var diary: [DiaryMerge.Entry] = []
        for report in reports {
            // Only what is near can be of the same day; merging all that is far would cost its square.
            let far = diary.filter { abs($0.report.date.seconds - report.date.seconds) > 2 * 86_400 }
            let near = diary.filter { abs($0.report.date.seconds - report.date.seconds) <= 2 * 86_400 }
            let input = DiaryMerge.Input(reports: near, new: report, zone: zone)
            diary = far + (try DiaryMerge.reference.run(input, readings: readings).reports)
        }
        let days = diary.map(\.report).sorted { $0.date > $1.date }
        self.days = days
        means = try Dashboard.reference.run(.init(reports: days), readings: readings).means
        fever = try days.reversed().filter { report in
            try Fever.reference.run(.init(temperature: report.temperature), readings: readings).highlighted
        }
    }
}
