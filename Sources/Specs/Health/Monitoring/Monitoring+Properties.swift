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
            else { return .violated("the numbers of states do not match those of openings and monitors") }
            let all = [monitors.map(\.days)] + output.states
            let rises = zip(all, all.dropFirst()).contains { zip($0, $1).contains { $0 < $1 } }
            return rises ? .violated("a monitor has more days left after an opening than before it") : .holds
        },
        Property(
            "The mean in a notification is above the limit of the monitor.", from: .aboveLimit, .tolerance,
            .nearLimit
        ) { _, output in
            let low = output.notifications.first {
                $0.mean.number.double < Double($0.limit.float) - HealthReport.meanTolerance
            }
            return low.map { .violated("\($0.mean.number.text) is not above \($0.limit.number.text)") }
                ?? .holds
        },
        Property(
            "If each opening happens twice in a row, the repetitions change neither states nor notifications.",
            from: .sameDay,
            probes: { input, _ in
                var twice = input
                twice.opens = input.opens.flatMap { [$0, $0] }
                return input.opens.isEmpty ? [] : [twice]
            },
            judge: { trial, output in
                guard let probe = trial.probes.first else { return .notTouched }
                let expected = output.notifications.map { notification in
                    var later = notification
                    later.open *= 2
                    return later
                }
                let isSame =
                    probe.output?.states == output.states.flatMap { [$0, $0] }
                    && areTheSame(expected, probe.output?.notifications ?? [])
                return isSame ? .holds : .violated("with each opening repeated, the outcome differs")
            }),
        Property(
            """
            A monitor has its initial number of days left, minus the days from its start day to the latest opening \
            after that day; the reading `health.monitoring.daysLeft` decides whether the number can be negative.
            """,
            from: .daysPassed, .lastUpdate, .startDay, .earlierDay, .calendarDays, .zone, .belowZero
        ) { trial, output in
            let states = output.states
            let clock = ZoneClock(trial.input.zone)
            let isZero = trial.readings[MonitoringDaysLeft.self] == .atLeastZero
            for (place, monitor) in trial.input.monitors.enumerated() {
                var latest = clock.day(of: monitor.startDay.seconds)
                for (open, state) in zip(trial.input.opens, states) where state.indices.contains(place) {
                    latest = max(latest, clock.day(of: open.seconds))
                    let left = monitor.days - (latest - clock.day(of: monitor.startDay.seconds))
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
            When a monitor ends, the user is notified if and only if the mean of the reports that count for it is \
            above its limit.
            """,
            from: .ends, .aboveLimit, .ownValue, .afterStart, .asManyDays, .reportZone, .importance,
            .noReports, .once, .says, .opening, judge: notifiesOfMeans),
        .shortest(from: .shortest) { $0.notifications.map(\.limit) },
        .noRejection(from: .daysPassed),
    ]

    /// Returns the monitors that end according to the output's states, each with the index of the opening that ends it.
    private static func endings(_ output: Output, _ input: Input) -> [(open: Int, monitor: Monitor)] {
        input.monitors.indices.compactMap { place in
            output.states.firstIndex { $0.indices.contains(place) && $0[place] < 1 }.map {
                ($0, input.monitors[place])
            }
        }
    }

    private static func notifiesOfMeans(_ trial: Trial<Monitoring>, _ output: Output) -> Finding {
        let clock = ZoneClock(trial.input.zone)
        var due: [(order: (Int, Int), monitor: Monitor, mean: Double)] = []
        // The leeway grows with the mean, since sums of large numbers in single precision are not exact.
        func leeway(_ mean: Double) -> Double { max(2 * HealthReport.meanTolerance, 1e-4 * mean) }
        for (open, monitor) in endings(output, trial.input) {
            let start = clock.day(of: monitor.startDay.seconds)
            let values = trial.input.reports.filter { report in
                (start + 1...start + monitor.days).contains(clock.day(of: report.date.seconds))
                    && report.importance[monitor.bodyValue] >= monitor.importance
            }.map { $0[monitor.bodyValue] }
            if values.isEmpty { continue }
            let mean = values.reduce(0, +) / Double(values.count)
            let surplus = mean - Double(monitor.limit.float)
            // If the mean is this close to the limit, a notification and its absence are both correct.
            if abs(surplus) <= leeway(mean) { return .notTouched }
            if surplus > 0 { due.append(((open, due.count), monitor, mean)) }
        }
        due.sort { $0.order < $1.order }
        let areRight = output.notifications.elementsEqual(due) { given, due in
            given.open == due.order.0 && given.bodyValue == due.monitor.bodyValue
                && given.from == due.monitor.startDay && given.limit == due.monitor.limit
                && abs(given.mean.number.double - due.mean) <= leeway(due.mean)
        }
        return areRight
            ? .holds : .violated("expected notifications: \(due.count), each with its own monitor's mean")
    }

    /// Returns whether two lists have the same notifications; their means may differ by up to twice the tolerance.
    private static func areTheSame(_ some: [Notification], _ others: [Notification]) -> Bool {
        some.count == others.count
            && zip(some, others).allSatisfy { one, other in
                let difference = one.mean.number.double - other.mean.number.double
                var same = other
                same.mean = one.mean
                return abs(difference) <= 2 * HealthReport.meanTolerance && one.value == same.value
            }
    }
}
