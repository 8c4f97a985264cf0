import Foundation
import Harness
import Reports
import Specification
import Synchronization

/// One line on a terminal that shows the progress, and is overwritten by each update.
///
/// The line has no colour; `clear` removes it before anything else is written.
public final class ProgressLine: Sendable {
    /// The line on standard error; nil if standard error is not a suitable terminal, or if the program runs in CI.
    public static let standard =
        isWanted(isTerminal: isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment)
        ? ProgressLine() : nil

    /// Returns whether to show a progress line: only on a suitable terminal outside CI.
    static func isWanted(isTerminal: Bool, _ environment: [String: String]) -> Bool {
        isTerminal && environment["TERM"] != "dumb" && ["", "0", "false"].contains(environment["CI"] ?? "")
    }

    private static let interval = Duration.milliseconds(100)

    /// The number of characters that fit into a line of the terminal and leave its last column free.
    ///
    /// The number is 79 if the width of the terminal is not known.
    private static var width: Int {
        let columns = Screen.width(of: STDERR_FILENO) ?? 80
        return columns > 1 ? columns - 1 : 79
    }

    private struct State {
        /// The earliest time of the next update; nothing is shown during the first half second.
        var next = ContinuousClock.now + .milliseconds(500)
        var isShown = false
    }

    private let began = ContinuousClock.now
    private let state = Mutex(State())

    /// Shows a line, unless the previous line was shown less than a tenth of a second ago.
    public func show(_ line: @autoclosure () -> String) {
        let isDue = state.withLock { state in
            guard state.next <= .now else { return false }
            state.next = .now + Self.interval
            state.isShown = true
            return true
        }
        if isDue { write("\r\u{1B}[K\(ForeignText.line(line()).prefix(Self.width))", to: .standardError) }
    }

    /// Shows the number of answered cases, the rate per second since `start` and, if known, the time that is left.
    ///
    /// - Parameters:
    ///   - name: The name of the current implementation, if there are several.
    ///   - start: The start of the measured time; by default, the moment when this line was created.
    func show(answered: Int, of all: Int?, _ name: String = "", since start: ContinuousClock.Instant? = nil) {
        let line = Self.line(answered: answered, of: all, after: ContinuousClock.now - (start ?? began))
        show(name.isEmpty ? line : "\(line) · \(name)")
    }

    static func line(answered: Int, of all: Int?, after time: Duration) -> String {
        let rate = time.rate(of: answered)
        guard let all else { return "\(counted(answered, "case")), \(rate) per second" }
        let left = answered == 0 ? "" : ", \(text(of: time / answered * (all - answered))) left"
        return "\(answered) of \(all) cases, \(rate) per second\(left)"
    }

    /// Returns a duration as a short text: `4 s`, `2 min 5 s`, `3 h 0 min`.
    static func text(of time: Duration) -> String {
        let seconds = Int(min(max(time.inSeconds, 0), 1e9).rounded(.up))
        if seconds < 60 { return "\(seconds) s" }
        return seconds < 3600
            ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }

    /// Erases the line from the terminal, if it is shown.
    public func clear() {
        let wasShown = state.withLock { state in exchange(&state.isShown, with: false) }
        if wasShown { write("\r\u{1B}[K", to: .standardError) }
    }
}
