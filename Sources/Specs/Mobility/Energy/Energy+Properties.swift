import JSON
import Specification

extension Energy {
    public static let properties: [Property<Energy>] = [
        Property(
            "Percents follow from the seconds and acquisitions of the same output, and are finite.",
            from: .ofSeconds, .ofAcquisitions, .aDay, .bounded, judge: follows),
        Property(
            """
            With the usual figures of iOS, an earlier policy costs over 30 % a day. In 13 hours, staying costs under 1 \
            %, and never staying costs 4.3 %.
            """,
            from: .measured, .usual, .neverStays, judge: isAsMeasured),
        Property(
            """
            A trace without any change never costs more, Android never more than iOS, and a timer never more than the \
            filter.
            """,
            from: .stillest, .risesWithMobility, .platforms,
            probes: { input, _ in rivals(of: input) }, judge: isNoDearer),
        Property(
            "Under an earlier policy the receiver is on all the time, and each sample is acquired at most once.",
            from: .alwaysOn, .first
        ) { trial in
            guard !trial.input.policy.isTimed, let output = trial.outcome.output else {
                return .notTouched
            }
            let isRight =
                isAlike(output.gpsSeconds, trial.input.duration)
                && (1...trial.input.trace.count).contains(output.acquisitions)
            return isRight
                ? .holds
                : .violated(
                    "the receiver is on for \(text(output.gpsSeconds)) s with \(output.acquisitions) acquisitions"
                )
        },
        Property(
            "Under a timer the receiver is on at most as long as the acquisitions keep it on.",
            from: .untilNext, .keepsOn
        ) { trial in
            guard trial.input.policy.isTimed, let output = trial.outcome.output else {
                return .notTouched
            }
            let most = Double(output.acquisitions) * trial.input.figures.secondsPerAcquisition
            let bound = min(most, trial.input.duration)
            return output.gpsSeconds <= bound || isAlike(output.gpsSeconds, bound)
                ? .holds
                : .violated(
                    "\(output.acquisitions) acquisitions keep the receiver on for \(text(output.gpsSeconds)) s"
                )
        },
        Property(
            "iOS shows `percent` of the same output rounded down, at most 100.", from: .full,
            judge: shows),
        Property(
            "An input is refused only for an invalid place or date or times that do not rise, in this order.",
            from: .placesFirst, .order
        ) { trial in
            let trace = trial.input.trace
            let areOnMap = trace.allSatisfy { $0.place.isOnEarth && DayFilter.calendar.contains($0.t) }
            return trial.isRefused(for: [
                (Fix.invalid, !areOnMap), (TimeOrder.brokenIfEqual, !trial.input.rises),
            ])
        },
        Property(
            "onActivityChange acquires one position for the first sample and one for each change.",
            from: .changes, .first
        ) { trial in
            guard trial.input.policy == .onActivityChange, let output = trial.outcome.output else {
                return .notTouched
            }
            let kinds = trial.input.trace.map(\.activity)
            let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
            return output.acquisitions == changes + 1
                ? .holds : .violated("\(changes) changes give \(output.acquisitions) acquisitions")
        },
        Property(
            "A timer acquires at most once every 180 s and once at each exit.", from: .ticks, .interval
        ) {
            trial in
            guard trial.input.policy.isTimed, isSound(trial.input), let output = trial.outcome.output,
                trial.input.trace.allSatisfy({ $0.t == $0.t.rounded() })
            else { return .notTouched }
            let (beats, ways) = (Int(trial.input.duration / 180), trial.input.trace.count)
            let isNear = trial.input.trace.allSatisfy { $0.place == trial.input.trace[0].place }
            let most = isNear ? min(beats + 1, 8) : beats + 1 + ways
            let least = min(beats + 1, trial.input.policy == .androidService ? 5 : 8)
            return (least...max(least, most)).contains(output.acquisitions)
                ? .holds : .violated("\(beats) beats of the timer give \(output.acquisitions) acquisitions")
        },
    ]

    // MARK: One outcome

    private static func follows(_ trial: Trial<Energy>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let figures = trial.input.figures
        let percent =
            output.gpsSeconds * figures.percentPerHour / 3_600
            + Double(output.acquisitions) * figures.percentPerAcquisition
        if !isAlike(output.percent, percent) {
            return .violated(
                """
                \(text(output.gpsSeconds)) s and \(output.acquisitions) acquisitions cost \(text(percent)) %, not \
                \(text(output.percent)) %
                """)
        }
        guard output.percent.isFinite, output.percentPerDay.isFinite else {
            return .violated("a cost is not finite")
        }
        let perDay = output.percent * 86_400 / trial.input.duration
        return isAlike(output.percentPerDay, perDay)
            ? .holds
            : .violated("the cost is \(text(perDay)) % a day, not \(text(output.percentPerDay)) %")
    }

    private static func isAsMeasured(_ trial: Trial<Energy>) -> Finding {
        let input = trial.input
        guard let output = trial.outcome.output, input.figures == .usual(on: .ios) else { return .notTouched }
        if !input.policy.isTimed {
            return output.percentPerDay >= 30
                ? .holds : .violated("an earlier policy costs \(text(output.percentPerDay)) % a day")
        }
        if input.duration == 13 * 3_600, output.acquisitions == 261 {
            return (4.25..<4.35).contains(output.percent)
                ? .holds : .violated("a user who never stays pays \(text(output.percent)) %")
        }
        guard input.duration <= 13 * 3_600, input.trace.allSatisfy({ $0.place == input.trace[0].place })
        else {
            return .notTouched
        }
        return output.percent < 1 ? .holds : .violated("a user who stays pays \(text(output.percent)) %")
    }

    private static func shows(_ trial: Trial<Energy>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let full = Int(min(output.percent.rounded(.down), 100))
        let expected = trial.input.platform == .ios && full >= 1 ? full : nil
        return output.shown == expected
            ? .holds
            : .violated(
                "\(trial.input.platform.rawValue) shows \(output.shown ?? 0) of \(text(output.percent)) %")
    }

    /// Whether two numbers are the same up to rounding, even if they are large.
    private static func isAlike(_ one: Double, _ other: Double) -> Bool {
        one == other || abs(one - other) <= max(precision, 1e-9 * abs(other))
    }

    // MARK: Rivals

    /// The same hours without any change, and, with the usual figures, iOS in place of Android and the filter in place
    /// of a timer.
    private static func rivals(of input: Input) -> [Input] {
        guard isSound(input), let first = input.trace.first else { return [] }
        let still = input.trace.map {
            Sample(t: $0.t, lat: first.lat, lon: first.lon, activity: first.activity)
        }
        let unchanged = Input(
            policy: input.policy, platform: input.platform, trace: still, model: input.model)
        guard input.figures == .usual(on: input.platform) else { return [unchanged] }
        let onIOS = Input(policy: input.policy, platform: .ios, trace: input.trace)
        let filtered = Input(policy: .tenMetreFilter, platform: input.platform, trace: input.trace)
        return [unchanged, onIOS, filtered]
    }

    private static func isNoDearer(_ trial: Trial<Energy>) -> Finding {
        guard let percent = trial.outcome.output?.percent, let still = trial.probes.first else {
            return .notTouched
        }
        func isCheaper(_ rival: Outcome<Output>) -> Bool {
            (rival.output?.percent ?? percent) < percent - precision
        }
        if let other = still.output?.percent, other > percent + precision {
            return .violated(
                "the trace costs \(text(percent)) %, but the same hours without any change \(text(other)) %")
        }
        guard trial.probes.count == 3 else { return .holds }
        if isCheaper(trial.probes[1]) {
            return .violated("the policy costs \(text(percent)) % on Android, but less on iOS")
        }
        return trial.input.policy.isTimed && isCheaper(trial.probes[2])
            ? .violated("the timer costs \(text(percent)) %, but tenMetreFilter less") : .holds
    }

    static func isSound(_ input: Input) -> Bool {
        input.trace.allSatisfy { $0.place.isOnEarth && DayFilter.calendar.contains($0.t) } && input.rises
    }

    private static func text(_ number: Double) -> String { JSONWriter.text(of: number.value) }
}
