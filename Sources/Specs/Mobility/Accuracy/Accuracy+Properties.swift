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
        Property("A fix off the Earth is refused, and nothing else.", from: .places, .finite) { trial in
            trial.isRefused(for: [(Fix.invalid, !trial.input.fixes.allSatisfy(\.isOnEarth))])
        },
        Property(
            "Alerts name the manual fixes that are rejected as too coarse, rising.", from: .alert, .alertsRise
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let answers = zip(trial.input.fixes, output.verdicts).enumerated()
            let coarse = answers.filter { $1.1 == .rejected && $1.0.accuracy >= 0 }.map(\.offset)
            return output.alerts == (trial.input.mode == .manual ? coarse : [])
                ? .holds : .violated("the alerts are of \(output.alerts), and the coarse fixes \(coarse)")
        },
        Property(
            "What is below 150 m is accepted, and of manual fixes nothing above; the void ones never are.",
            from: .precise, .coarseByHand, .voidIsRejected
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let isManual = trial.input.mode == .manual
            let takesBound = !isManual || trial.readings[ManualBoundary.self] == .accept
            for (index, (fix, verdict)) in zip(trial.input.fixes, output.verdicts).enumerated() {
                let bound = isManual ? threshold : raisedThreshold
                let isGood =
                    fix.accuracy >= 0 && (fix.accuracy < bound || takesBound && fix.accuracy == bound)
                if isGood != (verdict == .accepted) {
                    return .violated("fix \(index) is \(verdict.rawValue)")
                }
            }
            return .holds
        },
        Property(
            "The threshold after a fix is 150 m if it is precise or manual.", from: .fallsBack,
            .thresholdByHand
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let wrong = zip(trial.input.fixes, output.thresholds).first { fix, after in
                let isLow = trial.input.mode == .manual || (0..<threshold).contains(fix.accuracy)
                return isLow && after != threshold
            }
            return wrong.map { .violated("after a fix of \($0.0.accuracy) m it is \($0.1) m") } ?? .holds
        },
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
