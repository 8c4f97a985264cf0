/// What the four clauses of voice.notation are about.
enum NotationConcern {
    case forms, mapping, sponge, literal
}

extension Notation {
    /// The finding of one clause: it is broken only where the text is wrong and the fault is its own.
    static func judgement(of trial: Trial<Notation>, for concern: NotationConcern) -> Finding {
        let input = trial.input
        guard let notation = NotationName(rawValue: input.notation) else {
            guard concern == .forms else { return .notTouched }
            if let rejection = trial.outcome.rejection, rejection.code == unknown.code { return .holds }
            return .violated(
                "NOT-1: \"\(input.notation)\" is no notation; notation.unknown is expected, not \(told(trial.outcome))"
            )
        }
        guard concern == .forms || touches(concern, input, notation) else { return .notTouched }
        let words = input.words.map(\.text)
        let run = trial.readings[SpongeRun.self]
        let expected = NotationModel(run: run).text(of: words, in: notation)
        guard let text = trial.outcome.output?.text else {
            guard concern == .forms else { return .holds }
            return .violated(
                "NOT-1: \(notation.rawValue) is a notation; \"\(expected)\" is expected, not \(told(trial.outcome))"
            )
        }
        guard !text.hasSameScalars(as: expected) else { return .holds }
        guard blame(text, words, notation, run) == concern else { return .holds }
        return .violated(
            "\(concern.clause): in \(notation.rawValue) the words give \"\(expected)\", not \"\(text)\"")
    }

    private static func touches(_ concern: NotationConcern, _ input: Input, _ notation: NotationName) -> Bool
    {
        let scalars = input.words.flatMap(\.text.unicodeScalars)
        switch concern {
        case .forms: return true
        case .mapping:
            if notation == .string || notation == .literally {
                return scalars.contains { $0.properties.changesWhenCaseMapped }
            }
            return !scalars.isEmpty
        case .sponge: return notation == .sponge && !scalars.isEmpty
        case .literal:
            return scalars.isEmpty || notation == .string || scalars.contains { $0 == "\"" || $0 == "\\" }
        }
    }

    /// The clause at fault for a wrong text: that of the first mistake which would give it.
    private static func blame(
        _ text: String, _ words: [String], _ notation: NotationName, _ run: SpongeRun
    ) -> NotationConcern {
        if words.isEmpty { return .literal }
        if NotationModel.Mapping.mistakes.contains(where: { mistake in
            NotationModel(run: run, mapping: mistake).text(of: words, in: notation).hasSameScalars(as: text)
        }) {
            return .mapping
        }
        let right = NotationModel(run: run).text(of: words, in: notation)
        if notation != .string, NotationModel.escaped(right).hasSameScalars(as: text) { return .literal }
        switch notation {
        case .sponge: return .sponge
        case .string:
            // Where all but the backslashes is right, the fault is in the escaping.
            return unescaped(text) == unescaped(right) ? .literal : .forms
        default: return .forms
        }
    }

    private static func unescaped(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0 != "\\" }
    }

    private static func told(_ outcome: Outcome<Output>) -> String {
        switch outcome {
        case .output(let output): "the text \"\(output.text)\""
        case .rejection(let rejection): "the rejection \(rejection.code)"
        }
    }
}

extension NotationConcern {
    var clause: ClauseID {
        switch self {
        case .forms: "NOT-1"
        case .mapping: "NOT-2"
        case .sponge: "NOT-3"
        case .literal: "NOT-4"
        }
    }
}
