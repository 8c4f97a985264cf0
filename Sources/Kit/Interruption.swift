import Foundation
import Harness
import JSON
import Reports
import Specification
import Synchronization

/// Ctrl-C and the termination signal, taken as the wish to hear what is known so far.
package enum Interruption {
    private static let signals = [SIGINT, SIGTERM]

    /// The pipe through which the handler, which may do next to nothing, wakes a thread that may do anything.
    private static let pipe: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = Foundation.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    private struct State {
        /// Whether the first signal came; the second is an order to leave.
        var isAsked = false
        /// Cancels the work that is going on, where there is one.
        var cancel: (@Sendable () -> Void)?
    }

    private static let state = Mutex(State())

    /// Starts, once, the thread that answers the signals.
    private static let listening: Void = {
        Thread {
            var byte: UInt8 = 0
            while read(pipe.read, &byte, 1) != 0 {
                let (isSecond, cancel) = state.withLock { state in
                    defer { state.isAsked = true }
                    return (state.isAsked, state.cancel)
                }
                if isSecond {
                    Adapter.killAll()
                    _exit(ExitReason.interrupted.rawValue)
                }
                cancel?()
            }
        }.start()
    }()

    /// Takes the signals from now on; one that comes before the work begins cancels it when it does.
    static func isAwaited() {
        listening
        for number in signals {
            signal(number) { _ in
                var byte: UInt8 = 0
                _ = write(Interruption.pipe.write, &byte, 1)
            }
        }
    }

    /// Does the work in a task that the first signal cancels; the second ends the program, and all adapters, at once.
    ///
    /// What the work has come to when it is cancelled is returned; whether that is all is for the caller to ask.
    package static func cancels<Result: Sendable>(
        _ work: @escaping @Sendable () async -> Result
    ) async -> Result {
        let task = Task { await work() }
        let isAsked = state.withLock { state in
            state.cancel = { task.cancel() }
            return state.isAsked
        }
        if isAsked { task.cancel() }
        isAwaited()
        defer {
            for number in signals { signal(number, SIG_DFL) }
            state.withLock { $0.cancel = nil }
        }
        return await task.value
    }
}

extension Run {
    /// A run that Ctrl-C ends early, with what is known; `isInterrupted` tells.
    ///
    /// - Throws: `AdapterStartError` where the adapter cannot be started, or was not before the signal.
    static func interruptible(
        _ cases: [GoldenCase], with candidate: some Candidate, times: Int = 1
    ) async throws(AdapterStartError) -> Run {
        let result = await Interruption.cancels { () async -> Result<Run, AdapterStartError> in
            do throws(AdapterStartError) {
                return .success(try await Run(cases, with: candidate, times: times))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// - Throws: a `Failure` where the run was ended early.
    func endsWhereInterrupted() throws {
        if isInterrupted {
            throw Failure(.interrupted, "interrupted; partial results above")
        }
    }
}
