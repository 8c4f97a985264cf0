import Foundation
import HealthSpecs
import Specification

extension Merge: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        answer(input, readings: readings, in: nil)
    }

    /// Returns the output for an input. If a time zone is given, it is used instead of the time zone of the input.
    public static func answer(_ input: Input, readings: Readings, in timeZone: TimeZone?) -> Output {
        let calendar = WallCalendar(input.zone, or: timeZone)
        var reports = input.reports.map { Entry(report: $0.report.shortened, entries: $0.entries) }
        if let index = reports.firstIndex(where: { calendar.areOfOneDay($0.report.date, input.new.date) }) {
            reports[index] = merged(reports[index], input.new, readings)
        } else {
            reports.append(Entry(report: input.new.shortened))
        }
        // MER-2: the newest report comes first. The sort is stable.
        return Output(reports: reports.sorted { $0.report.date > $1.report.date })
    }

    private static func merged(_ old: Entry, _ new: HealthReport, _ readings: Readings) -> Entry {
        let entries = old.entries ?? 1
        let k = readings[MergeMean.self] == .running ? entries : 1  // MER-1
        let report = old.report
        return Entry(
            report: HealthReport(
                date: report.date,
                temperature: mean(k, report.temperature, new.temperature),
                weight: mean(k, report.weight, new.weight),
                heartRate: mean(k, report.heartRate, new.heartRate, readings),
                glycemia: mean(k, report.glycemia, new.glycemia, readings),
                importance: Importance { max(report.importance[$0], new.importance[$0]) },  // MER-2
                note: note(report.note, new.note, readings)),
            entries: entries + 1)
    }

    private static func mean(_ k: Int, _ old: Single, _ new: Single) -> Single {
        Single(Float((Double(k) * Double(old.float) + Double(new.float)) / (Double(k) + 1)))
    }

    private static func mean(_ k: Int, _ old: Int, _ new: Int, _ readings: Readings) -> Int {
        let (quotient, remainder) = (k * old + new).quotientAndRemainder(dividingBy: k + 1)
        let isUp = readings[MergeRounding.self] == .nearest && 2 * remainder >= k + 1
        return isUp ? quotient + 1 : quotient
    }

    /// Clause: MER-2
    private static func note(_ old: String?, _ new: String?, _ readings: Readings) -> String? {
        guard let old, let new else { return old ?? new }
        return readings[MergeNote.self] == .both ? old + "\n" + new : old
    }
}
