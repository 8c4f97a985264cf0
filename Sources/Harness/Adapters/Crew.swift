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
        var settled: Settled = { _, _ in }
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
        /// Of each request, the place of its case.
        var places: [Int] = []
        /// How many requests of each case have no reply yet.
        var unanswered: [Int] = []
        var processes: Int
        var restartsLeft: Int
        var isInterrupted = false
        var failure: AdapterStartError?
        var conversations: [ObjectIdentifier: Conversation] = [:]
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
    ///   - prepare: makes the requests of the first hello.
    func supply(
        atMost cases: Int?, settled: @escaping Settled = { _, _ in },
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
        state.unanswered = state.cases.map(\.count)
        state.places = Array(repeating: 0, count: state.requests.count)
        for (place, numbers) in state.cases.enumerated() {
            for number in numbers { state.places[number] = place }
        }
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
        state.withLock { state in
            guard number < state.replies.count else { return }
            let place = state.places[number]
            if state.replies[number] == nil { state.unanswered[place] -= 1 }
            state.replies[number] = reply
            guard state.unanswered[place] == 0 else { return }
            // Under the lock, so that who hears of two changes hears of the later one last.
            state.settled(
                state.requests[number].group, state.cases[place].compactMap { state.replies[$0] })
        }
    }

    /// Whether the requests are known and every one of them was taken by a process.
    var isDrained: Bool { state.withLock { $0.isPrepared && $0.next == $0.cases.count } }

    /// One reply a request.
    ///
    /// - Parameter fault: stands for the replies that there are not.
    func replies(else fault: Fault) -> [Reply] {
        state.withLock { $0.replies.map { $0 ?? .failure(fault) } }
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
    func finish() {
        want.finish()
        spawn.finish()
    }

    /// A process has begun.
    func didSpawn() { spawn.finish() }
}
