import Harness

/// The findings of earlier sessions, in the folder that `--findings` names.
extension Fuzz {
    /// Runs the saved findings again, reports those that still fail, and removes those that no longer fail.
    ///
    /// Saved findings are tried first in a session, as saved counterexamples are in Hypothesis.
    func replay(_ fuzzing: inout Fuzzing, _ report: FuzzReport, _ end: inout End) async throws {
        guard let store else { return }
        let found = try store.read(of: fuzzing.subsystems)
        if found.isEmpty { return }
        let replays = try await fuzzing.replay(found.map(\.sample))
        for (finding, replay) in zip(found, replays) {
            switch replay {
            case .unasked: continue
            case .fails(let discovery):
                var own = report
                own.seed = finding.seed
                await keep(discovery, own, &end)
            case .holds:
                do {
                    try store.remove(finding)
                    report.showMended(finding)
                } catch {
                    end.failure = end.failure ?? error
                }
            }
        }
    }
}
