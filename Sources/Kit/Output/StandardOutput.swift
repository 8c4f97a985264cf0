import Foundation
import Harness
import JSON
import Reports
import Synchronization

/// Standard output; it records whether any output was lost.
enum StandardOutput {
    private struct State {
        var waiting: [UInt8] = []
        /// The error number of the first write that failed; nil if no output was lost.
        var error: Int32?
        /// Whether the error that ends the verb already says that output was lost.
        var isReported = false
    }

    private static let state = Mutex(State())

    /// Writes bytes, together with the pending bytes.
    ///
    /// - Parameter isWhole: If true, all bytes are written immediately; if false, they stay pending until more than 64
    ///   KiB have accumulated.
    /// - Returns: The error number of the first write that failed; nil if no output was lost.
    @discardableResult
    static func write(_ bytes: some Sequence<UInt8>, isWhole: Bool = true) -> Int32? {
        state.withLock { state in
            state.waiting += bytes
            if isWhole || state.waiting.count > 1 << 16 {
                if state.error == nil { state.error = send(state.waiting) }
                state.waiting = []
            }
            return state.error
        }
    }

    /// Writes the pending bytes.
    ///
    /// - Returns: The error that ends the program if output was lost. The result is nil if no output was lost, if the
    ///   reader closed the pipe, or if the verb has already ended with this error.
    static func finish() -> Failure? {
        guard let error = write([]), error != EPIPE, !state.withLock({ $0.isReported }) else { return nil }
        return lost(error)
    }

    /// Returns the error that ends a verb if output was lost; after this call, `finish` returns nil.
    static func lost(_ error: Int32) -> Failure {
        state.withLock { $0.isReported = true }
        return Failure(.usage, "standard output cannot be written: \(String(cString: strerror(error)))")
    }

    private static func send(_ bytes: [UInt8]) -> Int32? {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes {
                Foundation.write(STDOUT_FILENO, $0.baseAddress?.advanced(by: start), bytes.count - start)
            }
            if written > 0 {
                start += written
            } else if errno == EAGAIN {
                var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, -1)
            } else if errno != EINTR {
                return written < 0 ? errno : EIO
            }
        }
        return nil
    }
}

/// Writes a string to standard output immediately; if some of it is lost, the program says so when it ends.
public func standardOutput(_ text: String) {
    StandardOutput.write(shown(text).utf8)
}

func standardLine(_ text: some CustomStringConvertible) {
    StandardOutput.write(shown(text.description + "\n").utf8, isWhole: false)
}

func standardLine(json value: Value) { standardLine(JSONWriter.text(of: value)) }

/// Returns a string that is safe for standard output: forbidden control characters and commands are escaped.
private func shown(_ text: String) -> String {
    Screen.text(text, hasColour: Style.standardOutput.hasColour, isWorkflow: GitHubStep.own != nil)
}

extension GitHubStep {
    /// The step of a GitHub workflow that runs this program; nil outside workflows.
    static let own = GitHubStep(environment: ProcessInfo.processInfo.environment)

    /// Writes the annotations to standard output, and adds the report to the summary of the step.
    func report(_ report: GitHubReport, cases: [GoldenCase], command: String) {
        // Each annotation is escaped as workflow commands require.
        StandardOutput.write(report.text.utf8)
        let complaint = addSummary(of: report.run, cases: cases, command: command, remarks: report.remarks)
        if let complaint { tell(complaint) }
    }
}
