import Catalogue
import Foundation
import JSON
import Kit
import Reference
import Specification

/// An imported diary: one report per day, and the results that follow from the reports.
struct Diary {
    /// The reports, newest first.
    let days: [HealthReport]
    /// The means of the values; nil if there is no report.
    let means: Dashboard.Means?
    /// The days of fever, oldest first.
    let fever: [HealthReport]

    /// Creates a diary from reports; the reports of one day are merged in the given order.
    init(_ reports: [HealthReport], zone: TimeZone, readings: Readings) throws {
        var diary: [Merge.Entry] = []
        for report in reports {
            // Merging each report with all earlier ones would be slow, and only reports at most two days apart can
            // belong to one day.
            let far = diary.filter { abs($0.report.date.seconds - report.date.seconds) > 2 * 86_400 }
            let near = diary.filter { abs($0.report.date.seconds - report.date.seconds) <= 2 * 86_400 }
            let input = Merge.Input(reports: near, new: report, zone: .utc)
            diary = far + Merge.answer(input, readings: readings, in: zone).reports
        }
        let days = diary.map(\.report).sorted { $0.date > $1.date }
        self.days = days
        means = try Dashboard.reference.run(.init(reports: days), readings: readings).means
        fever = try days.reversed().filter { report in
            try Fever.reference.run(.init(temperature: report.temperature), readings: readings).highlighted
        }
    }
}
