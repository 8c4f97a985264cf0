import JSON
import Specification
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
        /// One a case, though not yet its own where it is not judged.
        var verdicts: [Verdict] = []
        var isJudged: [Bool] = []
    }

    private typealias Answered = (index: Int, replies: [Reply])

    /// What is answered and not judged; apart from the rest, so that who puts something in need not wait.
    private struct Inbox {
        var answered: [Answered] = []
        var worker: Task<Void, Never>?
        /// Whether the worker waits to be woken.
        var isIdle = true
        var isOver = false
    }

    private let parts: [ArraySlice<GoldenCase>]
    private let first: [Plan.Draft]
    private let state = Mutex(State())
    private let inbox = Mutex(Inbox())
    private let signal: AsyncStream<Void>
    private let ring: AsyncStream<Void>.Continuation
    /// Cases that are judged in one go: to be woken for fewer costs more than it gains, and the end of a run waits for
    /// no more.
    private static let batch = 64
    /// Cases that are drafted in one go: the first request waits for no more.
    private static let part = 256

    init(_ cases: [GoldenCase]) {
        (signal, ring) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        parts = stride(from: 0, to: cases.count, by: Self.part).map { start in
            cases[start..<min(start + Self.part, cases.count)]
        }
        first = parts.first.map { Plan.drafts(of: $0) } ?? []
        // An adapter that was started ahead says its hello meanwhile.
        Task { draftAhead() }
    }

    deinit {
        ring.finish()
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
                for draft in drafts { state.verdicts.append(Verdict(awaited: draft.golden)) }
                state.isJudged += Array(repeating: false, count: drafts.count)
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
        let isWorth = inbox.withLock { inbox in
            inbox.answered.append((index, replies))
            guard inbox.isIdle, inbox.answered.count >= Self.batch else { return false }
            inbox.isIdle = false
            if inbox.worker == nil {
                inbox.worker = Task { [weak self, signal] in for await _ in signal { self?.work() } }
            }
            return true
        }
        // Not under the lock, which the worker takes first.
        if isWorth { ring.yield() }
    }

    /// Judges what is answered until nothing is, or the run is over.
    private func work() {
        while true {
            let answered = inbox.withLock { inbox -> [Answered] in
                let answered = inbox.isOver ? [] : inbox.answered
                if answered.isEmpty { inbox.isIdle = true } else { inbox.answered = [] }
                return answered
            }
            if answered.isEmpty { return }
            var rest = answered[...]
            while !rest.isEmpty, !inbox.withLock({ $0.isOver }) {
                let batch = rest.prefix(Self.batch)
                let entries = state.withLock { state in batch.map { state.plan?.entries[$0.index] } }
                let verdicts = zip(entries, batch).map { $0?.verdict(for: $1.replies) }
                state.withLock { state in
                    for (answered, verdict) in zip(batch, verdicts) {
                        guard let verdict else { continue }
                        state.verdicts[answered.index] = verdict
                        state.isJudged[answered.index] = true
                    }
                }
                rest = rest.dropFirst(batch.count)
            }
            if !rest.isEmpty { inbox.withLock { $0.answered = rest + $0.answered } }
        }
    }

    /// One verdict a case, in their order, when all is answered.
    func verdicts(for replies: [Reply]) async -> [Verdict] {
        let worker = inbox.withLock { inbox in
            inbox.isOver = true
            return inbox.worker
        }
        ring.finish()
        await worker?.value
        let left = inbox.withLock { $0.answered }
        var (plan, verdicts, open) = state.withLock { state -> (Plan?, [Verdict], [Int]) in
            // What changed and was not judged again has no verdict.
            for (index, _) in left { state.isJudged[index] = false }
            defer { (state.verdicts, state.isJudged) = ([], []) }
            return (state.plan, state.verdicts, state.isJudged.indices.filter { !state.isJudged[$0] })
        }
        guard let plan else { return [] }
        let rest = Parallel.map(open) { plan.entries[$0].verdict(for: replies[plan.entries[$0].requests]) }
        // Where they stand: there are many, and to copy each would take longer than to judge the last.
        for (index, verdict) in zip(open, rest) { verdicts[index] = verdict }
        return verdicts
    }
}
