import JSON
import Specification

extension Accuracy {
    /// The finding of the clause that rules fixes of some accuracies.
    ///
    /// Each fix is judged from the implementation's own threshold before it, so that one mistake is told once.
    static func judgement(
        of trial: Trial<Accuracy>, rule: ClauseID, where rules: (Mode, Double) -> Bool
    ) -> Finding {
        let mode = trial.input.mode
        let fixes = trial.input.fixes
        guard fixes.allSatisfy(\.isOnEarth), let output = trial.outcome.output else { return .notTouched }
        guard output.verdicts.count == fixes.count, output.thresholds.count == fixes.count else {
            // The clause of the first fix tells it; of no fix at all ACC-1 does.
            guard fixes.first.map({ rules(mode, $0.accuracy) }) ?? (rule == "ACC-1") else {
                return .notTouched
            }
            return .violated(
                """
                \(rule): \(fixes.count) fixes need as many verdicts and thresholds, not \
                \(output.verdicts.count) and \(output.thresholds.count)
                """)
        }
        if fixes.isEmpty {
            return output.alerts.isEmpty ? .holds : .violated("\(rule): there is no fix to alert of")
        }
        let alerts = Set(output.alerts)
        var touched = false
        for (index, fix) in fixes.enumerated() where rules(mode, fix.accuracy) {
            touched = true
            // -0 is not negative: ACC-4 has only that to say of it.
            if rule == "ACC-4", fix.accuracy == 0, output.verdicts[index] == .accepted { continue }
            let before = index == 0 ? threshold : output.thresholds[index - 1]
            let expected = expectation(mode, fix.accuracy, before: before, trial.readings)
            let place = "\(rule): fix \(index), \(Number(fix.accuracy).text) m in \(mode.rawValue) mode,"
            if output.verdicts[index] != expected.verdict {
                return .violated(
                    "\(place) is \(expected.verdict.rawValue), not \(output.verdicts[index].rawValue)")
            }
            if output.thresholds[index] != expected.threshold {
                let after = Number(output.thresholds[index]).text
                return .violated(
                    "\(place) leaves the threshold at \(Number(expected.threshold).text) m, not \(after) m")
            }
            if alerts.contains(index) != expected.alert {
                return .violated("\(place) \(expected.alert ? "alerts the user" : "alerts nobody")")
            }
        }
        if let fault = faultOfAlerts(output.alerts, fixes, mode, rules) {
            return .violated("\(rule): \(fault)")
        }
        return touched ? .holds : .notTouched
    }

    private static func faultOfAlerts(
        _ alerts: [Int], _ fixes: [Fix], _ mode: Mode, _ rules: (Mode, Double) -> Bool
    ) -> String? {
        // An alert of no fix is told by the clause that speaks of the mode's coarse fixes.
        let tellsStrangers = rules(mode, Accuracy.threshold + 1)
        let own = alerts.filter {
            fixes.indices.contains($0) ? rules(mode, fixes[$0].accuracy) : tellsStrangers
        }
        if let stranger = own.first(where: { !fixes.indices.contains($0) }) {
            return "there is no fix \(stranger) to alert of"
        }
        return zip(own, own.dropFirst()).allSatisfy(<)
            ? nil : "alerts are told once each, rising, not \(alerts)"
    }

    private static func expectation(
        _ mode: Mode, _ accuracy: Double, before: Double, _ readings: Readings
    ) -> (verdict: Verdict, threshold: Double, alert: Bool) {
        if accuracy < 0 { return (.rejected, before, false) }
        if accuracy < threshold { return (.accepted, threshold, false) }
        if mode == .manual {
            let accepts = accuracy == threshold && readings[ManualBoundary.self] == .accept
            return (accepts ? .accepted : .rejected, threshold, !accepts)
        }
        if accuracy <= raisedThreshold { return (.accepted, raisedThreshold, false) }
        return (.rejected, before, false)
    }
}
