import JSON
import Specification

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
        let suspects = suspects(for: text, words, notation, run)
        guard suspects.contains(concern) else { return .holds }
        let sentence =
            "\(concern.clause): in \(notation.rawValue) the words give \"\(expected)\", not \"\(text)\""
        return suspects.count == 1 ? .violated(sentence) : .suspected(sentence)
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

    /// The clauses one mistake in which would give a wrong text; where none would, the one that rules the notation.
    private static func suspects(
        for text: String, _ words: [String], _ notation: NotationName, _ run: SpongeRun
    ) -> [NotationConcern] {
        if words.isEmpty { return [.literal] }
        let right = NotationModel(run: run).text(of: words, in: notation)
        var suspects: [NotationConcern] = []
        if NotationModel.Mapping.mistakes.contains(where: { mistake in
            NotationModel(run: run, mapping: mistake).text(of: words, in: notation).hasSameScalars(as: text)
        }) {
            suspects.append(.mapping)
        }
        let otherwise = SpongeRun.allCases.first { $0 != run } ?? run
        if notation == .sponge,
            NotationModel(run: otherwise).text(of: words, in: notation).hasSameScalars(as: text)
        {
            suspects.append(.sponge)
        }
        // Sponge case is like another one in so many short words that this says nothing.
        if notation != .sponge,
            NotationName.allCases.contains(where: { other in
                other != notation && other != .sponge
                    && NotationModel(run: run).text(of: words, in: other).hasSameScalars(as: text)
            })
        {
            suspects.append(.forms)
        }
        if notation != .string, NotationModel.escaped(right).hasSameScalars(as: text) {
            suspects.append(.literal)
        }
        guard suspects.isEmpty else { return suspects }
        switch notation {
        case .sponge: return [.sponge]
        // Where all but the backslashes is right, the fault is in the escaping.
        case .string: return unescaped(text) == unescaped(right) ? [.literal] : [.forms]
        default: return [.forms]
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
