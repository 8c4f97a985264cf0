import Foundation

/// Does blocking work on a thread of its own: the few that tasks share must stay free for those who end the waiting.
public func onItsOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
    }
}
