import Specification

extension Accuracy {
    public static let properties: [Property<Accuracy>] = [
        Property("There are as many verdicts and thresholds as fixes.", from: .each) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let fixes = trial.input.fixes.count
            let (verdicts, thresholds) = (output.verdicts.count, output.thresholds.count)
            return verdicts == fixes && thresholds == fixes
                ? .holds
                : .violated("\(fixes) fixes have \(verdicts) verdicts and \(thresholds) thresholds")
        },
        Property(
            "In manual mode each fix is judged by itself: reversing the fixes reverses the verdicts.",
            from: .coarseByHand, .thresholdByHand,
            probes: { input, _ in
                let isAsked = input.mode == .manual && input.fixes.count > 1
                return isAsked ? [Input(mode: .manual, fixes: input.fixes.reversed())] : []
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.verdicts == output.verdicts.reversed()
                    && probe.output?.alerts.count == output.alerts.count
                    ? .holds : .violated("the reversed fixes have other verdicts")
            }),
        Property("No accepted fix is coarser than the threshold after it.", from: .raised) { trial in
            guard let output = trial.outcome.output, trial.input.mode == .automatic else {
                return .notTouched
            }
            let answers = zip(output.verdicts, output.thresholds)
            for (index, (fix, answer)) in zip(trial.input.fixes, answers).enumerated()
            where answer.0 == .accepted && fix.accuracy > answer.1 {
                return .violated("fix \(index) is accepted, but coarser than the threshold after it")
            }
            return .holds
        },
        idle("too coarse", from: .unchanged) { $0 > raisedThreshold },
        idle("negative", from: .voidChangesNothing) { $0 < 0 },
        Property(
            "An input is refused if and only if one of its fixes is off the Earth.", from: .places, .finite
        ) { trial in
            trial.isRefused(for: [(Fix.invalid, !trial.input.fixes.allSatisfy(\.isOnEarth))])
        },
        alerted(.manual, from: .alert, .alertsRise, .precise),
        alerted(.automatic, from: .noAlert, .precise),
        judged(.manual, below: threshold, from: .precise, .coarseByHand, .boundary),
        judged(.automatic, below: raisedThreshold, from: .precise, .between, .voidIsRejected),
        lowered(.manual, from: .thresholdByHand),
        lowered(.automatic, from: .fallsBack),
    ]

    /// Returns the property that automatic fixes of one kind do not change the verdicts on the others.
    private static func idle(
        _ kind: String, from law: Law, _ isIdle: @escaping @Sendable (Double) -> Bool
    ) -> Property<Accuracy> {
        Property(
            "In automatic mode, fixes that are \(kind) do not change the verdicts on the other fixes.",
            from: law,
            probes: { input, _ in
                let rest = input.fixes.filter { !isIdle($0.accuracy) }
                let isMet = rest.count < input.fixes.count && !rest.isEmpty
                return input.mode == .automatic && isMet ? [Input(mode: .automatic, fixes: rest)] : []
            },
            judge: { trial in
                let fixes = trial.input.fixes
                guard let probe = trial.probes.first?.output, let output = trial.outcome.output,
                    output.verdicts.count == fixes.count, output.thresholds.count == fixes.count
                else { return .notTouched }
                let kept = fixes.indices.filter { !isIdle(fixes[$0].accuracy) }
                let isSame =
                    probe.verdicts == kept.map { output.verdicts[$0] }
                    && probe.thresholds == kept.map { output.thresholds[$0] }
                return isSame
                    ? .holds
                    : .violated("without the \(kind) fixes the others have other verdicts or thresholds")
            })
    }

    /// Returns the property that the user is alerted to exactly the fixes that manual mode rejects as too coarse.
    private static func alerted(
        _ mode: Mode, from first: Law, _ second: Law, _ third: Law? = nil
    ) -> Property<Accuracy> {
        let whom = mode == .manual ? "to exactly the fixes rejected as too coarse" : "to no fix"
        return Property(
            "In \(mode.rawValue) mode the user is alerted \(whom).", from: first, second, third ?? first
        ) { trial in
            guard let output = trial.outcome.output, trial.input.mode == mode else { return .notTouched }
            let answers = zip(trial.input.fixes, output.verdicts).enumerated()
            let coarse = answers.filter { $1.1 == .rejected && $1.0.accuracy >= 0 }.map(\.offset)
            return output.alerts == (mode == .manual ? coarse : [])
                ? .holds
                : .violated("the alerts are \(output.alerts); the fixes rejected as too coarse are \(coarse)")
        }
    }

    private static func judged(
        _ mode: Mode, below bound: Double, from first: Law, _ second: Law, _ third: Law
    ) -> Property<Accuracy> {
        Property(
            "In \(mode.rawValue) mode exactly the fixes from 0 to \(Int(bound)) m are accepted.",
            from: first, second, third
        ) { trial in
            guard let output = trial.outcome.output, trial.input.mode == mode else { return .notTouched }
            let takesBound = mode == .automatic || trial.readings[ManualBoundary.self] == .accept
            let answers = zip(trial.input.fixes.map(\.accuracy), output.verdicts)
            let wrong = answers.first { accuracy, verdict in
                let isGood = accuracy >= 0 && (accuracy < bound || takesBound && accuracy == bound)
                return isGood != (verdict == .accepted)
            }
            return wrong.map { .violated("a fix of \($0) m is \($1.rawValue)") } ?? .holds
        }
    }

    private static func lowered(_ mode: Mode, from law: Law) -> Property<Accuracy> {
        Property("In \(mode.rawValue) mode the threshold is 150 m after a precise fix.", from: law) { trial in
            guard let output = trial.outcome.output, trial.input.mode == mode else { return .notTouched }
            let wrong = zip(trial.input.fixes.map(\.accuracy), output.thresholds).first { accuracy, after in
                (mode == .manual || (0..<threshold).contains(accuracy)) && after != threshold
            }
            return wrong.map { .violated("after a fix of \($0) m the threshold is \($1) m") } ?? .holds
        }
    }
}
