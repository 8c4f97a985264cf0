/// The connections without a request so far, at most `greatest`; a new connection replaces the oldest.
///
/// So silent connections do not keep others out for long.
actor HalfOpen {
    private let greatest: Int
    /// The oldest comes first.
    private var waiting: [(number: Int, end: @Sendable () -> Void)] = []
    private var number = 0

    init(_ greatest: Int) { self.greatest = greatest }

    /// Waits for some work; the work is cancelled if too many others have begun since.
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
