import Adapters
import Foundation
import Harness
import Specification
import Synchronization

/// Handles Ctrl-C, the termination signal and the loss of the terminal as requests to stop and show partial results.
public enum Interruption {
    /// SIGHUP stays ignored if it was ignored from the start, as with `nohup`.
    private static let signals: [Int32] = {
        var old = sigaction()
        sigaction(SIGHUP, nil, &old)
        return [SIGINT, SIGTERM] + (isIgnored(old) ? [] : [SIGHUP])
    }()

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// The pipe that the signal handler uses to wake a thread; unlike the handler, the thread may call any function.
    private static let pipe: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = Foundation.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    private struct State {
        /// Whether a first signal has come; a second signal ends the program.
        var isAsked = false
        /// A function that cancels the current work; nil if no work is running.
        var cancel: (@Sendable () -> Void)?
    }

    private static let state = Mutex(State())

    /// Starts the thread that responds to the signals, unless it is already running.
    private static let listening: Void = {
        Thread {
            var byte: UInt8 = 0
            while read(pipe.read, &byte, 1) == 1 {
                let number = Int32(byte)
                let (isSecond, cancel) = state.withLock { state in
                    defer { state.isAsked = true }
                    // The shell and the system can each send SIGHUP, so a second SIGHUP does not end the program.
                    return (state.isAsked && number != SIGHUP, state.cancel)
                }
                if isSecond { end() }
                cancel?()
            }
        }.start()
    }()

    static func end() -> Never {
        Adapter.killAll()
        _exit(ExitReason.interrupted.rawValue)
    }

    /// Handles the signals from now on; if a signal comes before the work begins, the work is cancelled at its start.
    static func isAwaited() {
        listening
        for number in signals {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.pipe.write, &byte, 1)
            }
        }
    }

    /// Makes each signal end the program immediately, until the next work begins.
    ///
    /// Call this before waiting for input or for a file to change: no adapter runs then, and a cancelled task would go
    /// on waiting.
    static func endsProgram() {
        isAwaited()
        onSignal { _exit(ExitReason.interrupted.rawValue) }
    }

    /// Calls a function when the next signal comes, or immediately if one has already come.
    private static func onSignal(_ act: @escaping @Sendable () -> Void) {
        let isAsked = state.withLock { state in
            state.cancel = act
            return state.isAsked
        }
        if isAsked { act() }
    }

    /// Runs work in a task; a first signal cancels the task, and a second signal ends the program and all adapters.
    ///
    /// Returns the result even if the work was cancelled; the caller checks whether the result is complete.
    public static func cancels<Success: Sendable, Problem: Error>(
        _ work: @escaping @Sendable () async throws(Problem) -> Success
    ) async throws(Problem) -> Success {
        // The signals are handled before the work begins, since a user may press Ctrl-C as soon as output appears.
        isAwaited()
        let task = Task { () async -> Result<Success, Problem> in
            do throws(Problem) { return .success(try await work()) } catch { return .failure(error) }
        }
        onSignal { task.cancel() }
        defer {
            let isAsked = state.withLock { state in
                state.cancel = nil
                return state.isAsked
            }
            // A program that was asked to stop still writes its reports, even if the terminal is lost.
            for number in signals { signal(number, isAsked && number == SIGHUP ? SIG_IGN : SIG_DFL) }
        }
        return try await task.value.get()
    }
}

extension Run {
    /// Runs the cases; Ctrl-C ends the run early, and then `isInterrupted` is true and the results are partial.
    ///
    /// - Throws: `CandidateStartError` if the adapter cannot be started, or has not started yet when the signal comes.
    static func interruptible(
        _ cases: [GoldenCase], with candidate: some Candidate, times: Int = 1,
        until limit: FailureLimit? = nil, blaming law: LawID? = nil
    ) async throws(CandidateStartError) -> Run {
        try await Interruption.cancels { () async throws(CandidateStartError) in
            try await Run(cases, with: candidate, times: times, until: limit, blaming: law)
        }
    }

    /// Throws a `Failure` if the run was interrupted.
    func endsWhereInterrupted() throws {
        if wasEndedEarly { throw Failure.isPartial }
    }
}
