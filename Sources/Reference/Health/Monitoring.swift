import Foundation
import HealthSpecs
import Specification

extension Monitoring: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        answer(input, readings: readings, in: nil)
    }

    /// Returns the output for an input. If a time zone is given, it is used instead of the time zone of the input.
    public static func answer(_ input: Input, readings: Readings, in timeZone: TimeZone?) -> Output {
        let calendar = WallCalendar(input.zone, or: timeZone)
        let daysLeft = readings[MonitoringDaysLeft.self]
        var left = input.monitors.map(\.days)
        var lastUpdates = input.monitors.map(\.startDay)
        var states: [[Int]] = []
        var notifications: [Notification] = []
        for (open, now) in input.opens.enumerated() {
            for (index, monitor) in input.monitors.enumerated() {
                let passed = calendar.days(from: lastUpdates[index], to: now)
                guard passed > 0 else { continue }  // MON-1
                let hadEnded = left[index] < 1
                left[index] = daysLeft == .subtracted ? left[index] - passed : max(0, left[index] - passed)
                lastUpdates[index] = now
                guard left[index] < 1, !hadEnded else { continue }  // MON-2
                guard let mean = mean(monitor, input.reports, calendar), mean > monitor.limit.float else {
                    continue
                }
                notifications.append(
                    Notification(
                        open: open, bodyValue: monitor.bodyValue, mean: Single(mean),
                        limit: monitor.limit.shortened, from: monitor.startDay))
            }
            states.append(left)
        }
        return Output(states: states, notifications: notifications)
    }

    /// Returns the mean of the watched value over the monitor's period; nil if no report of the period is important
    /// enough. Clause: MON-2
    private static func mean(
        _ monitor: Monitor, _ reports: [HealthReport], _ calendar: WallCalendar
    ) -> Float? {
        let counting = reports.filter { report in
            let day = calendar.days(from: monitor.startDay, to: report.date)
            return day > 0 && day <= monitor.days
                && report.importance[monitor.bodyValue] >= monitor.importance
        }
        guard !counting.isEmpty else { return nil }
        let values = counting.sorted { $0.date < $1.date }.map { $0[monitor.bodyValue] }
        return Float(values.reduce(0, +) / Double(values.count))
    }
}
