import JSON
import Specification

extension Monitoring {
    public static let clauses = Clauses<Monitoring>(
        CheckedClause(
            Clause(
                "MON-1",
                """
                On opening, a monitor not yet updated that day loses as many days as passed since its last update, by \
                calendar day of the zone; twice on one day changes nothing.
                """,
                source: Source(.healthMonitor, "Settings"),
                note: """
                    The first update is the start day. Opening on a day before the last update changes nothing either. \
                    What would fall below 0 is 0, and an ended monitor stays at 0.
                    """),
            check: Check(
                probes: { input, _ in input.opens.isEmpty ? [] : [doubled(input)] }, judge: judgeDays)),
        CheckedClause(
            Clause(
                "MON-2",
                """
                Below one day left it ends: mean of that value over reports after its start day, up to the end of its \
                period, of at least that importance; above the limit, one notification; no such report, none (and one \
                monitor's end never stops the next's, though the source's loop returns).
                """,
                source: Source(.healthMonitor, "Settings"),
                note: """
                    The period is the days after the start day, as many as the monitor has, by calendar day of the zone. \
                    The mean is added in doubles, oldest first; it and the limit compare in single precision.
                    """),
            check: Check(
                probes: { input, _ in alone(input).map(\.input) },
                judge: { trial in Ends(trial)?.finding ?? .notTouched }))
    )

    // MARK: MON-1

    /// Every open twice.
    private static func doubled(_ input: Input) -> Input {
        Input(
            monitors: input.monitors, reports: input.reports, opens: input.opens.flatMap { [$0, $0] },
            zone: input.zone)
    }

    private static func judgeDays(_ trial: Trial<Monitoring>) -> Finding {
        let input = trial.input
        guard let output = trial.outcome.output else {
            return .violated("MON-1: the opens were rejected; none are")
        }
        guard output.states.count == input.opens.count else {
            return .violated(
                "MON-1: \(input.opens.count) opens need as many states, not \(output.states.count)")
        }
        let clock = ZoneClock(input.zone)
        var last = input.monitors.map { clock.day(of: $0.startDay.seconds) }
        var left = input.monitors.map(\.days)
        for (open, moment) in input.opens.enumerated() {
            let state = output.states[open]
            guard state.count == left.count else {
                return .violated(
                    "MON-1: open \(open) needs the state of \(left.count) monitors, not of \(state.count)")
            }
            let day = clock.day(of: moment.seconds)
            for monitor in left.indices {
                // Each step is judged from the implementation's own state before, so that one mistake is told once.
                let passed = left[monitor] > 0 ? max(0, day - last[monitor]) : 0
                let expected = max(0, left[monitor] - passed)
                if state[monitor] != expected {
                    return .violated(
                        """
                        MON-1: open \(open), \(CalendarDate(day: day)) in \(input.zone.rawValue), is \
                        \(passed) days after the last update of monitor \(monitor), \
                        \(CalendarDate(day: last[monitor])), so that of \(left[monitor]) days left \(expected) \
                        remain, not \(state[monitor])
                        """)
                }
                last[monitor] = max(last[monitor], day)
            }
            left = state
        }
        return judgeDoubled(trial, output) ?? .holds
    }

    private static func judgeDoubled(_ trial: Trial<Monitoring>, _ output: Output) -> Finding? {
        guard let probe = trial.probes.first else { return nil }
        guard let twice = probe.output else {
            return .violated("MON-1: with every open twice the input was rejected; none is")
        }
        if twice.states != output.states.flatMap({ [$0, $0] }) {
            return .violated("MON-1: with every open twice the states are not those of each open, twice")
        }
        let expected = output.notifications.map { $0.at(open: 2 * $0.open) }
        return expected.value == twice.notifications.value
            ? nil : .violated("MON-1: with every open twice the notifications are others")
    }

    // MARK: MON-2

    /// The input with one of its monitors alone, where there are several.
    fileprivate static func alone(_ input: Input) -> [(monitor: Int, input: Input)] {
        guard input.monitors.count > 1 else { return [] }
        return input.monitors.indices.map { monitor in
            (
                monitor,
                Input(
                    monitors: [input.monitors[monitor]], reports: input.reports, opens: input.opens,
                    zone: input.zone)
            )
        }
    }

    /// What the ends of monitors ask for, by the implementation's own states.
    private struct Ends {
        let trial: Trial<Monitoring>
        let output: Output
        /// Each end, and the reports that count at it.
        private var ends: [(open: Int, monitor: Int, reports: [HealthReport])] = []

        init?(_ trial: Trial<Monitoring>) {
            let input = trial.input
            guard let output = trial.outcome.output, output.states.count == input.opens.count,
                output.states.allSatisfy({ $0.count == input.monitors.count })
            else { return nil }
            self.trial = trial
            self.output = output
            var before = input.monitors.map(\.days)
            for (open, state) in output.states.enumerated() {
                for (monitor, left) in state.enumerated() where left == 0 && before[monitor] > 0 {
                    ends.append((open, monitor, Ends.counting(input.monitors[monitor], input)))
                }
                before = state
            }
        }

        private static func counting(_ monitor: Monitor, _ input: Input) -> [HealthReport] {
            let clock = ZoneClock(input.zone)
            let start = clock.day(of: monitor.startDay.seconds)
            let counting = input.reports.filter { report in
                (1...monitor.days).contains(clock.day(of: report.date.seconds) - start)
                    && report.importance[monitor.bodyValue] >= monitor.importance
            }
            return counting.enumerated().sorted {
                ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
            }.map(\.element)
        }

        var finding: Finding {
            if ends.isEmpty, output.notifications.isEmpty { return .notTouched }
            var notifications = output.notifications[...]
            for end in ends {
                let monitor = trial.input.monitors[end.monitor]
                let place =
                    "MON-2: monitor \(end.monitor), \(monitor.bodyValue.rawValue), ends at open \(end.open);"
                let got = notifications.first
                guard let mean = end.reports.mean(of: monitor.bodyValue), mean > monitor.limit.float else {
                    continue
                }
                let count = "\(end.reports.count) reports"
                let means =
                    "the mean of \(count) is \(Single(mean).number.text), above \(monitor.limit.number.text)"
                let expected = Notification(
                    open: end.open, bodyValue: monitor.bodyValue, mean: Single(mean),
                    limit: monitor.limit.shortened, from: monitor.startDay)
                guard let got else { return .violated("\(place) \(means), yet nobody is notified") }
                if let fault = fault(got, expected) {
                    return .violated("\(place) \(means); the notification \(fault)")
                }
                notifications = notifications.dropFirst()
            }
            if let got = notifications.first { return .violated("MON-2: \(stranger(got))") }
            return judgeAlone
        }

        private func fault(_ got: Notification, _ expected: Notification) -> String? {
            if got.open != expected.open { return "at its place is at open \(got.open)" }
            if got.bodyValue != expected.bodyValue { return "at its place is of \(got.bodyValue.rawValue)" }
            if got.from != expected.from {
                return "says from \(got.from.seconds), not \(expected.from.seconds)"
            }
            if got.mean.number != expected.mean.number { return "says the mean is \(got.mean.number.text)" }
            if got.limit.number != expected.limit.number {
                return "says the limit is \(got.limit.number.text)"
            }
            return nil
        }

        /// Why there is to be no such notification.
        private func stranger(_ got: Notification) -> String {
            let told = "at open \(got.open) a notification of \(got.bodyValue.rawValue)"
            let end = ends.first {
                let monitor = trial.input.monitors[$0.monitor]
                return $0.open == got.open && monitor.bodyValue == got.bodyValue
                    && monitor.startDay == got.from
            }
            guard let end else {
                return "\(told) says \(got.mean.number.text); no monitor that ends there asks for it"
            }
            let monitor = trial.input.monitors[end.monitor]
            guard let mean = end.reports.mean(of: monitor.bodyValue) else {
                return "\(told) says \(got.mean.number.text); no report counts for monitor \(end.monitor)"
            }
            return """
                \(told) says \(got.mean.number.text); the mean for monitor \(end.monitor) is \
                \(Single(mean).number.text), and its limit \(monitor.limit.number.text)
                """
        }

        /// Monitors one at a time notify of the same.
        private var judgeAlone: Finding {
            let alone = Monitoring.alone(trial.input)
            guard trial.probes.count == alone.count, !alone.isEmpty else { return .holds }
            var together: [(open: Int, monitor: Int, Notification)] = []
            for (part, probe) in zip(alone, trial.probes) {
                guard let notifications = probe.output?.notifications else {
                    return .violated("MON-2: monitor \(part.monitor) alone was rejected; none is")
                }
                together += notifications.map { ($0.open, part.monitor, $0) }
            }
            let ordered = together.sorted { ($0.open, $0.monitor) < ($1.open, $1.monitor) }.map(\.2)
            return ordered.value == output.notifications.value
                ? .holds
                : .violated(
                    """
                    MON-2: the monitors one at a time give \(ordered.count) notifications, together \
                    \(output.notifications.count), or others
                    """)
        }
    }
}

extension Monitoring.Notification {
    fileprivate func at(open: Int) -> Monitoring.Notification {
        Monitoring.Notification(open: open, bodyValue: bodyValue, mean: mean, limit: limit, from: from)
    }
}
