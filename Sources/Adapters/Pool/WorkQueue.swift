import Harness

/// The cases that the processes of an adapter share: which are taken, and which are answered.
///
/// Each process takes the next case when it has room, so that a slow process does not hold up the others; the requests
/// of one case go to one process. The fewer cases are left, the fewer requests a process may have in flight.
struct WorkQueue: Sendable {
    let book: RequestBook
    private let processes: Int
    /// The first case that no process has taken.
    private var next = 0
    private var replies: [Reply?]
    /// The number of requests of each case that have no reply yet.
    private var missing: [Int]
    /// The seconds that the requests of each case took so far.
    private var seconds: [Double]

    init(_ book: RequestBook, processes: Int) {
        self.book = book
        self.processes = processes
        replies = Array(repeating: nil, count: book.requests.count)
        missing = (0..<book.caseCount).map { book.places(of: $0..<$0 + 1).count }
        seconds = Array(repeating: 0, count: book.caseCount)
    }

    /// Whether every case was taken.
    var isDrained: Bool { next == book.caseCount }

    /// Whether a process with `inHand` requests in flight leaves the next case to others.
    private func isEnough(_ inHand: Int) -> Bool {
        guard processes > 1 else { return false }
        let left = book.places(of: next..<book.caseCount).count
        return inHand >= max(1, left / (2 * processes))
    }

    /// Takes the next cases for a process with `inHand` requests in flight.
    ///
    /// - Parameter count: the number of requests after which no further case is taken.
    /// - Returns: the places of their requests.
    mutating func take(inHand: Int, atLeast count: Int = 1) -> Range<Int> {
        let first = next
        var taken = 0
        while taken < count, !isDrained, !isEnough(inHand + taken) {
            taken += book.places(of: next..<next + 1).count
            next += 1
        }
        return book.places(of: first..<next)
    }

    /// Notes a reply, which may replace an earlier one.
    ///
    /// - Parameter time: The seconds that a process took for the reply.
    /// - Returns: the case of the reply, if all its replies have arrived.
    mutating func note(_ reply: Reply, at place: Int, after time: Double = 0) -> AnsweredCase? {
        let number = book.caseNumber(of: place)
        seconds[number] += time
        if replies[place] == nil { missing[number] -= 1 }
        replies[place] = reply
        return missing[number] == 0 ? answered(number) : nil
    }

    /// Gives a fault for every reply that is missing.
    ///
    /// - Returns: the cases that thereby have all their replies.
    mutating func fill(with fault: Fault) -> [AnsweredCase] {
        let open = missing.indices.filter { missing[$0] > 0 }
        for place in replies.indices where replies[place] == nil { replies[place] = .fault(fault) }
        for number in open { missing[number] = 0 }
        return open.map(answered)
    }

    private func answered(_ number: Int) -> AnsweredCase {
        AnsweredCase(
            book.index(of: number), replies[book.places(of: number..<number + 1)].compactMap(\.self),
            seconds: seconds[number])
    }
}
