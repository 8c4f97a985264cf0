import Specification

extension Energy {
    public static let properties: [Property<Energy>] = [
        Property(
            """
            `percent` and `percentPerDay` are finite, and they follow from the seconds and acquisitions of the same \
            output.
            """,
            from: .ofSeconds, .ofAcquisitions, .aDay, .bounded
        ) { trial, output in
            let (seconds, acquisitions) = (output.gpsSeconds, output.acquisitions)
            let figures = trial.input.figures
            let ofSeconds = seconds * figures.percentPerHour / 3_600
            let percent = ofSeconds + Double(acquisitions) * figures.percentPerAcquisition
            let perDay = output.percent * 86_400 / trial.input.duration
            return output.percentPerDay.isFinite && isAlike(output.percent, percent)
                && isAlike(output.percentPerDay, perDay)
                ? .holds
                : .violated(
                    """
                    seconds: \(seconds.text), acquisitions: \(acquisitions), cost: \(output.percent.text) %, or \
                    \(output.percentPerDay.text) % per day
                    """)
        },
        Property(
            """
            With the usual figures of iOS, the earlier policies cost at least 30 % per day. In 13 hours, the policies \
            with a timer cost less than 1 % for a user who stays in one place, and 4.3 % for a user who never stays \
            in one place.
            """,
            from: .measured, .usual, .neverStays
        ) { trial, output in
            let input = trial.input
            guard input.figures == .usual(on: .ios) else { return .notTouched }
            let isStill = input.trace.allSatisfy { $0.place == input.trace[0].place }
            let isRight: Bool
            if !input.policy.isTimed {
                isRight = output.percentPerDay >= 30
            } else if input.duration == 13 * 3_600, output.acquisitions == 261 {
                isRight = (4.25..<4.35).contains(output.percent)
            } else if input.duration <= 13 * 3_600, isStill {
                isRight = output.percent < 1
            } else {
                return .notTouched
            }
            return isRight
                ? .holds
                : .violated(
                    "a trace of \(input.duration.text) s costs \(output.percent.text) %, contrary to the measurements"
                )
        },
        Property(
            """
            A trace costs at least as much as the same trace without any change of place or activity. With the usual \
            figures, no trace costs less on iOS than on Android, and none costs less with tenMetreFilter than with a \
            timer.
            """,
            from: .stillest, .risesWithMobility, .platforms,
            probes: { input, _ in rivals(of: input) },
            judge: { trial, output in
                let percent = output.percent
                let rivals = trial.probes.compactMap(\.output?.percent)
                guard let still = rivals.first, rivals.count == trial.probes.count else { return .notTouched }
                return still <= percent + precision
                    && rivals.dropFirst().allSatisfy { $0 >= percent - precision }
                    ? .holds
                    : .violated(
                        """
                        the cost is \(percent.text) %; without any change, on iOS and by the filter it is \
                        \(rivals.map(\.text).joined(separator: ", ")) %
                        """)
            }),
        Property(
            "iOS shows the `percent` of the same output, rounded down and at most 100.", from: .full
        ) { trial, output in
            let full = Int(max(0, min(output.percent.rounded(.down), 100)))
            let expected = trial.input.platform == .ios && full >= 1 ? full : nil
            return output.shown == expected
                ? .holds
                : .violated(
                    """
                    \(trial.input.platform.rawValue) shows \(output.shown ?? 0) for a cost of \(output.percent.text) %
                    """)
        },
        Property(
            """
            An input is rejected if and only if a place or date is invalid, or the times do not strictly increase; the \
            places and dates are checked first.
            """,
            from: .placesFirst, .order, .places, .finite
        ) { trial in
            trial.isRejected(for: [
                (Fix.invalid, !trial.input.trace.allSatisfy(\.isOnMap)),
                (TimeOrder.brokenIfEqual, !trial.input.rises),
            ])
        },
        Property(
            """
            With tenMetreFilter and onActivityChange, the receiver is always on, and the phone acquires at least one \
            position and at most one position per sample.
            """,
            from: .alwaysOn, .first, .beyondTenMetres, .changes
        ) { trial, output in
            guard !trial.input.policy.isTimed else { return .notTouched }
            let (samples, isOn) = (trial.input.trace.count, isAlike(output.gpsSeconds, trial.input.duration))
            return isOn && (1...samples).contains(output.acquisitions)
                ? .holds
                : .violated(
                    """
                    samples: \(samples), acquisitions: \(output.acquisitions), seconds: \(output.gpsSeconds.text)
                    """)
        },
        Property(
            "A timer acquires a position at most once every 180 s, plus once at each exit from a geofence.",
            from: .ticks, .interval
        ) { trial, output in
            guard trial.input.policy.isTimed, isSound(trial.input),
                trial.input.trace.allSatisfy({ $0.t == $0.t.rounded() })
            else { return .notTouched }
            let (beats, ways) = (Int(trial.input.duration / 180), trial.input.trace.count)
            let isNear = trial.input.trace.allSatisfy { $0.place == trial.input.trace[0].place }
            let most = isNear ? min(beats + 1, 8) : beats + 1 + ways
            let least = min(beats + 1, trial.input.policy == .androidService ? 5 : 8)
            return (least...max(least, most)).contains(output.acquisitions)
                ? .holds : .violated("full intervals: \(beats), acquisitions: \(output.acquisitions)")
        },
    ]

    /// Whether two numbers differ only by rounding; greater numbers may differ by more.
    private static func isAlike(_ one: Double, _ other: Double) -> Bool {
        one == other || abs(one - other) <= max(precision, 1e-9 * abs(other))
    }

    /// Returns up to three probes: one in which the person never moves, one on iOS, and one with the policy
    /// `tenMetreFilter`.
    ///
    /// The probes on iOS and with `tenMetreFilter` require an input with the usual figures; the probe with
    /// `tenMetreFilter` also requires an input whose policy has a timer.
    private static func rivals(of input: Input) -> [Input] {
        guard isSound(input), let first = input.trace.first else { return [] }
        let still = input.trace.map { sample in first.with { $0.t = sample.t } }
        let unchanged = input.with { $0.trace = still }
        guard input.figures == .usual(on: input.platform) else { return [unchanged] }
        let onIOS = Input(policy: input.policy, platform: .ios, trace: input.trace)
        let filtered = Input(policy: .tenMetreFilter, platform: input.platform, trace: input.trace)
        return [unchanged, onIOS] + (input.policy.isTimed ? [filtered] : [])
    }

    static func isSound(_ input: Input) -> Bool { input.trace.allSatisfy(\.isOnMap) && input.rises }
}
