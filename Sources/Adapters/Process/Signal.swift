import Synchronization

/// A flag that can be set once, and that any number of tasks can wait for.
final class Signal: Sendable {
    private struct State {
        var isSet = false
        var next = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    var isSet: Bool { state.withLock { $0.isSet } }

    /// Sets the signal, so that every present and future call of `wait` returns.
    func set() {
        let waiting = state.withLock { state in
            state.isSet = true
            return exchange(&state.waiting, with: [:])
        }
        for continuation in waiting.values { continuation.resume() }
    }

    /// Waits until the signal is set, or the task is cancelled.
    func wait() async {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    // If the task is cancelled after this check, the handler below finds the continuation.
                    if state.isSet || Task.isCancelled { return true }
                    state.waiting[number] = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
    }

    /// Waits until the signal is set, but no longer than the given time.
    ///
    /// - Returns: whether the signal is set.
    func wait(within limit: Duration) async -> Bool {
        if isSet { return true }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.wait() }
            group.addTask { try? await Task.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
        return isSet
    }
}
