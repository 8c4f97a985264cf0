import JSON
import SharedSpecs
import Specification

extension Monitoring {
    public static let properties: [Property<Monitoring>] = [
        Property(
            "Each opening gives one state for each monitor, and the days left never increase.",
            from: .daysPassed
        ) { trial, output in
            let monitors = trial.input.monitors
            guard output.states.count == trial.input.opens.count,
                output.states.allSatisfy({ $0.count == monitors.count })
            else { return .violated("there is not exactly one state for each opening and monitor") }
            let all = [monitors.map(\.days)] + output.states
            let rises = zip(all, all.dropFirst()).contains { zip($0, $1).contains { $0 < $1 } }
            return rises ? .violated("a monitor has more days left after an opening than before it") : .holds
        },
        Property(
            "The mean in a notification is above the limit of the monitor, or at most 0.01 below it.",
            from: .aboveLimit, .tolerance, .nearLimit
        ) { _, output in
            let low = output.notifications.first {
                $0.mean.number.double < Double($0.limit.float) - HealthReport.meanTolerance
            }
            return low.map { .violated("mean \($0.mean.number.text) is not above \($0.limit.number.text)") }
                ?? .holds
        },
        Property(
            "If each opening happens twice in a row, the repetitions change neither states nor notifications.",
            from: .sameDay,
            probes: { input, _ in
                let twice = input.opens.flatMap { [$0, $0] }
                return twice.isEmpty ? [] : [input.with { $0.opens = twice }]
            },
            judge: { trial, output in
                let probe = trial.probes[0]
                let isSame =
                    probe.output?.states == output.states.flatMap { [$0, $0] }
                    && (probe.output?.notifications ?? []).elementsEqual(output.notifications, by: repeats)
                return isSame ? .holds : .violated("with each opening repeated, the outcome differs")
            }),
        Property(
            """
            The days left for a monitor are its initial days minus the days from its start day to the latest opening. \
            The reading `health.monitoring.daysLeft` decides whether the result can be negative.
            """,
            from: .daysPassed, .lastUpdate, .startDay, .earlierDay, .calendarDays, .zone, .belowZero
        ) { trial, output in
            let zone = trial.input.zone
            let isZero = trial.readings[MonitoringDaysLeft.self] == .atLeastZero
            for (place, monitor) in trial.input.monitors.enumerated() {
                let start = zone.day(of: monitor.startDay)
                var latest = start
                for (open, state) in zip(trial.input.opens, output.states) where state.indices.contains(place)
                {
                    latest = max(latest, zone.day(of: open))
                    let left = monitor.days - (latest - start)
                    let due = max(left, isZero ? 0 : daysLeftRange.lowerBound)
                    if state[place] != due {
                        return .violated("monitor \(place): expected \(due) days left, got \(state[place])")
                    }
                }
            }
            return .holds
        },
        Property(
            """
            When a monitor ends, the user is notified if and only if the mean over the reports that count towards it \
            is above the limit of the monitor. A mean near the limit is not judged.
            """,
            from: .ends, .aboveLimit, .ownValue, .afterStart, .asManyDays, .reportZone, .importance,
            .noReports, .once, .says, .opening, judge: notifiesOfMeans),
        .shortest { $0.notifications.map(\.limit) },
        .noRejection(from: .daysPassed),
    ]

    private static func notifiesOfMeans(_ trial: Trial<Monitoring>, _ output: Output) -> Finding {
        let zone = trial.input.zone
        var due: [(open: Int, monitor: Monitor, mean: Double)] = []
        // The leeway grows with the mean, since sums of large numbers in single precision are not exact.
        func leeway(_ mean: Double) -> Double { max(2 * HealthReport.meanTolerance, 1e-4 * mean) }
        for (place, monitor) in trial.input.monitors.enumerated() {
            let open = output.states.firstIndex { $0.indices.contains(place) && $0[place] < 1 }
            guard let open else { continue }
            let start = zone.day(of: monitor.startDay)
            let values = trial.input.reports.filter { report in
                (start + 1...start + monitor.days).contains(zone.day(of: report.date))
                    && report.importance[monitor.bodyValue] >= monitor.importance
            }.map { $0[monitor.bodyValue] }
            if values.isEmpty { continue }
            let mean = values.reduce(0, +) / Double(values.count)
            let surplus = mean - Double(monitor.limit.float)
            // If the leeway covers the difference between the mean and the limit, a notification and its absence are
            // both correct.
            if abs(surplus) <= leeway(mean) { return .notTouched }
            if surplus > 0 { due.append((open, monitor, mean)) }
        }
        // The sort is stable, so the monitors that end at the same opening stay in their order.
        due.sort { $0.open < $1.open }
        let areRight = output.notifications.elementsEqual(due) { given, due in
            given.open == due.open && given.bodyValue == due.monitor.bodyValue
                && given.from == due.monitor.startDay && given.limit == due.monitor.limit
                && abs(given.mean.number.double - due.mean) <= leeway(due.mean)
        }
        return areRight
            ? .holds
            : .violated(
                "expected notifications: \(due.count), each with the right opening, monitor and mean"
            )
    }

    /// Returns whether a notification from a run with repeated openings agrees with the original notification.
    ///
    /// Each opening happens twice, so the index of the opening must be doubled. The means may differ by up to twice the
    /// tolerance.
    private static func repeats(_ repetition: Notification, _ original: Notification) -> Bool {
        let due = original.with { ($0.open, $0.mean) = (2 * original.open, repetition.mean) }
        let difference = repetition.mean.number.double - original.mean.number.double
        return abs(difference) <= 2 * HealthReport.meanTolerance && repetition.value == due.value
    }
}
