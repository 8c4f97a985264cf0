import Specs
import Synchronization

/// What the processes of one adapter share: the hello, the requests still to be asked, the replies and the restarts.
///
/// Each process takes the next case when it has room for it, so that a slow one does not hold up the rest; the
/// requests of one case go to one process. The less is left, the less a process may have in hand.
final class Crew: Sendable {
    private struct State {
        /// Makes the requests of the first hello; nil until it is known what is to be asked.
        var prepare: (@Sendable (Hello) -> [Request])?
        var settled: @Sendable ([Reply]) -> Void = { _ in }
        var hello: Hello?
        /// Whether the requests are made.
        var isPrepared = false
        var requests: [Request] = []
        /// The numbers of the requests, case by case.
        var cases: [[Int]] = []
        /// The first case that nobody has taken.
        var next = 0
        /// Requests of the cases that nobody has taken.
        var left = 0
        /// None where there is no reply yet.
        var replies: [Reply?] = []
        /// How many requests have no reply yet.
        var unanswered = 0
        /// Whether a reply changed after all were told as settled.
        var isUnsettled = false
        var processes: Int
        var restartsLeft: Int
        var isInterrupted = false
        var failure: AdapterStartError?
        var conversations: [ObjectIdentifier: Conversation] = [:]
    }

    let adapter: Adapter
    /// How many processes are worth their start, as soon as that is known.
    let wanted: AsyncStream<Int>
    private let want: AsyncStream<Int>.Continuation
    private let state: Mutex<State>

    /// A crew that has nothing to ask yet.
    init(_ adapter: Adapter) {
        self.adapter = adapter
        (wanted, want) = AsyncStream.makeStream()
        state = Mutex(State(processes: 1, restartsLeft: adapter.limits.restarts))
    }

    // MARK: What is to be asked

    /// Says, once, what is to be asked.
    ///
    /// - Parameters:
    ///   - cases: how many cases there are at most; nil where that is not known.
    ///   - settled: hears of all replies when the last has come, and again of such as change after that.
    ///   - prepare: makes the requests of the first hello.
    func supply(
        atMost cases: Int?, settled: @escaping @Sendable ([Reply]) -> Void = { _ in },
        _ prepare: @escaping @Sendable (Hello) -> [Request]
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

    /// Makes the requests where it is known what is to be asked, and of whom.
    private func prepareIfReady(_ state: inout State) {
        guard let hello = state.hello, let prepare = state.prepare, !state.isPrepared else { return }
        state.requests = prepare(hello)
        state.cases = Self.cases(of: state.requests)
        state.left = state.requests.count
        state.replies = Array(repeating: nil, count: state.requests.count)
        state.unanswered = state.requests.count
        state.processes = min(state.processes, adapter.processes(for: state.cases.count))
        state.isPrepared = true
        want.yield(state.processes)
    }

    /// Whether the requests are made.
    var isPrepared: Bool { state.withLock { $0.isPrepared } }

    /// Waits until it is known what is to be asked, or that nothing will be.
    func waitForSupply() async {
        // Only an adapter that ends before it was asked anything comes here.
        while state.withLock({ $0.prepare == nil && !$0.isInterrupted && $0.failure == nil }) {
            try? await Task.sleep(for: .milliseconds(1))
        }
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

    /// The numbers of the requests by case, in the order in which the cases first ask.
    private static func cases(of requests: [Request]) -> [[Int]] {
        var places: [Int: Int] = [:]
        var cases: [[Int]] = []
        for (number, request) in requests.enumerated() {
            if let place = places[request.group] {
                cases[place].append(number)
            } else {
                places[request.group] = cases.count
                cases.append([number])
            }
        }
        return cases
    }

    var hello: Hello? { state.withLock { $0.hello } }

    // MARK: Requests and replies

    /// The requests of the next case, for a process that has so many in hand; empty where it has enough or none is left.
    func next(inHand: Int) -> [Int] {
        let (numbers, waiting) = state.withLock { state -> ([Int], [Conversation]) in
            guard state.next < state.cases.count, !state.isInterrupted, state.failure == nil else {
                return ([], [])
            }
            let share = max(1, state.left / (2 * state.processes))
            guard state.processes == 1 || inHand < share else { return ([], []) }
            let numbers = state.cases[state.next]
            state.next += 1
            state.left -= numbers.count
            return (numbers, state.next == state.cases.count ? Array(state.conversations.values) : [])
        }
        // Who has not said hello yet is not needed any more.
        for conversation in waiting { conversation.nudge() }
        return numbers
    }

    func request(_ number: Int) -> Request {
        state.withLock { state in
            let count = state.requests.count
            return state.requests[number < count ? number : number - count]
        }
    }

    /// The number under which a request is asked a second time; the reply is not kept.
    func twin(of number: Int) -> Int { state.withLock { number + $0.requests.count } }

    /// Whether a number is that of a request, and not of its twin.
    func isAsked(_ number: Int) -> Bool { state.withLock { number < $0.requests.count } }

    func set(_ number: Int, _ reply: Reply) {
        let (all, settled) = state.withLock { state -> ([Reply], @Sendable ([Reply]) -> Void) in
            guard number < state.replies.count else { return ([], state.settled) }
            if state.unanswered == 0 { state.isUnsettled = true }
            if state.replies[number] == nil { state.unanswered -= 1 }
            state.replies[number] = reply
            let isLast = state.unanswered == 0 && !state.isUnsettled
            return (isLast ? state.replies.compactMap(\.self) : [], state.settled)
        }
        if !all.isEmpty { settled(all) }
    }

    /// Whether the requests are known and every one of them was taken by a process.
    var isDrained: Bool { state.withLock { $0.isPrepared && $0.next == $0.cases.count } }

    /// One reply a request.
    ///
    /// - Parameter fault: stands for the replies that there are not.
    ///
    /// Where some changed after they were told as settled, they are told again.
    func replies(else fault: Fault) -> [Reply] {
        let (replies, again) = state.withLock { state in
            (state.replies.map { $0 ?? .failure(fault) }, state.isUnsettled ? state.settled : nil)
        }
        again?(replies)
        return replies
    }

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
        let conversations = state.withLock { state in
            change(&state)
            return Array(state.conversations.values)
        }
        for conversation in conversations { conversation.end(.stopped) }
        finish()
    }

    /// No process is left that could tell how many cases there are.
    func finish() { want.finish() }
}
