import JSON
import Specification

extension Commands {
    public static let properties: [Property<Commands>] = [
        Property(
            "What is heard twice runs once.", from: .ignored,
            probes: { input, readings in
                guard readings[CommandsStop.self] == .closes, let last = input.hypotheses.last else {
                    return []
                }
                return [
                    Input(
                        language: input.language, dictionary: input.dictionary, document: input.document,
                        names: input.names, hypotheses: input.hypotheses + [last])
                ]
            },
            judge: { trial in
                guard let probe = trial.probes.first, let output = trial.outcome.output else {
                    return .notTouched
                }
                guard let again = probe.output else {
                    return .violated("with its last hypothesis repeated it is rejected")
                }
                if again.executed == output.executed { return .holds }
                return .violated(
                    """
                    with its last hypothesis repeated it runs \(JSONWriter.text(of: again.executed.value)), not \
                    \(JSONWriter.text(of: output.executed.value))
                    """)
            }),
        Property("No input is refused.", from: .oneByOne) { trial in
            trial.outcome.rejection.map { .violated("the input was rejected as \($0.code)") } ?? .holds
        },
        Property("After a stop in control nothing runs.", from: .nothingAfter) { trial in
            guard let output = trial.outcome.output, output.phase == .closed else { return .notTouched }
            return output.executed.last?.command == .stop
                ? .holds : .violated("the session is closed, yet a command ran after its stop")
        },
    ]
}
