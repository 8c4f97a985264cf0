import SharedSpecs
import Specification

extension Monitoring {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let calendar = Calendar(law: law, zone: input.zone)
        var left = input.monitors.map(\.days)
        var updates = input.monitors.map {
            law(.startDay, $0.startDay, not: input.opens.first ?? $0.startDay)
        }
        var states: [[Int]] = []
        var notifications: [Notification] = []
        for (open, now) in input.opens.enumerated() {
            var isStopped = false
            for (place, monitor) in input.monitors.enumerated() where !isStopped {
                let lost = calendar.daysLost(from: updates[place], to: now)
                if lost == 0 { continue }
                let isNew = law.holds(.once, left[place] >= 1)
                let mayBeNegative = law(.belowZero, MonitoringDaysLeft.self) == .subtracted
                let least = mayBeNegative ? daysLeftRange.lowerBound : 0
                left[place] = min(max(left[place] - lost, least), daysLeftRange.upperBound)
                law.set(.lastUpdate, &updates[place], to: now)
                guard law.isBelow(.ends, left[place], 1), isNew else { continue }
                let reports = input.reports.filter { calendar.counts($0, for: monitor) }
                let mean = mean(of: monitor, reports, law)
                var isDue = mean.map { law.holds(.aboveLimit, $0 > Double(monitor.limit.float)) } ?? false
                if mean == nil {
                    law.never(.othersGoOn) { isStopped = true }
                    law.never(.noReports) { isDue = true }
                }
                guard isDue else { continue }
                notifications.append(
                    Notification(
                        open: law.shows(.opening, open), bodyValue: monitor.bodyValue,
                        mean: Single(Float(law.shows(.says, mean ?? 0))),
                        limit: law.written(law.read(monitor.limit)), from: monitor.startDay))
            }
            states.append(left)
        }
        return Output(states: states, notifications: notifications)
    }

    /// Returns the mean, over all given reports, of the value that a monitor watches; nil if there are no reports.
    private static func mean(of monitor: Monitor, _ reports: [HealthReport], _ law: Ruling<Law>) -> Double? {
        let value = law(.ownValue, monitor.bodyValue, not: .temperature)
        if reports.isEmpty { return nil }
        let mean = reports.reduce(0) { $0 + $1[value] } / Double(reports.count)
        if abs(mean - Double(monitor.limit.float)) <= HealthReport.meanTolerance { law.leavesOpen() }
        return mean
    }

    private struct Calendar {
        let law: Ruling<Law>
        let zone: Zone

        private func day(_ moment: Moment, _ law: Law) -> Int { self.law.day(law, of: moment, in: zone) }

        /// Returns the number of days that a monitor, last updated at `update`, loses when the app is opened at `now`.
        func daysLost(from update: Moment, to now: Moment) -> Int {
            let stretches = (now.seconds - update.seconds) / 86_400
            let passed = law(.calendarDays, day(now, .zone) - day(update, .zone), not: stretches)
            guard law.holds(.earlierDay, passed >= 0) else { return 0 }
            return law(.sameDay, law(.daysPassed, passed, not: min(1, passed)), not: passed == 0 ? 1 : passed)
        }

        func counts(_ report: HealthReport, for monitor: Monitor) -> Bool {
            let day = day(report.date, .reportZone) - day(monitor.startDay, .reportZone)
            return law.isAbove(.afterStart, day, 0) && law.isAtMost(.asManyDays, day, monitor.days)
                && law.isAtLeast(.importance, report.importance[monitor.bodyValue], monitor.importance)
        }
    }
}
