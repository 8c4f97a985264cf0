import Adapters
import Harness
import Reports
import Specification

/// What was found earlier is run first, as a property's counterexamples are by Hypothesis.
extension Fuzz {
    /// Runs the findings of the folder again: those that still fail are told, those that hold are forgotten.
    func replay(
        _ fuzzing: inout Fuzzing, _ report: FuzzReport, _ end: inout End
    ) async throws(CandidateStartError) {
        guard let store else { return }
        let found: [FindingStore.Finding]
        do {
            found = try store.read(of: fuzzing.subsystems)
        } catch {
            end.failure = error as? Failure ?? Failure(.usage, "\(error)")
            return
        }
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
                do throws(Failure) {
                    try store.remove(finding)
                    report.showMended(finding)
                } catch {
                    end.failure = end.failure ?? error
                }
            }
        }
    }
}
