import JSON
import Specification

extension Download {
    public static let clauses = Clauses<Download>(
        CheckedClause(
            Clause(
                "DOW-1",
                """
                Progress is received/length, 0 while the length is unknown, never falls, and is 1 only when done. \
                Fewer or more bytes than announced end in failed. The token is sent as bearer.
                """,
                source: Source(.artils, "5.4.1", "fig. 5.14"),
                note: """
                    Until finish, the last byte counts for nothing: the share is at most (length − 1)/length. A start \
                    alone sets progress back. A status that is no 2xx fails. One authorization, "Bearer " and the token, \
                    belongs to each start that takes effect.
                    """)
        ) { trial in
            if let rejection = trial.outcome.rejection {
                return .violated("DOW-1: no input is refused, yet it was rejected as \(rejection.code)")
            }
            guard let replay = DownloadReplay(trial) else {
                let count = trial.outcome.output?.states.count ?? 0
                return .violated(
                    "DOW-1: \(trial.input.events.count) events need as many states, not \(count)")
            }
            return replay.finding(of: "DOW-1").and(replay.authorizations)
        },
        CheckedClause(
            Clause(
                "DOW-2",
                """
                cancel and fail leave no partial file; a second start begins anew. Events that make no sense in a \
                phase change nothing.
                """,
                source: Source(.artils, "5.4", "5.4.1"),
                note: """
                    Only start makes sense outside running, and start makes none while running; neither do data and \
                    finish before the headers, nor second headers. Whatever fails keeps no file.
                    """),
            check: Check(
                probes: { input, _ in
                    lastStart(of: input.events).map { [Input(events: Array(input.events[$0...]))] } ?? []
                },
                judge: judgeAnew))
    )

    /// The index of the last start that takes effect, where one came before it.
    private static func lastStart(of events: [Event]) -> Int? {
        var attempt = DownloadAttempt()
        var state = Standing(.idle)
        var last: Int?
        for (index, event) in events.enumerated() {
            let next = attempt.after(event, in: state)
            if case .start = event, next.isEffective { last = index }
            state = next.standing
        }
        return last.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func judgeAnew(_ trial: Trial<Download>) -> Finding {
        guard let replay = DownloadReplay(trial), let output = trial.outcome.output else {
            return .notTouched
        }
        let finding = replay.finding(of: "DOW-2")
        guard let start = lastStart(of: trial.input.events), let probe = trial.probes.first,
            finding.violation == nil, output.states[start - 1].phase != .running
        else { return finding }
        guard let again = probe.output else {
            return .violated("DOW-2: from the start at event \(start) on, alone, the input is rejected")
        }
        for (offset, (alone, within)) in zip(again.states, output.states[start...]).enumerated()
        where alone != within {
            return .violated(
                """
                DOW-2: the start at event \(start) begins anew, yet event \(start + offset) leads to \
                \(within.told), and to \(alone.told) where nothing came before
                """)
        }
        return .holds
    }
}

/// What has come of one attempt to fetch a course.
struct DownloadAttempt {
    private(set) var hasHeaders = false
    private(set) var length: Int?
    private(set) var received = 0

    struct Next {
        let standing: Download.Standing
        let isEffective: Bool
    }

    /// Where an event leads from a state; the attempt is what came before it.
    mutating func after(_ event: Download.Event, in state: Download.Standing) -> Next {
        let isGood: Bool
        switch (event, state.phase) {
        case (.start, .running): return Next(standing: state, isEffective: false)
        case (.start, _):
            self = DownloadAttempt()
            isGood = true
        case (.headers(let status, let length), .running) where !hasHeaders:
            hasHeaders = true
            self.length = length
            isGood = (200..<300).contains(status)
        case (.data(let count), .running) where hasHeaders:
            received += count
            isGood = length.map { received <= $0 } ?? true
        case (.finish, .running) where hasHeaders: isGood = length.map { $0 == received } ?? true
        case (.fail, .running), (.cancel, .running): isGood = true
        default: return Next(standing: state, isEffective: false)
        }
        let transition = Download.machine.transition(
            from: state.phase, on: event.trigger, given: isGood ? .good : .bad)
        guard let phase = transition?.target else { return Next(standing: state, isEffective: false) }
        return Next(standing: standing(phase, before: state), isEffective: true)
    }

    private func standing(_ phase: Download.State, before state: Download.Standing) -> Download.Standing {
        switch phase {
        case .idle: Download.Standing(.idle)
        case .running: Download.Standing(.running, progress: share, kept: received)
        case .done: Download.Standing(.done, progress: 1, kept: received)
        case .failed, .cancelled: Download.Standing(phase, progress: state.progress)
        }
    }

    private var share: Double {
        guard let length, length > 0 else { return 0 }
        return Double(min(received, length - 1)) / Double(length)
    }
}

/// States held to the rules, each from the implementation's own state before it, so that one mistake is told once.
struct DownloadReplay {
    private let events: [Download.Event]
    private let output: Download.Output

    /// Nil where there is not a state for each event.
    init?(_ trial: Trial<Download>) {
        guard let output = trial.outcome.output, output.states.count == trial.input.events.count else {
            return nil
        }
        events = trial.input.events
        self.output = output
    }

    func finding(of rule: ClauseID) -> Finding {
        var attempt = DownloadAttempt()
        var before = Download.Standing(.idle)
        var isTouched = events.isEmpty
        for (index, event) in events.enumerated() {
            let next = attempt.after(event, in: before)
            let got = output.states[index]
            let expected = next.standing
            let isCounted = next.isEffective && [.headers, .data, .finish].contains(event.trigger)
            let isEnded = expected.phase == .failed || expected.phase == .cancelled
            // DOW-1 tells where counted bytes lead, DOW-2 everything else, and what is left of a file.
            if isCounted == (rule == "DOW-1") || isCounted && isEnded { isTouched = true }
            let isWrong: Bool
            if isCounted {
                let leads =
                    expected.phase == got.phase && abs(expected.progress - got.progress) <= 1e-12
                    && (isEnded || expected.kept == got.kept)
                isWrong = rule == "DOW-1" ? !leads : leads && expected.kept != got.kept
            } else {
                isWrong =
                    rule == "DOW-2"
                    && (expected.phase != got.phase || expected.kept != got.kept
                        || abs(expected.progress - got.progress) > 1e-12)
            }
            if isWrong {
                return .violated(
                    """
                    \(rule): event \(index), \(event.trigger.rawValue) after \(before.told), leads to \
                    \(expected.told), not \(got.told)
                    """)
            }
            before = got
        }
        return isTouched ? .holds : .notTouched
    }

    /// The token of each start outside running, by the implementation's own phases.
    var authorizations: Finding {
        let phases = [.idle] + output.states.map(\.phase)
        let expected = zip(events, phases).compactMap { event, phase -> String? in
            if case .start(let token) = event, phase != .running { return "Bearer \(token)" }
            return nil
        }
        if output.authorizations == expected { return expected.isEmpty ? .notTouched : .holds }
        return .violated("DOW-1: the authorizations are \(expected), not \(output.authorizations)")
    }
}

extension Download.Standing {
    fileprivate var told: String { "\(phase.rawValue) at \(Number(progress).text) with \(kept) bytes" }
}
