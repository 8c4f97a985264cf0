import JSON
import Specification

extension Accuracy {
    public static func check(_ rule: Rule) -> Check<Accuracy> {
        switch rule {
        case .places: Check(.model) { Fix.finding(of: $0.input.fixes, rejection: $0.outcome.rejection) }
        case .fine, .manual: .examined(.model)
        case .automatic: related(without: "too coarse") { $0 > raisedThreshold }
        case .negative: related(without: "negative") { $0 < 0 }
        }
    }

    // MARK: Fixes that change nothing

    /// Returns a check that also runs an automatic input without some fixes: the others are answered as with them.
    private static func related(
        without what: String, _ isIdle: @escaping @Sendable (Double) -> Bool
    ) -> Check<Accuracy> {
        @Sendable func rest(_ input: Input) -> Input {
            Input(mode: input.mode, fixes: input.fixes.filter { !isIdle($0.accuracy) })
        }
        return .examined(.model) { input, _ in
            let rest = rest(input)
            let isMet = rest.fixes.count < input.fixes.count && !rest.fixes.isEmpty
            return input.mode == .automatic && isMet && input.fixes.allSatisfy(\.isOnEarth) ? [rest] : []
        } judge: { trial in
            guard let probe = trial.probes.first?.output, let output = trial.outcome.output,
                output.verdicts.count == trial.input.fixes.count,
                output.thresholds.count == trial.input.fixes.count
            else { return .notTouched }
            let kept = trial.input.fixes.indices.filter { !isIdle(trial.input.fixes[$0].accuracy) }
            let isSame =
                probe.verdicts == kept.map { output.verdicts[$0] }
                && probe.thresholds == kept.map { output.thresholds[$0] }
            return isSame ? .holds : .suspected("without the \(what) fixes the others are answered otherwise")
        }
    }

    /// Judges each fix from the implementation's own threshold before it, so that one mistake is reported once.
    public static func examine(_ trial: Trial<Accuracy>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let (mode, fixes) = (trial.input.mode, trial.input.fixes)
        guard fixes.allSatisfy(\.isOnEarth), let output = trial.outcome.output else { return findings }
        guard output.verdicts.count == fixes.count, output.thresholds.count == fixes.count else {
            for rule in fixes.first.map({ rules(of: $0.accuracy, mode) }) ?? [.fine] {
                findings.blame(
                    rule,
                    """
                    \(fixes.count) fixes need as many verdicts and thresholds, not \
                    \(output.verdicts.count) and \(output.thresholds.count)
                    """)
            }
            return findings
        }
        if fixes.isEmpty {
            for rule in judged {
                findings.touch(rule)
                if !output.alerts.isEmpty { findings.blame(rule, "there is no fix to alert of") }
            }
        }
        let alerts = Set(output.alerts)
        var before = threshold
        for (index, fix) in fixes.enumerated() {
            let answer = Answer(
                verdict: output.verdicts[index], threshold: output.thresholds[index],
                alert: alerts.contains(index))
            let expected = expectation(of: fix.accuracy, mode, before: before, trial.readings)
            for rule in rules(of: fix.accuracy, mode) {
                findings.touch(rule)
                // -0 is not negative: that is all that the clause of negative ones has to say of it.
                if rule == .negative, fix.accuracy == 0, answer.verdict == .accepted { continue }
                guard let fault = answer.fault(expected) else { continue }
                findings.blame(
                    rule, "fix \(index), \(Number(fix.accuracy).text) m in \(mode.rawValue) mode, \(fault)")
            }
            before = answer.threshold
        }
        blameOrder(of: output.alerts, trial.input, &findings)
        return findings
    }

    private static let judged: [Rule] = [.fine, .manual, .automatic, .negative]

    /// Returns the clauses that speak of fixes of this accuracy: one, and for -0 two.
    private static func rules(of accuracy: Double, _ mode: Mode) -> [Rule] {
        if accuracy < 0 { return [.negative] }
        let rule: Rule = accuracy < threshold ? .fine : mode == .manual ? .manual : .automatic
        return accuracy.sign == .minus ? [rule, .negative] : [rule]
    }

    /// What is said of one fix.
    struct Answer {
        let verdict: Verdict
        let threshold: Double
        let alert: Bool

        func fault(_ expected: Answer) -> String? {
            if verdict != expected.verdict {
                return "is \(expected.verdict.rawValue), not \(verdict.rawValue)"
            }
            if threshold != expected.threshold {
                let (due, after) = (expected.threshold, threshold)
                return
                    "leaves the threshold at \(JSONWriter.text(of: due.value)) m, not \(JSONWriter.text(of: after.value)) m"
            }
            if alert != expected.alert { return expected.alert ? "alerts the user" : "alerts nobody" }
            return nil
        }
    }

    /// What is to be said of a fix of this accuracy.
    static func expectation(
        of accuracy: Double, _ mode: Mode, before: Double, _ readings: Readings
    ) -> Answer {
        if accuracy < 0 { return Answer(verdict: .rejected, threshold: before, alert: false) }
        if accuracy < threshold { return Answer(verdict: .accepted, threshold: threshold, alert: false) }
        if mode == .manual {
            let accepts = accuracy == threshold && readings[ManualBoundary.self] == .accept
            return Answer(verdict: accepts ? .accepted : .rejected, threshold: threshold, alert: !accepts)
        }
        return accuracy <= raisedThreshold
            ? Answer(verdict: .accepted, threshold: raisedThreshold, alert: false)
            : Answer(verdict: .rejected, threshold: before, alert: false)
    }

    /// Blames alerts of no fix, and alerts out of order: the clause of their fixes, or that of coarse ones.
    private static func blameOrder(of alerts: [Int], _ input: Input, _ findings: inout Findings<Rule>) {
        guard !input.fixes.isEmpty else { return }
        for rule in judged {
            let own = alerts.filter { index in
                let isThere = input.fixes.indices.contains(index)
                return rules(of: isThere ? input.fixes[index].accuracy : .infinity, input.mode).contains(rule)
            }
            if let stranger = own.first(where: { !input.fixes.indices.contains($0) }) {
                findings.blame(rule, "there is no fix \(stranger) to alert of")
            } else if !zip(own, own.dropFirst()).allSatisfy(<) {
                findings.blame(rule, "alerts are told once each, rising, not \(own)")
            }
        }
    }
}
