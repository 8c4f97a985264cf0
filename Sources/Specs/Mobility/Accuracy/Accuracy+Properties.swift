import Specification

extension Accuracy {
    public static let properties: [Property<Accuracy>] = [
        Property("The output has one verdict and one threshold for each fix.", from: .each) { trial, output in
            let fixes = trial.input.fixes.count
            let (verdicts, thresholds) = (output.verdicts.count, output.thresholds.count)
            return verdicts == fixes && thresholds == fixes
                ? .holds : .violated("fixes: \(fixes), verdicts: \(verdicts), thresholds: \(thresholds)")
        },
        Property(
            """
            In manual mode the verdict on a fix does not depend on the other fixes: reversing the fixes only reverses \
            the verdicts.
            """,
            from: .coarseByHand, .thresholdByHand,
            probes: { input, _ in
                let isAsked = input.mode == .manual && input.fixes.count > 1
                return isAsked ? [Input(mode: .manual, fixes: input.fixes.reversed())] : []
            },
            judge: {
                $0.relates(
                    \.verdicts, to: { $0.verdicts.reversed() },
                    otherwise: "reversing the fixes changes their verdicts"
                ).and(
                    $0.relates(
                        \.alerts.count, otherwise: "reversing the fixes changes the number of alerts"))
            }),
        Property(
            "In automatic mode no accepted fix is coarser than the threshold in force after that fix.",
            from: .raised
        ) { trial, output in
            guard trial.input.mode == .automatic else { return .notTouched }
            let answers = zip(trial.input.fixes.map(\.accuracy), zip(output.verdicts, output.thresholds))
            return answers.violation(unless: { $1.0 == .rejected || $0 <= $1.1 }) { _, answer in
                "an accuracy of \(answer.0) m is accepted, but exceeds the threshold after the fix"
            } ?? .holds
        },
        Property(
            """
            In automatic mode, fixes that are invalid or too coarse do not change the verdicts and thresholds of the \
            other fixes.
            """,
            from: .unchanged, .voidChangesNothing,
            probes: { input, _ in
                let rest = input.fixes.filter(isOfUse)
                let isMet = rest.count < input.fixes.count && !rest.isEmpty
                return input.mode == .automatic && isMet ? [Input(mode: .automatic, fixes: rest)] : []
            },
            judge: { trial, output in
                guard let probe = trial.probes.first?.output else { return .notTouched }
                let answers = zip(trial.input.fixes, zip(output.verdicts, output.thresholds))
                let kept = answers.filter { isOfUse($0.0) }.map(\.1)
                return probe.verdicts == kept.map(\.0) && probe.thresholds == kept.map(\.1)
                    ? .holds
                    : .violated(
                        """
                        without the fixes that are invalid or too coarse, the other fixes have different verdicts or \
                        thresholds
                        """)
            }),
        .refusesFixesOffEarth(from: .places, .finite) { $0.fixes },
        Property(
            "In manual mode the user is alerted to exactly those fixes that are rejected as too coarse.",
            from: .alert, .alertsRise
        ) { trial, output in
            guard trial.input.mode == .manual else { return .notTouched }
            let answers = zip(trial.input.fixes, output.verdicts).enumerated()
            let coarse = answers.filter { $1.1 == .rejected && $1.0.accuracy >= 0 }.map(\.offset)
            return output.alerts == coarse
                ? .holds
                : .violated(
                    "the user is alerted to the fixes \(output.alerts), but the fixes \(coarse) are too coarse"
                )
        },
        Property("In automatic mode the user is never alerted.", from: .noAlert) { trial, output in
            guard trial.input.mode == .automatic else { return .notTouched }
            return output.alerts.isEmpty
                ? .holds : .violated("the user is alerted to the fixes \(output.alerts)")
        },
        judged(.manual, below: threshold, from: .precise, .coarseByHand, .boundary),
        judged(.automatic, below: raisedThreshold, from: .precise, .between, .voidIsRejected),
    ]

    private static func isOfUse(_ fix: Fix) -> Bool { (0...raisedThreshold).contains(fix.accuracy) }

    /// Whether a mode accepts a fix of the given accuracy; the properties of other subsystems use this function too.
    static func isGood(_ accuracy: Double, _ mode: Mode, _ readings: Readings) -> Bool {
        let bound = mode == .manual ? threshold : raisedThreshold
        let takesBound = mode == .automatic || readings[ManualBoundary.self] == .accept
        return accuracy >= 0 && (accuracy < bound || takesBound && accuracy == bound)
    }

    private static func judged(_ mode: Mode, below bound: Double, from laws: Law...) -> Property<Accuracy> {
        let atBound =
            mode == .automatic
            ? ""
            : "; the reading `\(ManualBoundary.reading.id)` decides whether exactly \(Int(bound)) m is accepted"
        return Property(
            """
            In \(mode.rawValue) mode a fix is accepted if and only if its accuracy is from 0 to \(Int(bound)) m\
            \(atBound).
            """, laws: laws
        ) { trial in
            guard let output = trial.outcome.output, trial.input.mode == mode else { return .notTouched }
            let answers = zip(trial.input.fixes.map(\.accuracy), output.verdicts)
            let wrong = answers.first { accuracy, verdict in
                isGood(accuracy, mode, trial.readings) != (verdict == .accepted)
            }
            return wrong.map { .violated("a fix with an accuracy of \($0) m is \($1.rawValue)") } ?? .holds
        }
    }
}
