import SharedSpecs
import Specification

extension Monitoring {
    public static func check(_ rule: Rule) -> Check<Monitoring> {
        switch rule {
        case .days:
            .examined(.derivation) { input, _ in
                input.opens.isEmpty ? [] : [doubled(input)]
            } judge: { trial in
                faultOfDoubled(trial).map { .violated($0) } ?? .holds
            }
        case .notifying:
            .examined(.model) { input, _ in
                alone(input)
            } judge: { trial in
                faultOfAlone(trial).map { .violated($0) } ?? .notTouched
            }
        }
    }

    public static func examine(_ trial: Trial<Monitoring>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.days)
        let input = trial.input
        guard let output = trial.outcome.output else {
            findings.blame(.days, "the opens were rejected; none are")
            return findings
        }
        guard output.states.count == input.opens.count else {
            findings.blame(
                .days, "\(input.opens.count) opens need as many states, not \(output.states.count)")
            return findings
        }
        let clock = ZoneClock(input.zone)
        let daysLeft = trial.readings[MonitoringDaysLeft.self]
        var ends: [End] = []
        var last = input.monitors.map { clock.day(of: $0.startDay.seconds) }
        var left = input.monitors.map(\.days)
        for (open, (moment, state)) in zip(input.opens, output.states).enumerated() {
            guard state.count == left.count else {
                findings.blame(
                    .days, "open \(open) needs the state of \(left.count) monitors, not of \(state.count)")
                return findings
            }
            let day = clock.day(of: moment.seconds)
            for monitor in left.indices {
                // Each step is judged from the implementation's own state before, so that one mistake is told once.
                let passed = max(0, day - last[monitor])
                let expected = daysLeft.left(left[monitor] - passed)
                if state[monitor] != expected {
                    findings.blame(
                        .days,
                        """
                        open \(open), \(CalendarDate(day: day)) in \(input.zone.rawValue), is \(passed) days \
                        after the last update of monitor \(monitor), \(CalendarDate(day: last[monitor])), so \
                        that of \(left[monitor]) days left \(expected) remain, not \(state[monitor])
                        """)
                }
                last[monitor] = max(last[monitor], day)
                if state[monitor] < 1, left[monitor] > 0 { ends.append(End(open, monitor, input, clock)) }
            }
            left = state
        }
        if ends.isEmpty, output.notifications.isEmpty { return findings }
        findings.touch(.notifying)
        if let fault = fault(in: output.notifications, at: ends) { findings.blame(.notifying, fault) }
        return findings
    }

    // MARK: Notifications

    /// The end of a monitor by the implementation's own states, and what must be told at it.
    struct End {
        let open: Int
        let index: Int
        let monitor: Monitor
        /// The reports that count.
        let reports: [HealthReport]

        init(_ open: Int, _ index: Int, _ input: Input, _ clock: ZoneClock) {
            self.open = open
            self.index = index
            let monitor = input.monitors[index]
            self.monitor = monitor
            let start = clock.day(of: monitor.startDay.seconds)
            reports = input.reports.filter { report in
                (1...monitor.days).contains(clock.day(of: report.date.seconds) - start)
                    && report.importance[monitor.bodyValue] >= monitor.importance
            }
        }

        /// The mean of the reports that count; nil if none does.
        var mean: Double? { reports.mean(of: monitor.bodyValue) }

        /// Whether a notification is due, or nil if the mean is too near to the limit to say.
        var isDue: Bool? {
            guard let mean else { return false }
            let limit = Double(monitor.limit.float)
            if abs(mean - limit) > HealthReport.meanTolerance { return mean > limit }
            return reports.haveExactMean(of: monitor.bodyValue) ? mean > limit : nil
        }

        /// Whether a notification is of this monitor.
        func isTold(by notification: Notification) -> Bool {
            notification.open == open && notification.bodyValue == monitor.bodyValue
                && notification.from == monitor.startDay
        }

        /// Returns what is wrong with the notification at its place; nil if it is right, or there must be none.
        func fault(_ got: Notification?, _ mean: Double) -> String? {
            let place = "monitor \(index), \(monitor.bodyValue.rawValue), ends at open \(open);"
            let number = Single(Float(mean)).number
            let means =
                "\(place) the mean of \(reports.count) reports is \(number.text), above \(monitor.limit.number.text)"
            guard let got else { return "\(means), yet nobody is notified" }
            if got.open != open { return "\(means); the notification at its place is at open \(got.open)" }
            if got.bodyValue != monitor.bodyValue {
                return "\(means); the notification at its place is of \(got.bodyValue.rawValue)"
            }
            if got.from != monitor.startDay {
                return
                    "\(means); the notification says from \(got.from.seconds), not \(monitor.startDay.seconds)"
            }
            if !reports.areAround(got.mean.number.double, in: monitor.bodyValue) {
                return "\(means); the notification says the mean is \(got.mean.number.text)"
            }
            return got.limit.number == monitor.limit.shortened.number
                ? nil : "\(means); the notification says the limit is \(got.limit.number.text)"
        }
    }

    private static func fault(in notifications: [Notification], at ends: [End]) -> String? {
        var rest = notifications[...]
        for end in ends {
            let isTold = rest.first.map(end.isTold) ?? false
            guard let mean = end.mean, end.isDue ?? isTold else { continue }
            if let fault = end.fault(rest.first, mean) { return fault }
            rest = rest.dropFirst()
        }
        guard let got = rest.first else { return nil }
        let told =
            "at open \(got.open) a notification of \(got.bodyValue.rawValue) says \(got.mean.number.text);"
        let end = ends.first { $0.isTold(by: got) }
        guard let end else { return "\(told) no monitor that ends there asks for it" }
        guard let mean = end.mean else { return "\(told) no report counts for monitor \(end.index)" }
        return """
            \(told) the mean for monitor \(end.index) is \(Single(Float(mean)).number.text), and its limit \
            \(end.monitor.limit.number.text)
            """
    }

    // MARK: Related inputs

    /// Every open twice.
    private static func doubled(_ input: Input) -> Input {
        var twice = input
        twice.opens = input.opens.flatMap { [$0, $0] }
        return twice
    }

    private static func faultOfDoubled(_ trial: Trial<Monitoring>) -> String? {
        guard let output = trial.outcome.output, let probe = trial.probes.first else { return nil }
        guard let twice = probe.output else {
            return "with every open twice the input was rejected; none is"
        }
        if twice.states != output.states.flatMap({ [$0, $0] }) {
            return "with every open twice the states are not those of each open, twice"
        }
        let expected = output.notifications.map { notification in
            var later = notification
            later.open *= 2
            return later
        }
        return areTheSame(expected, twice.notifications)
            ? nil : "with every open twice the notifications are others"
    }

    /// Whether two lists tell the same, with means as near to each other as their tolerance allows.
    private static func areTheSame(_ some: [Notification], _ others: [Notification]) -> Bool {
        some.count == others.count
            && zip(some, others).allSatisfy { one, other in
                let difference = one.mean.number.double - other.mean.number.double
                var same = other
                same.mean = one.mean
                return abs(difference) <= 2 * HealthReport.meanTolerance && one.value == same.value
            }
    }

    /// The input with one of its monitors alone, if there are several.
    private static func alone(_ input: Input) -> [Input] {
        guard input.monitors.count > 1 else { return [] }
        return input.monitors.map { monitor in
            var alone = input
            alone.monitors = [monitor]
            return alone
        }
    }

    /// Monitors one at a time notify of the same.
    private static func faultOfAlone(_ trial: Trial<Monitoring>) -> String? {
        guard let output = trial.outcome.output, !trial.probes.isEmpty else { return nil }
        var together: [(place: (open: Int, monitor: Int), notification: Notification)] = []
        for (monitor, probe) in trial.probes.enumerated() {
            guard let notifications = probe.output?.notifications else {
                return "monitor \(monitor) alone was rejected; none is"
            }
            together += notifications.map { (($0.open, monitor), $0) }
        }
        let ordered = together.sorted { $0.place < $1.place }.map(\.notification)
        return areTheSame(ordered, output.notifications)
            ? nil
            : """
            the monitors one at a time give \(ordered.count) notifications, together \
            \(output.notifications.count), or others
            """
    }
}
