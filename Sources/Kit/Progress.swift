import Foundation
import Harness
import Reports
import Synchronization

/// One line on a terminal that says how far the work has come, always written over itself.
///
/// It has no colour; `clear` takes it away before anything else is written.
final class Progress: Sendable {
    /// The line on standard error; nil if that is no terminal that shows it, or if a CI keeps what it says.
    static let standard =
        isWanted(
            isTerminal: isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment) ? Progress() : nil

    /// Whether there is anyone to see it.
    static func isWanted(isTerminal: Bool, _ environment: [String: String]) -> Bool {
        isTerminal && environment["TERM"] != "dumb" && ["", "0", "false"].contains(environment["CI"] ?? "")
    }

    private static let interval = Duration.milliseconds(100)
    private static let width = 79

    private struct State {
        /// Nothing is shown of what takes no half second.
        var next = ContinuousClock.now + .milliseconds(500)
        var isShown = false
    }

    private let began = ContinuousClock.now
    private let state = Mutex(State())

    /// Shows a line, unless the one before has only just been shown.
    func show(_ line: @autoclosure () -> String) {
        let isDue = state.withLock { state in
            guard state.next <= .now else { return false }
            state.next = .now + Self.interval
            state.isShown = true
            return true
        }
        if isDue { write("\r\u{1B}[K\(ForeignText.line(line()).prefix(Self.width))", to: .standardError) }
    }

    /// Shows how many cases were answered, how fast that goes, and how long it will take.
    func show(answered: Int, of all: Int) {
        show(Self.line(answered: answered, of: all, after: ContinuousClock.now - began))
    }

    static func line(answered: Int, of all: Int, after time: Duration) -> String {
        let rate = Double(answered) / max(time.inSeconds, 1e-9)
        let left = rate > 0 ? ", \(text(of: .seconds(Double(all - answered) / rate))) left" : ""
        return "\(answered) of \(all) cases, \(Int(rate)) a second\(left)"
    }

    /// Returns a time in words: `4 s`, `2 min 5 s`, `3 h 0 min`.
    static func text(of time: Duration) -> String {
        let seconds = Int(min(max(time.inSeconds, 0), 1e9).rounded(.up))
        if seconds < 60 { return "\(seconds) s" }
        return seconds < 3600
            ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }

    /// Takes the line away.
    func clear() {
        let wasShown = state.withLock { state in exchange(&state.isShown, with: false) }
        if wasShown { write("\r\u{1B}[K", to: .standardError) }
    }
}

/// The seconds that a run waited for the replies to each case.
///
/// Wall clock: from the replies before to these; cases whose replies came together share the time evenly. So the
/// cases, and their suites, add up to the time of the run. (One look at the clock for each group of replies.)
final class CaseClock: Sendable {
    private struct State {
        var last = ContinuousClock.now
        var seconds: [Double]
        var answered: Set<Int> = []
    }

    private let state: Mutex<State>

    init(_ cases: Int) {
        state = Mutex(State(seconds: Array(repeating: 0, count: cases)))
    }

    /// Notes replies that came just now, and returns how many cases were answered by then.
    func note(_ cases: [CaseIndex]) -> Int {
        state.withLock { state in
            let now = ContinuousClock.now
            let share = (now - state.last).inSeconds / Double(max(cases.count, 1))
            state.last = now
            for index in cases where state.seconds.indices.contains(index.position) {
                state.seconds[index.position] += share
                state.answered.insert(index.position)
            }
            return state.answered.count
        }
    }

    /// Returns the seconds by the ids of the cases.
    func seconds(of cases: [GoldenCase]) -> [String: Double] {
        let seconds = state.withLock(\.seconds)
        return Dictionary(zip(cases.map(\.id), seconds)) { first, _ in first }
    }
}
