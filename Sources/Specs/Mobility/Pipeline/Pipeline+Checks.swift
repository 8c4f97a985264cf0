import JSON
import Specification

extension Pipeline {
    public static func check(_ rule: Rule) -> Check<Pipeline> {
        switch rule {
        case .places: Check(.model) { Fix.finding(of: $0.input.fixes, rejection: $0.outcome.rejection) }
        case .steps: .examined(.property)
        case .composition:
            .examined(.derivation, also: .property) { input, _ in
                beginning(of: input)
            } judge: { trial in
                againstBeginning(trial)
            }
        }
    }

    /// Takes the outcome apart into those of the stages, and holds each to the stage's own clauses.
    public static func examine(_ trial: Trial<Pipeline>) -> Findings<Rule> {
        guard trial.input.fixes.allSatisfy(\.isOnEarth), let output = trial.outcome.output else {
            return Findings()
        }
        var walk = PipelineWalk(trial.input, output, trial.readings)
        walk.run()
        return walk.findings
    }

    // MARK: PIP-2: what comes later changes nothing of what came before

    private static func half(of input: Input) -> Int { input.batches.count / 2 }

    private static func beginning(of input: Input) -> [Input] {
        guard half(of: input) > 0, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        return [input.with(batches: Array(input.batches.prefix(half(of: input))))]
    }

    private static func againstBeginning(_ trial: Trial<Pipeline>) -> Finding {
        guard let probe = trial.probes.first, let whole = trial.outcome.output else { return .notTouched }
        let cut = half(of: trial.input)
        guard let part = probe.output else {
            return .violated("the first \(cut) batches alone are rejected, all of them are not")
        }
        let accepted = cut - part.dropped.count
        let differing: String? =
            if part.dropped != whole.dropped.filter({ $0.batch < cut }) {
                "dropped"
            } else if part.alerts != whole.alerts.filter({ $0 < cut }) {
                "alerts"
            } else if part.actions != Array(whole.actions.prefix(cut)) {
                "actions"
            } else if part.records != Array(whole.records.prefix(part.records.count)) {
                "records"
            } else if !Geofence.isSame(part.events, whole.events.filter { $0.at < accepted }, later: 0) {
                "events"
            } else { nil }
        guard let differing else { return .holds }
        return .violated("\(differing) of the first \(cut) batches differ if the others come after them")
    }
}
