import Foundation

/// Does blocking work on a separate thread: the few threads that tasks share must stay free for the tasks that end
/// the waiting.
public func onItsOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
    }
}
