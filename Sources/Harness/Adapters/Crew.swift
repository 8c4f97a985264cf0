import JSON
import Specification
import Synchronization

/// What the processes of one adapter share: the hello, the requests still to be asked, the replies and the restarts.
///
/// Each process takes the next case when it has room for it, so that a slow one does not hold up the rest; the
/// requests of one case go to one process. The less is left, the less a process may have in hand.
final class Crew: Sendable {
    /// How far the requests are made.
    private enum Preparation { case open, begun, complete }

    private struct State {
        /// Makes what is asked of the first hello; nil until it is known what is to be asked.
        var prepare: (@Sendable (Hello) -> Questions)?
        var settled: Settled = { _, _ in }
        var hello: Hello?
        var preparation = Preparation.open
        var requests: [Request] = []
        var cases = RequestGroups()
        /// The first case that nobody has taken.
        var next = 0
        /// Requests of the cases that nobody has taken.
        var left = 0
        /// One a request, though not yet its own where none has come.
        var replies: [Reply] = []
        var isAnswered: [Bool] = []
        /// How many requests of each case have no reply yet.
        var unanswered: [Int] = []
        var processes: Int
        var restartsLeft: Int
        var isInterrupted = false
        var failure: AdapterStartError?
        var conversations: [ObjectIdentifier: Conversation] = [:]

        var isDrained: Bool { preparation == .complete && next == cases.count }

        /// Whether there is a next case, and it is still to be asked.
        var hasNext: Bool { next < cases.count && !isInterrupted && failure == nil }

        /// Whether a process that has so many in hand leaves the next case to others.
        func isEnough(_ inHand: Int) -> Bool { processes > 1 && inHand >= max(1, left / (2 * processes)) }
    }

    let adapter: Adapter
    /// Ends when a process is there, or none will be.
    let spawned: AsyncStream<Void>
    private let spawn: AsyncStream<Void>.Continuation
    /// How many processes are worth their start, as soon as that is known.
    let wanted: AsyncStream<Int>
    private let want: AsyncStream<Int>.Continuation
    private let state: Mutex<State>

    /// A crew that has nothing to ask yet.
    init(_ adapter: Adapter) {
        self.adapter = adapter
        (wanted, want) = AsyncStream.makeStream()
        (spawned, spawn) = AsyncStream.makeStream()
        state = Mutex(State(processes: 1, restartsLeft: adapter.limits.restarts))
    }

    // MARK: What is to be asked

    /// Says, once, what is to be asked.
    ///
    /// - Parameters:
    ///   - cases: how many cases there are at most; nil where that is not known.
    ///   - settled: hears of the replies to a case when the last has come, and again where one changes after that.
    ///   - prepare: makes what is asked of the first hello.
    func supply(
        atMost cases: Int?, settled: @escaping Settled = { _, _ in },
        _ prepare: @escaping @Sendable (Hello) -> Questions
    ) {
        let processes = adapter.processes(for: cases ?? .max)
        if cases != nil { want.yield(processes) }
        let conversations = state.withLock { state in
            state.prepare = prepare
            state.settled = settled
            state.processes = processes
            prepareIfReady(&state)
            return Array(state.conversations.values)
        }
        for conversation in conversations { conversation.hearOfSupply() }
    }

    /// Makes the requests where it is known what is to be asked, and of whom: the first now, the others one by one.
    private func prepareIfReady(_ state: inout State) {
        guard let hello = state.hello, let prepare = state.prepare, state.preparation == .open else { return }
        state.preparation = .begun
        let questions = prepare(hello)
        add(questions.first, &state)
        if questions.rest.isEmpty { return complete(&state) }
        Task {
            for part in questions.rest {
                let requests = part()
                for conversation in conversations(after: { add(requests, &$0) }) { conversation.nudge() }
            }
            for conversation in conversations(after: complete) { conversation.hearOfSupply() }
        }
    }

    private func add(_ requests: [Request], _ state: inout State) {
        let first = state.cases.count
        state.requests += requests
        state.cases.append(requests)
        state.left += requests.count
        state.replies += Array(repeating: Self.none, count: requests.count)
        state.isAnswered += Array(repeating: false, count: requests.count)
        state.unanswered += (first..<state.cases.count).map { state.cases[$0].count }
    }

    private func complete(_ state: inout State) {
        state.processes = min(state.processes, adapter.processes(for: state.cases.count))
        state.preparation = .complete
        want.yield(state.processes)
    }

    /// Whether all requests are made.
    var isPrepared: Bool { state.withLock { $0.preparation == .complete } }

    /// Waits until all that is to be asked is known, or that nothing will be.
    func waitForSupply() async {
        // Only an adapter that ends before everything was prepared comes here.
        while state.withLock({ $0.preparation != .complete && !$0.isInterrupted && $0.failure == nil }) {
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Waits until all requests are made, where that has begun.
    func waitForPreparation() async {
        while state.withLock({ $0.preparation == .begun }) { try? await Task.sleep(for: .milliseconds(1)) }
    }

    // MARK: The hello

    /// Takes the hello of a process: of the first the requests are made, and every other must be the same.
    func greet(_ hello: Hello) throws(AdapterProtocol.Breach) {
        let other = state.withLock { state -> Hello? in
            if let first = state.hello { return first == hello ? nil : first }
            state.hello = hello
            prepareIfReady(&state)
            return nil
        }
        guard let other else { return }
        let sentence =
            "it says different hellos, and whom to hold to what is unknown: \(hello.difference(from: other))"
        fail(AdapterStartError(command: adapter.command, sentence: sentence, log: ""))
        throw AdapterProtocol.Breach(sentence: sentence)
    }

    var hello: Hello? { state.withLock { $0.hello } }

    // MARK: Requests and replies

    /// The requests of the next cases, for a process that has so many in hand; empty where it has enough or none is left.
    ///
    /// - Parameter count: requests after which no further case is taken.
    func next(inHand: Int, atLeast count: Int = 1) -> ArraySlice<Int> {
        let (numbers, waiting) = state.withLock { state -> (ArraySlice<Int>, [Conversation]) in
            guard state.hasNext else { return ([], []) }
            let first = state.next
            var taken = 0
            while taken < count, state.next < state.cases.count, !state.isEnough(inHand + taken) {
                taken += state.cases[state.next].count
                state.left -= state.cases[state.next].count
                state.next += 1
            }
            let numbers = state.cases[first..<state.next]
            return (numbers, state.isDrained ? Array(state.conversations.values) : [])
        }
        // Who has not said hello yet is not needed any more.
        for conversation in waiting { conversation.nudge() }
        return numbers
    }

    /// Whether there is a next case for a process that has so many requests in hand.
    func hasNext(inHand: Int) -> Bool { state.withLock { $0.hasNext && !$0.isEnough(inHand) } }

    func requests(_ numbers: ArraySlice<Int>) -> [Request] {
        state.withLock { state in
            numbers.map { state.requests[isAsked($0) ? $0 : $0 - Self.twins] }
        }
    }

    /// What the request of a number probably gives; nil where that is not known, or there is no such request.
    func likelyAnswer(to number: Int) -> LikelyAnswer? {
        state.withLock { state in
            state.requests.indices.contains(number) ? state.requests[number].likelyAnswer : nil
        }
    }

    /// What is added to the number of a request where it is asked a second time; 32 bits are enough for both.
    private static let twins = 1 << 30

    /// The number under which a request is asked a second time; the reply is not kept.
    func twin(of number: Int) -> Int { number + Self.twins }

    /// Whether a number is that of a request, and not of its twin.
    func isAsked(_ number: Int) -> Bool { number < Self.twins }

    func set(_ number: Int, _ reply: Reply) {
        state.withLock { state in
            guard number < state.replies.count else { return }
            let place = state.cases.place(of: number)
            if !state.isAnswered[number] { state.unanswered[place] -= 1 }
            state.isAnswered[number] = true
            state.replies[number] = reply
            guard state.unanswered[place] == 0 else { return }
            // Under the lock, so that who hears of two changes hears of the later one last.
            state.settled(
                state.requests[number].group, state.cases[place].map { state.replies[$0] })
        }
    }

    /// Whether the requests are known and every one of them was taken by a process.
    var isDrained: Bool { state.withLock { $0.isDrained } }

    /// One reply a request.
    ///
    /// - Parameter fault: stands for the replies that there are not.
    func replies(else fault: Fault) -> [Reply] {
        state.withLock { state in
            // Where they stand: there are many, and to copy each would take longer than to look at all.
            for number in state.replies.indices where !state.isAnswered[number] {
                state.replies[number] = .failure(fault)
            }
            return state.replies
        }
    }

    /// Stands where no reply has come.
    private static let none = Reply.failure(Fault(.abandoned, "there is no reply yet"))

    // MARK: Lives

    /// Whether the adapter may be started once more; counts it.
    func mayRestart() -> Bool {
        state.withLock { state in
            guard state.restartsLeft > 0, !state.isInterrupted, state.failure == nil else { return false }
            state.restartsLeft -= 1
            return true
        }
    }

    var hasRestarts: Bool { state.withLock { $0.restartsLeft > 0 } }

    /// A conversation begins: it is told of an interruption, and when nothing is left to take.
    func join(_ conversation: Conversation) {
        let isOver = state.withLock { state in
            state.conversations[ObjectIdentifier(conversation)] = conversation
            return state.isInterrupted || state.failure != nil
        }
        if isOver { conversation.end(.stopped) }
    }

    func leave(_ conversation: Conversation) {
        state.withLock { _ = $0.conversations.removeValue(forKey: ObjectIdentifier(conversation)) }
    }

    // MARK: The end

    /// Ends all conversations; what is known stays, and what is not is `interrupted`.
    func interrupt() {
        stop { $0.isInterrupted = true }
    }

    var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

    /// Ends all conversations for a reason that makes the whole run worthless.
    private func fail(_ error: AdapterStartError) {
        stop { state in if state.failure == nil { state.failure = error } }
    }

    var failure: AdapterStartError? { state.withLock { $0.failure } }

    private func stop(_ change: (inout sending State) -> Void) {
        for conversation in conversations(after: change) { conversation.end(.stopped) }
        finish()
    }

    private func conversations(after change: (inout sending State) -> Void) -> [Conversation] {
        state.withLock { state in
            change(&state)
            return Array(state.conversations.values)
        }
    }

    /// No process is left that could tell how many cases there are.
    func finish() {
        want.finish()
        spawn.finish()
    }

    /// A process has begun.
    func didSpawn() { spawn.finish() }
}
