/// The open connections of a server; if there are too many, a new connection replaces one that waits for its client.
///
/// Therefore connections whose clients do nothing cannot keep other connections out for long. A connection is never
/// replaced while its request is being answered, including while its body is read and its answer is sent. Only one task
/// may call `admit` and `endOldest`.
actor Connections {
    private let greatest: Int
    private var open = 0
    /// The connections that wait for their clients, the oldest first, each with a function that ends its wait.
    private var waiting: [(number: Int, end: @Sendable () -> Void)] = []
    private var number = 0
    /// A continuation that is resumed when a connection begins to wait or leaves.
    private var changed: CheckedContinuation<Void, Never>?

    init(_ greatest: Int) { self.greatest = greatest }

    /// Counts a new connection; if there are too many connections, first waits until another one has left. The caller
    /// must call `leave()` later.
    func admit() async {
        while open >= greatest {
            if waiting.isEmpty { await change() } else { _ = await endOldest() }
        }
        open += 1
    }

    /// Removes a connection from the count; the connection's socket must already be closed.
    func leave() {
        open -= 1
        tell()
    }

    /// Ends the oldest connection that waits for its client, and returns after a call of `leave()`.
    ///
    /// - Returns: Whether a connection was waiting for its client.
    func endOldest() async -> Bool {
        guard !waiting.isEmpty else { return false }
        let before = open
        waiting.removeFirst().end()
        while open == before { await change() }
        return true
    }

    /// Waits for the client of a connection; a nil result means that the connection is replaced and must be closed.
    func wait<Value: Sendable>(for work: @escaping @Sendable () async -> Value) async -> Value? {
        let task = Task { await work() }
        number += 1
        let own = number
        waiting.append((own, { task.cancel() }))
        tell()
        let value = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        // Even if the work has just succeeded, a replaced connection is closed, since another connection takes its
        // place.
        guard let index = waiting.firstIndex(where: { $0.number == own }) else { return nil }
        waiting.remove(at: index)
        return value
    }

    private func change() async { await withCheckedContinuation { changed = $0 } }

    private func tell() {
        changed?.resume()
        changed = nil
    }
}
