import Specs
import Synchronization

/// Judges the cases of a run while others are still being answered.
///
/// What the candidate takes time for is thus not waited for twice. An adapter works in a process of its own; whoever
/// judges has a processor to himself on most machines.
final class Judging: Sendable {
    private struct State {
        var plan: Plan?
        /// What is answered and not judged, from the first that nobody has taken.
        var waiting: [(index: Int, replies: [Reply])] = []
        var next = 0
        var verdicts: [Verdict?] = []
        var worker: Task<Void, Never>?
        var isOver = false
    }

    private let drafts: [Plan.Draft]
    private let state = Mutex(State())
    /// Cases that are judged in one go: the end of a run waits for no more.
    private static let batch = 16

    init(_ cases: [GoldenCase]) {
        // An adapter that was started ahead says its hello meanwhile.
        drafts = Plan.drafts(of: cases)
    }

    /// What is asked of a candidate; it is made once.
    func plan(for hello: Hello) -> Plan {
        state.withLock { state in
            if let plan = state.plan { return plan }
            let plan = Plan(drafts, for: hello)
            state.plan = plan
            state.verdicts = Array(repeating: nil, count: plan.entries.count)
            return plan
        }
    }

    /// A case has all its replies, or others than before.
    func settle(_ index: Int, _ replies: [Reply]) {
        state.withLock { state in
            state.waiting.append((index, replies))
            if state.worker == nil { state.worker = Task { self.work() } }
        }
    }

    private func work() {
        var done: [(index: Int, verdict: Verdict)] = []
        while true {
            let finished = done
            let taken = state.withLock { state -> (plan: Plan, batch: [(index: Int, replies: [Reply])])? in
                for (index, verdict) in finished { state.verdicts[index] = verdict }
                guard let plan = state.plan, !state.isOver, state.next < state.waiting.count else {
                    state.worker = nil
                    return nil
                }
                let batch = state.waiting[state.next...].prefix(Self.batch)
                state.next = batch.endIndex
                return (plan, Array(batch))
            }
            guard let taken else { return }
            done = taken.batch.map { ($0.index, taken.plan.entries[$0.index].verdict(for: $0.replies)) }
        }
    }

    /// One verdict a case, in their order, when all is answered.
    func verdicts(for replies: [Reply]) async -> [Verdict] {
        let worker = state.withLock { state in
            state.isOver = true
            return state.worker
        }
        await worker?.value
        let (plan, verdicts) = state.withLock { state -> (Plan?, [Verdict?]) in
            // What changed and was not judged again has no verdict.
            for (index, _) in state.waiting[state.next...] { state.verdicts[index] = nil }
            return (state.plan, state.verdicts)
        }
        guard let plan else { return [] }
        return Parallel.map(Array(plan.entries.indices)) { index in
            verdicts[index] ?? plan.entries[index].verdict(for: replies[plan.entries[index].requests])
        }
    }
}
