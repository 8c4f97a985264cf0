import Foundation

/// Does blocking work on a separate thread, so that the few threads that all tasks share stay free for the tasks that
/// this work waits for.
public func onItsOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
    }
}
