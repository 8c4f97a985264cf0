import Foundation

/// Does blocking work on a separate thread, since the tasks that end the wait need the few threads that all tasks
/// share.
public func onItsOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
    }
}
