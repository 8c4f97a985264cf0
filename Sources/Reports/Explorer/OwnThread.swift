import Dispatch

/// Runs the jobs of one answer, one after the other, on a thread that does not belong to Swift's pool.
///
/// The pool has only as many threads as there are processors. If long computations took all threads, the server could
/// neither send a page nor enforce a time limit.
final class OwnThread: TaskExecutor {
    // A serial queue runs on a thread that does not belong to the pool.
    private let queue = DispatchQueue(label: "answer")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
