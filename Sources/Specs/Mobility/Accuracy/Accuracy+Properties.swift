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
            "In manual mode each fix is judged alone, so that in the opposite order the verdicts are too.",
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
                    ? .holds : .violated("in the opposite order the fixes are judged otherwise")
            }),
        Property("No accepted fix is coarser than the threshold after it.", from: .raised) { trial in
            guard let output = trial.outcome.output, trial.input.mode == .automatic else {
                return .notTouched
            }
            let answers = zip(output.verdicts, output.thresholds)
            for (index, (fix, answer)) in zip(trial.input.fixes, answers).enumerated()
            where answer.0 == .accepted && fix.accuracy > answer.1 {
                return .violated("fix \(index) is accepted, yet coarser than the threshold after it")
            }
            return .holds
        },
        idle("too coarse", from: .unchanged) { $0 > raisedThreshold },
        idle("negative", from: .voidChangesNothing) { $0 < 0 },
    ]

    /// Returns the property that automatic fixes of some kind change nothing for the others.
    private static func idle(
        _ kind: String, from law: Law, _ isIdle: @escaping @Sendable (Double) -> Bool
    ) -> Property<Accuracy> {
        Property(
            "In automatic mode the other fixes are judged as they are without those that are \(kind).",
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
                    ? .holds : .violated("without the \(kind) fixes the others are judged otherwise")
            })
    }
}
