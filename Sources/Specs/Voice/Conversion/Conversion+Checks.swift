import JSON
import Specification

extension Conversion {
    public static func check(_ rule: Rule) -> Check<Conversion> {
        switch rule {
        case .tokens, .order, .redo, .undo, .clear, .type, .literally, .keywords, .stop, .assembly: .examined
        case .purity:
            .examined { input, _ in
                let longer = Input(
                    transcript: input.transcript + " " + undoAndStop(for: input), language: input.language,
                    dictionary: input.dictionary)
                let nothing = Input(transcript: "", language: input.language, dictionary: input.dictionary)
                return [longer, nothing, longer, input]
            } judge: { trial in
                purity(of: trial)
            }
        }
    }

    private static func purity(of trial: Trial<Conversion>) -> Finding {
        guard trial.outcome.output != nil else { return .notTouched }
        guard trial.probes.count == 4 else { return .holds }
        let (again, grown, anew) = (trial.probes[3], trial.probes[0], trial.probes[2])
        guard same(again, trial.outcome) else {
            return .violated(
                "the same transcript gave \(told(trial.outcome)) first and \(told(again)) after a longer one")
        }
        guard same(grown, anew) else {
            return .violated(
                """
                the transcript with "\(undoAndStop(for: trial.input))" after it gave \(told(grown)) when it had \
                grown so far, and \(told(anew)) when it came at once
                """)
        }
        return .holds
    }

    /// What takes back the end of a transcript, and then ends the phase.
    private static func undoAndStop(for input: Input) -> String {
        let commands = (input.dictionary ?? BuiltInDictionary.of(language: input.language)).commands
        return [VoiceCommand.undo, .stop].map { command in
            commands.first { $0.keyword == command.rawValue }?.expressions.first ?? command.rawValue
        }.joined(separator: " ")
    }

    private static func same(_ left: Outcome<Output>, _ right: Outcome<Output>) -> Bool {
        switch (left, right) {
        case (.output(let left), .output(let right)): left.isSame(as: right)
        case (.rejection(let left), .rejection(let right)): left == right
        default: false
        }
    }

    static func told(_ outcome: Outcome<Output>) -> String {
        switch outcome {
        case .output(let output): "\"\(output.code)\"\(output.ended ? ", ended" : "")"
        case .rejection(let rejection): "the rejection \(rejection.code)"
        }
    }
}

extension Conversion.Output {
    func isSame(as other: Conversion.Output) -> Bool {
        ended == other.ended && code.hasSameScalars(as: other.code)
    }
}
