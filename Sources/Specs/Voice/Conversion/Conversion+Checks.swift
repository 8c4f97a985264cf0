import JSON
import SharedSpecs
import Specification

extension Conversion {
    public static func check(_ rule: Rule) -> Check<Conversion> {
        switch rule {
        case .undo: .examined(.model, also: .property, judge: againstUndone)
        case .tokens, .order, .redo, .clear, .type, .literally, .keywords, .stop, .assembly: .examined(.model)
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

    /// Judges whether letters that only an undone word has are nowhere in the code.
    private static func againstUndone(_ trial: Trial<Conversion>) -> Finding {
        let heard = trial.input.transcript.spokenWords.map(FullCaseMapping.lowercase)
        let dictionary = BuiltInDictionary.of(language: trial.input.language)
        func spoken(_ command: VoiceCommand) -> String {
            dictionary.commands.first { $0.keyword == command.rawValue }?.expressions.first
                ?? command.rawValue
        }
        // Expressions of other dictionaries may run into each other; what is redone comes back.
        guard let code = trial.outcome.output?.code, trial.input.dictionary == nil,
            heard.contains(spoken(.undo)), !heard.contains(spoken(.redo))
        else { return .notTouched }
        let lists = dictionary.keywords + dictionary.commands + dictionary.notations
        let known = Set(lists.flatMap(\.expressions).flatMap(\.spokenWords))
        var finding = Finding.notTouched
        for place in heard.indices.dropLast() where heard[place + 1] == spoken(.undo) {
            guard !known.contains(heard[place]) else { continue }
            var others: [String] = heard + dictionary.keywords.map(\.keyword)
            let word = others.remove(at: place)
            let own = letters(of: word).subtracting(letters(of: others.joined()))
            guard own.isDisjoint(with: letters(of: code)) else {
                return .suspected(
                    "\"\(word)\" is undone, yet its letters are in \"\(code)\"", .possible)
            }
            if !own.isEmpty { finding = .holds }
        }
        return finding
    }

    /// The letters of a text, case aside.
    private static func letters(of text: String) -> Set<Unicode.Scalar> {
        let folded = FullCaseMapping.uppercase(FullCaseMapping.lowercase(text))
        return Set(folded.unicodeScalars).filter { $0.isLetter }
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
