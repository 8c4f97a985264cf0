import Harness

/// The queue that gives cases to the processes of an adapter, and records the replies.
///
/// A process takes the next case when it has room, so that a slow process does not delay the others. All requests of
/// one case go to the same process. The fewer cases are left, the fewer unanswered requests a process may have.
struct WorkQueue: Sendable {
    let book: RequestBook
    private let processes: Int
    /// The number of the first case that no process has taken yet.
    private var next = 0
    private var replies: [Reply?]
    /// For each case, the number of its requests that have no reply yet.
    private var missing: [Int]
    /// For each case, the seconds that its requests have taken so far.
    private var seconds: [Double]

    init(_ book: RequestBook, processes: Int) {
        self.book = book
        self.processes = processes
        replies = Array(repeating: nil, count: book.requests.count)
        missing = (0..<book.caseCount).map { book.places(of: $0..<$0 + 1).count }
        seconds = Array(repeating: 0, count: book.caseCount)
    }

    /// Whether all cases have been taken.
    var isDrained: Bool { next == book.caseCount }

    /// Returns whether a process with `inHand` unanswered requests has enough work, and must leave the next case to
    /// another process.
    private func isEnough(_ inHand: Int) -> Bool {
        guard processes > 1 else { return false }
        let left = book.places(of: next..<book.caseCount).count
        return inHand >= max(1, left / (2 * processes))
    }

    /// Takes the next cases for a process that has `inHand` unanswered requests.
    ///
    /// - Parameter count: the number of requests to take; as soon as it is reached, no further case is taken.
    /// - Returns: the places of the requests of the taken cases.
    mutating func take(inHand: Int, atLeast count: Int = 1) -> Range<Int> {
        let first = next
        var taken = 0
        while taken < count, !isDrained, !isEnough(inHand + taken) {
            taken += book.places(of: next..<next + 1).count
            next += 1
        }
        return book.places(of: first..<next)
    }

    /// Records the reply to a request, replacing any earlier reply to the same request.
    ///
    /// - Parameter time: The seconds that the reply took.
    /// - Returns: the case of the request, if all requests of that case now have replies; otherwise nil.
    mutating func note(_ reply: Reply, at place: Int, after time: Double = 0) -> AnsweredCase? {
        let number = book.cases[place]
        seconds[number] += time
        if replies[place] == nil { missing[number] -= 1 }
        replies[place] = reply
        return missing[number] == 0 ? answered(number) : nil
    }

    /// Records a fault as the reply to every request that has no reply.
    ///
    /// - Returns: the cases that had requests without a reply, and are complete now.
    mutating func fill(with fault: Fault) -> [AnsweredCase] {
        let open = missing.indices.filter { missing[$0] > 0 }
        for place in replies.indices where replies[place] == nil { replies[place] = .fault(fault) }
        for number in open { missing[number] = 0 }
        return open.map(answered)
    }

    private func answered(_ number: Int) -> AnsweredCase {
        AnsweredCase(
            book.indices[number], replies[book.places(of: number..<number + 1)].compactMap(\.self),
            seconds: seconds[number])
    }
}
