import JSON
import Specification

extension Statistics {
    public static func check(_ rule: Rule) -> Check<Statistics> {
        switch rule {
        case .places:
            Check(.model) {
                MovementRecord.finding(ofPlacesOf: $0.input.records, rejection: $0.outcome.rejection)
            }
        case .order:
            Check(.model) {
                MovementRecord.finding(ofTimesOf: $0.input.records, rejection: $0.outcome.rejection)
            }
        case .segments:
            Check(.model, also: .property, probes: { input, _ in halves(of: input) }, judge: segments)
        case .moving: Check(.property, judge: moving)
        case .shares: Check(.property, judge: shares)
        case .weekdays: Check(.derivation, judge: weekdays)
        case .weeks: Check(.derivation, judge: weeks)
        case .period: Check(.model, judge: period)
        }
    }

    private static func isSound(_ input: Input) -> Bool {
        MovementRecord.areSound(input.records) && DayFilter.knows(zone: input.timeZone) && input.isPeriod
    }

    private static func output(_ trial: Trial<Statistics>) -> Output? {
        isSound(trial.input) ? trial.outcome.output : nil
    }

    static func isAlike(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= precision }

    // MARK: STA-1

    /// The period up to a moment within it, and from there on.
    private static func halves(of input: Input) -> [Input] {
        guard isSound(input), let middle = middle(of: input) else { return [] }
        return [(input.from, middle), (middle, input.to)].map { from, to in
            Input(
                records: input.records, from: from, to: to, timeZone: input.timeZone, activity: input.activity
            )
        }
    }

    private static func middle(of input: Input) -> Double? {
        let middle = ((input.from + input.to) / 2).rounded(.down)
        return middle > input.from && middle < input.to ? middle : nil
    }

    private static func segments(_ trial: Trial<Statistics>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        let stretches = Stretch.all(of: trial.input)
        let told = output.byActivity.map(\.activity)
        let order = Activity.allCases.filter { told.contains($0) }
        if told != order {
            return .violated(
                "the activities come as \(told.map(\.rawValue)), and not once each as \(order.map(\.rawValue))"
            )
        }
        for activity in Activity.allCases {
            let seconds = stretches.filter { $0.activity == activity }.map(\.seconds).reduce(0, +)
            let own = output.seconds(of: activity)
            if !isAlike(own, seconds) || told.contains(activity) && own <= 0 {
                return .violated("\(activity.rawValue) has \(text(seconds)) s, not \(text(own)) s")
            }
        }
        let sum = output.byActivity.map(\.seconds).reduce(0, +)
        if !isAlike(output.monitored, sum) {
            return .violated(
                "the activities have \(text(sum)) s in all, of \(text(output.monitored)) s monitored")
        }
        for (index, probe) in trial.probes.enumerated() where probe.output == nil {
            return .violated("half \(index) of the period is rejected, and the whole is not")
        }
        let halves = trial.probes.compactMap(\.output?.monitored).reduce(0, +)
        if trial.probes.count == 2, !isAlike(halves, output.monitored) {
            return .violated(
                "the halves of the period have \(text(halves)) s, and the whole \(text(output.monitored)) s")
        }
        return .holds
    }

    // MARK: STA-2 and STA-3

    private static func moving(_ trial: Trial<Statistics>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        let moving = output.byActivity.filter(\.activity.isMoving)
        let sum = moving.map(\.seconds).reduce(0, +)
        if !isAlike(output.movingSeconds, sum) {
            return .violated("moving are \(text(sum)) s, not \(text(output.movingSeconds)) s")
        }
        let most = moving.map(\.seconds).max()
        let first = Activity.allCases.filter(\.isMoving).first { activity in
            moving.contains { $0.activity == activity && $0.seconds == most }
        }
        if output.mostUsed.value != OrNull(first).value {
            return .violated("used most is \(text(OrNull(first))), not \(text(output.mostUsed))")
        }
        return .holds
    }

    private static func shares(_ trial: Trial<Statistics>) -> Finding {
        guard let output = output(trial), !output.byActivity.isEmpty else { return .notTouched }
        let isOfMoving = trial.readings[StatisticsShare.self] == .moving
        let whole = isOfMoving ? output.movingSeconds : output.monitored
        for entry in output.byActivity {
            let expected = isOfMoving && !entry.activity.isMoving ? nil : entry.seconds / whole
            let isRight = expected.map { one in entry.share.map { abs($0 - one) <= 1e-9 } ?? false }
            if isRight ?? (entry.share == nil) { continue }
            return .violated(
                """
                \(entry.activity.rawValue) has \(text(entry.seconds)) of \(text(whole)) s, so that its share is \
                \(expected.map(text) ?? "absent"), not \(entry.share.map(text) ?? "absent")
                """)
        }
        return .holds
    }

    // MARK: STA-4

    private static func weekdays(_ trial: Trial<Statistics>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        let sum = output.perWeekday.reduce(0, +)
        if !isAlike(sum, output.monitored) {
            return .suspected(
                "the weekdays have \(text(sum)) s in all, of \(text(output.monitored)) s monitored")
        }
        guard let expected = Stretch.perWeekday(of: trial.input) else { return .holds }
        for (day, seconds) in expected.enumerated() where !isAlike(output.perWeekday[day], seconds) {
            // A wrong segment shows here too.
            let isOfSegments = !isAlike(expected.reduce(0, +), sum)
            let sentence =
                "weekday \(day), from Monday as 0, has \(text(seconds)) s, not \(text(output.perWeekday[day])) s"
            return isOfSegments ? .suspected(sentence, .possible) : .violated(sentence)
        }
        return .holds
    }

    // MARK: STA-5

    private static func weeks(_ trial: Trial<Statistics>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        let input = trial.input
        let asked = input.activity.map(output.seconds) ?? output.movingSeconds
        guard asked > 0 else {
            return output.weeklyMean == 0
                ? .holds : .violated("0 s are asked for, and \(text(output.weeklyMean)) s a week are told")
        }
        let weeks = (asked / output.weeklyMean).rounded()
        if !(weeks >= 1 && weeks < 6_000) || !isAlike(asked / weeks, output.weeklyMean) {
            return .violated(
                "\(text(asked)) s over \(text(output.weeklyMean)) s a week is no whole number of weeks")
        }
        guard let expected = Stretch.weeks(of: input, by: trial.readings[StatisticsWeek.self]),
            Double(expected) != weeks
        else { return .holds }
        return .violated(
            "the period has \(expected) weeks; \(text(asked)) s in all are told as \(text(output.weeklyMean)) s a week"
        )
    }

    // MARK: STA-6

    private static func period(_ trial: Trial<Statistics>) -> Finding {
        guard MovementRecord.areSound(trial.input.records) else { return .notTouched }
        let isKnown = DayFilter.knows(zone: trial.input.timeZone)
        let expected = !isKnown ? DayFilter.unknownZone : trial.input.isPeriod ? nil : invalidPeriod
        let code = trial.outcome.rejection?.code
        // The codes of other clauses are theirs to judge.
        if code == Fix.invalid.code || code == TimeOrder.broken.code { return .notTouched }
        if code == expected?.code { return .holds }
        let zone = JSONWriter.text(of: trial.input.timeZone.value)
        return .violated(
            """
            of a period from \(text(trial.input.from)) to \(text(trial.input.to)) in the zone \(zone) \
            \(expected?.code ?? "an output") is expected, not \(code ?? "an output")
            """)
    }

    private static func text(_ number: Double) -> String {
        number.isFinite ? JSONWriter.text(of: number.value) : "\(number)"
    }

    private static func text(_ activity: OrNull<Activity>) -> String { JSONWriter.text(of: activity.value) }
}
