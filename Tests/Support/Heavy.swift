import Dispatch
import Synchronization
import Testing

/// Runs a test on threads of its own, so that a long computation keeps no other test waiting.
///
/// All tests run at once on as many threads as there are processors. If some tests compute for minutes, a test that
/// starts a process or asks for the time gets its next turn minutes late; the system, however, divides the time fairly
/// between threads.
public struct Heavy: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(OwnThreads.shared) { try await function() }
    }
}

extension Trait where Self == Heavy {
    /// The test computes for more than a few seconds.
    public static var heavy: Heavy { Heavy() }
}

/// Two threads that nothing else uses; whichever is free takes the next job.
private final class OwnThreads: TaskExecutor {
    static let shared = OwnThreads()

    // A serial queue has a thread beside those of the pool.
    private let queues = (0..<2).map { DispatchQueue(label: "heavy tests \($0)") }
    private let waiting = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        waiting.withLock { $0.append(job) }
        for queue in queues { queue.async { self.runAll() } }
    }

    private func runAll() {
        while let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
