/// The connections whose requests have not arrived yet; if there are too many, a new connection replaces the oldest.
///
/// Therefore connections that send nothing cannot keep other connections out for long.
actor HalfOpen {
    private let greatest: Int
    /// The connections that wait for their requests, the oldest first.
    private var waiting: [(number: Int, end: @Sendable () -> Void)] = []
    private var number = 0

    init(_ greatest: Int) { self.greatest = greatest }

    /// Waits for some work, which is cancelled if too much other work begins before it ends.
    func wait<Value: Sendable>(for work: @escaping @Sendable () async -> Value) async -> Value {
        let task = Task { await work() }
        if waiting.count >= greatest { waiting.removeFirst().end() }
        number += 1
        let own = number
        waiting.append((own, { task.cancel() }))
        let value = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        waiting.removeAll { $0.number == own }
        return value
    }
}
