import JSON
import SharedSpecs
import Specification

extension Energy {
    public static func check(_ rule: Rule) -> Check<Energy> {
        switch rule {
        case .places:
            Check(.model) {
                Fix.finding(ofPlaces: $0.input.trace.map(\.place), rejection: $0.outcome.rejection)
            }
        case .cost: Check(.property, judge: cost)
        case .mobility: Check(.property, probes: { input, _ in rivals(of: input) }, judge: isNoDearer)
        case .always: Check(.derivation, judge: alwaysOn)
        case .timer: Check(.derivation, judge: byTimer)
        case .shown: Check(.property, judge: shown)
        case .trace: Check(.property, judge: order)
        }
    }

    /// Returns the output if the input is one that has an output.
    private static func output(_ trial: Trial<Energy>) -> Output? {
        isSound(trial.input) ? trial.outcome.output : nil
    }

    static func isSound(_ input: Input) -> Bool {
        input.trace.allSatisfy(\.place.isOnEarth) && input.rises
    }

    // MARK: ENE-1

    /// Percents follow from what the output itself says of seconds and acquisitions.
    private static func cost(_ trial: Trial<Energy>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        let figures = trial.input.figures
        let percent =
            output.gpsSeconds * figures.percentPerHour / 3_600
            + Double(output.acquisitions) * figures.percentPerAcquisition
        if !isAlike(output.percent, percent) {
            return .violated(
                """
                \(text(output.gpsSeconds)) s of the receiver and \(output.acquisitions) acquisitions cost \
                \(text(percent)) %, not \(text(output.percent)) %
                """)
        }
        let duration = trial.input.duration
        let perDay = output.percent * 86_400 / duration
        if !isAlike(output.percentPerDay, perDay) {
            return .violated(
                """
                \(text(output.percent)) % in \(text(duration)) s are \(text(perDay)) % a day, not \
                \(text(output.percentPerDay)) %
                """)
        }
        return .holds
    }

    /// Whether two numbers are the same but for rounding, also if they are great.
    static func isAlike(_ one: Double, _ other: Double) -> Bool {
        one == other || abs(one - other) <= max(precision, 1e-9 * abs(other))
    }

    // MARK: ENE-2

    /// The same hours without any change; and, by the usual figures, iOS for Android and the filter for a timer.
    private static func rivals(of input: Input) -> [Input] {
        guard isSound(input), let first = input.trace.first else { return [] }
        let still = input.trace.map {
            Sample(t: $0.t, lat: first.lat, lon: first.lon, activity: first.activity)
        }
        let unchanged = Input(
            policy: input.policy, platform: input.platform, trace: still, model: input.model)
        guard isUsual(input) else { return [unchanged] }
        let onIOS = Input(policy: input.policy, platform: .ios, trace: input.trace)
        let filtered = Input(policy: .tenMetreFilter, platform: input.platform, trace: input.trace)
        return [unchanged, onIOS, filtered]
    }

    private static func isUsual(_ input: Input) -> Bool { input.figures == .usual(on: input.platform) }

    private static func isNoDearer(_ trial: Trial<Energy>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        guard let still = trial.probes.first else { return .holds }
        if let cheapest = still.output, cheapest.percent > output.percent + precision {
            return .suspected(
                """
                the trace costs \(text(output.percent)) %, and the same hours without any change \
                \(text(cheapest.percent)) %
                """)
        }
        guard trial.probes.count == 3 else { return .holds }
        if let onIOS = trial.probes[1].output, output.percent > onIOS.percent + precision {
            return .suspected(
                "the policy costs \(text(output.percent)) % on Android and \(text(onIOS.percent)) % on iOS")
        }
        let isTimed = trial.input.policy == .timerAndGeofence || trial.input.policy == .androidService
        if isTimed, let filtered = trial.probes[2].output, output.percent > filtered.percent + precision {
            return .suspected(
                """
                the timer costs \(text(output.percent)) % and the filter of ten metres \(text(filtered.percent)) %
                """)
        }
        return .holds
    }

    // MARK: ENE-3

    private static func alwaysOn(_ trial: Trial<Energy>) -> Finding {
        let input = trial.input
        guard input.policy == .tenMetreFilter || input.policy == .onActivityChange,
            let output = output(trial)
        else { return .notTouched }
        if !isAlike(output.gpsSeconds, input.duration) {
            return .violated(
                """
                the receiver is on for all of the \(text(input.duration)) s, not for \(text(output.gpsSeconds)) s
                """)
        }
        let expected =
            input.policy == .onActivityChange
            ? changes(of: input.trace) : acquisitions(of: input.trace, trial.readings)
        guard let expected, expected != output.acquisitions else { return .holds }
        return .violated(
            "\(expected) positions are acquired on the trace, not \(output.acquisitions)")
    }

    /// Counts the runs of samples with one activity.
    private static func changes(of trace: [Sample]) -> Int {
        var rest = trace[...]
        var runs = 0
        while let first = rest.first {
            rest = rest.drop { $0.activity == first.activity }
            runs += 1
        }
        return runs
    }

    /// Leaps from each acquired sample to the next that is beyond 10 m of it; nil if a distance leaves doubt.
    private static func acquisitions(of trace: [Sample], _ readings: Readings) -> Int? {
        var rest = trace[...]
        var count = 0
        while let last = rest.popFirst() {
            count += 1
            var isInDoubt = false
            rest = rest.drop { sample in
                switch Proximity(
                    of: sample.place, to: last.place, radius: 10, by: readings[EarthDistance.self])
                {
                case .nearer, .equal: return true
                case .farther: return false
                case .undecided:
                    isInDoubt = true
                    return false
                }
            }
            if isInDoubt { return nil }
        }
        return count
    }

    // MARK: ENE-4

    private static func byTimer(_ trial: Trial<Energy>) -> Finding {
        let input = trial.input
        guard input.policy == .timerAndGeofence || input.policy == .androidService,
            let output = output(trial)
        else { return .notTouched }
        guard let times = TimedTrace(input, trial.readings).acquisitions() else { return .holds }
        if times.count != output.acquisitions {
            return .violated(
                "\(times.count) positions are acquired on the trace, not \(output.acquisitions)")
        }
        let ends = times.dropFirst() + [input.trace.last?.t ?? 0]
        let on = zip(times, ends).map { min(input.figures.secondsPerAcquisition, $1 - $0) }.reduce(0, +)
        if !isAlike(output.gpsSeconds, on) {
            return .violated(
                """
                after \(times.count) acquisitions the receiver was on for \(text(on)) s, not for \
                \(text(output.gpsSeconds)) s
                """)
        }
        return .holds
    }

    // MARK: ENE-5 and ENE-6

    private static func shown(_ trial: Trial<Energy>) -> Finding {
        guard let output = output(trial) else { return .notTouched }
        let isIOS = trial.input.platform == .ios
        let expected = isIOS && output.percent >= 1 ? Int(exactly: output.percent.rounded(.down)) : nil
        if output.shown == expected { return .holds }
        // Beyond the whole numbers that every program holds nothing is asked.
        if isIOS, output.percent >= 9e15 { return .holds }
        let told = output.shown.map { "\($0)" } ?? "nothing"
        let asked = expected.map { "\($0)" } ?? "nothing"
        return .violated(
            "\(trial.input.platform.rawValue) shows \(asked) of \(text(output.percent)) %, not \(told)")
    }

    private static func order(_ trial: Trial<Energy>) -> Finding {
        guard trial.input.trace.allSatisfy(\.place.isOnEarth) else { return .notTouched }
        let isRejected = trial.outcome.rejection?.code == TimeOrder.brokenIfEqual.code
        if trial.input.rises {
            return isRejected
                ? .violated("every time rises, yet the trace was rejected as \(TimeOrder.brokenIfEqual.code)")
                : .holds
        }
        if isRejected { return .holds }
        let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
        return .violated("a time does not rise; \(TimeOrder.brokenIfEqual.code) is expected, not \(got)")
    }

    private static func text(_ number: Double) -> String { JSONWriter.text(of: number.value) }
}
