import Dispatch
import Synchronization
import Testing

/// Runs a test on threads of its own, so that its long computation does not make other tests wait.
///
/// All tests share a pool with as many threads as there are processors. If some tests compute for minutes, a test that
/// starts a process waits for minutes until its next turn. Among separate threads, however, the system divides the time
/// fairly.
public struct Heavy: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(OwnThreads.shared) { try await function() }
    }
}

extension Trait where Self == Heavy {
    /// Marks a test that computes for more than a few seconds.
    public static var heavy: Heavy { Heavy() }
}

/// Two threads that only heavy tests use; whichever thread is free takes the next job.
private final class OwnThreads: TaskExecutor {
    static let shared = OwnThreads()

    // A serial queue runs on a thread that does not belong to the pool of the tests.
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
