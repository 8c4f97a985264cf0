/// The programs that clients sent, and their results.
actor Sessions {
    enum Standing: Sendable {
        case running
        case completed(Details)
    }

    /// The maximum number of programs that wait or run at once, and the maximum number of results that are kept.
    static let (most, kept) = (64, 256)

    private var all: [String: Standing] = [:]
    /// The ids of the finished programs, the oldest first.
    private var over: [String] = []
    private let queue: AsyncStream<(id: String, code: String)>.Continuation
    nonisolated let programs: AsyncStream<(id: String, code: String)>

    init() {
        (programs, queue) = AsyncStream.makeStream()
    }

    /// Adds a program to the queue, and returns its new id; nil if `most` programs already wait or run.
    func take(_ code: String) -> String? {
        guard all.count - over.count < Self.most else { return nil }
        let id = Self.newID()
        all[id] = .running
        queue.yield((id, code))
        return id
    }

    func standing(of id: String) -> Standing? { all[id] }

    func complete(_ id: String, _ details: Details) {
        all[id] = .completed(details)
        over.append(id)
        if over.count > Self.kept { all[over.removeFirst()] = nil }
    }

    /// Returns an id of 96 random bits, so that no client can guess the id of another client's program.
    private static func newID() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<3).map { _ in
            let digits = String(generator.next() as UInt32, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }
}
