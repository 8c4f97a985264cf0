import JSON
import Specification

extension Conversion {
    public static func check(_ rule: Rule) -> Check<Conversion> {
        switch rule {
        case .redo:
            examined("a word undone and redone is not as if it had not been undone", [.undo, .redo], [])
        case .undo: examined("a word undone leaves something behind", [.undo], nil)
        case .clear: examined("a word that is cleared leaves something behind", [.clear], [.word, .clear])
        case .tokens, .order, .type, .literally, .keywords, .stop, .assembly: .examined(.model)
        case .purity:
            .examined(.model, also: .property) { input, _ in
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

    /// What may be said after a word that stands in no dictionary.
    private enum Said: String {
        case word = "qzj"
        case undo, redo, clear
    }

    /// Returns a check that two ways to go on give the same after any transcript, besides the examination.
    ///
    /// - Parameter second: What is said after the word the second time; nil if the word itself is not said.
    private static func examined(_ sentence: String, _ first: [Said], _ second: [Said]?) -> Check<Conversion>
    {
        .examined(.model, also: .property) { input, _ in
            // Expressions of other dictionaries may run into each other.
            guard input.dictionary == nil else { return [] }
            return [first, second].map { said in
                let words = said.map { [.word] + $0 }?.map { spoken($0, in: input.language) } ?? []
                return Input(
                    transcript: ([input.transcript] + words).joined(separator: " "), language: input.language)
            }
        } judge: { trial in
            guard trial.probes.count == 2, !same(trial.probes[0], trial.probes[1]) else { return .notTouched }
            return .suspected("\(sentence): \(told(trial.probes[0])) and \(told(trial.probes[1]))", .possible)
        }
    }

    private static func spoken(_ said: Said, in language: String) -> String {
        BuiltInDictionary.of(language: language).commands.first { $0.keyword == said.rawValue }?.expressions
            .first
            ?? said.rawValue
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
