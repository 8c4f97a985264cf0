import Specs
import Synchronization

/// Judges the cases of a run while others are still being answered.
///
/// What the candidate takes time for is thus not waited for twice. An adapter works in a process of its own; whoever
/// judges has a processor to himself on most machines.
final class Judging: Sendable {
    private struct State {
        var plan: Plan?
        /// Parts of the plan that were drafted before they are asked for.
        var ahead: [Int: [Plan.Draft]] = [:]
        /// How many parts the plan has taken.
        var made = 0
        /// What is answered and not judged, from the first that nobody has taken.
        var waiting: [(index: Int, replies: [Reply])] = []
        var next = 0
        var verdicts: [Verdict?] = []
        var worker: Task<Void, Never>?
        var isOver = false
    }

    private let parts: [ArraySlice<GoldenCase>]
    private let first: [Plan.Draft]
    private let state = Mutex(State())
    /// Cases that are judged in one go: the end of a run waits for no more.
    private static let batch = 64
    /// Cases that are drafted in one go: the first request waits for no more.
    private static let part = 256

    init(_ cases: [GoldenCase]) {
        parts = stride(from: 0, to: cases.count, by: Self.part).map { start in
            cases[start..<min(start + Self.part, cases.count)]
        }
        first = parts.first.map { Plan.drafts(of: $0) } ?? []
        // An adapter that was started ahead says its hello meanwhile.
        Task { draftAhead() }
    }

    /// Drafts one part after the other until they are asked for: the processors are wanted for more then.
    private func draftAhead() {
        for number in parts.indices.dropFirst() {
            guard state.withLock({ $0.plan == nil }) else { return }
            let drafts = Plan.drafts(of: parts[number], inParallel: false)
            state.withLock { $0.ahead[number] = drafts }
        }
    }

    /// What is asked of a candidate; each part is made once, however often it is asked for.
    func questions(for hello: Hello) -> Questions {
        state.withLock { state in
            if state.plan == nil { state.plan = Plan(for: hello) }
        }
        return Questions(
            make(0, first),
            rest: parts.indices.dropFirst().map { number in { @Sendable in self.make(number) } })
    }

    /// The requests of a part, which the plan takes where it has not yet.
    private func make(_ number: Int, _ drafts: [Plan.Draft]? = nil) -> [Request] {
        let (isMade, ahead) = state.withLock { ($0.made > number, $0.ahead.removeValue(forKey: number)) }
        let drafts = isMade ? [] : drafts ?? ahead ?? Plan.drafts(of: parts[number], inParallel: false)
        return state.withLock { state in
            guard var plan = state.plan.take() else { return [] }
            if state.made == number {
                plan.append(drafts)
                state.verdicts += Array(repeating: nil, count: drafts.count)
                state.made += 1
            }
            let entries = parts.isEmpty ? [] : plan.entries[parts[number].indices]
            let requests = entries.flatMap { plan.requests[$0.requests] }
            state.plan = plan
            return requests
        }
    }

    /// All that was asked of a candidate.
    func plan(for hello: Hello) -> Plan { state.withLock { $0.plan } ?? Plan(for: hello) }

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
            let taken = state.withLock { state -> [(index: Int, entry: Plan.Entry, replies: [Reply])] in
                for (index, verdict) in finished { state.verdicts[index] = verdict }
                guard let plan = state.plan, !state.isOver, state.next < state.waiting.count else {
                    state.worker = nil
                    return []
                }
                let batch = state.waiting[state.next...].prefix(Self.batch)
                state.next = batch.endIndex
                return batch.map { ($0.index, plan.entries[$0.index], $0.replies) }
            }
            if taken.isEmpty { return }
            done = taken.map { ($0.index, $0.entry.verdict(for: $0.replies)) }
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
            defer { state.verdicts = [] }
            return (state.plan, state.verdicts)
        }
        guard let plan else { return [] }
        let open = verdicts.indices.filter { verdicts[$0] == nil }
        let rest = Parallel.map(open) { plan.entries[$0].verdict(for: replies[plan.entries[$0].requests]) }
        var next = rest.makeIterator()
        return verdicts.compactMap { $0 ?? next.next() }
    }
}
