import JSON
import Specification

extension Commands {
    public static let properties = courses + orders

    private static let courses: [Property<Commands>] = [
        Property(
            "If the last hypothesis of a session is repeated, no command runs again.", from: .ignored,
            probes: { input, readings in
                guard readings[CommandsStop.self] == .closes else { return [] }
                let again = input.sessions.map {
                    SessionInput($0.hypotheses + $0.hypotheses.suffix(1), document: $0.document)
                }
                return [input.with(again)]
            },
            judge: { trial, output in
                let probe = trial.probes[0]
                let once = output.sessions.map(\.executed).value
                let twice = probe.output?.sessions.map(\.executed).value ?? .null
                return twice == once
                    ? .holds
                    : .violated(
                        """
                        if the last hypothesis is repeated, the commands that run are \
                        \(JSONWriter.text(of: twice)), not \(JSONWriter.text(of: once))
                        """)
            }),
        .noRejection(from: .oneByOne),
        Property("No command runs after the `stop` that closes the session.", from: .nothingAfter) { trial in
            let closed = trial.outcome.output?.sessions.filter { $0.phase == .closed } ?? []
            if closed.isEmpty { return .notTouched }
            return closed.allSatisfy { $0.executed.last?.command == .stop }
                ? .holds : .violated("the session is closed, but a command ran after its `stop`")
        },
        Property("Each session gives one output.", from: .eachSession) { trial, output in
            let isOne = if case .session = output { true } else { false }
            return isOne == trial.input.isOneSession && output.sessions.count == trial.input.sessions.count
                ? .holds
                : .violated(
                    """
                    \(counted(trial.input.sessions.count, "session")) gave \
                    \(counted(output.sessions.count, "output"))
                    """)
        },
        Property(
            "An earlier session does not affect a session that has its own `document`.", from: .anew,
            probes: { input, _ in
                input.sessions.contains { $0.document != nil }
                    ? [input.with(input.sessions.map { $0.document == nil ? SessionInput([]) : $0 })] : []
            },
            judge: { trial, output in
                guard let probe = trial.probes.first?.output else { return .notTouched }
                let all = zip(trial.input.sessions, zip(output.sessions, probe.sessions))
                let isSame = all.allSatisfy { $0.document == nil || $1.0.value == $1.1.value }
                return isSame
                    ? .holds : .violated("a session that has its own `document` depends on earlier sessions")
            }),
    ]
}
