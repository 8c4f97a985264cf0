import JSON
import SharedSpecs
import Specification

extension Notation {
    public static func check(_ rule: Rule) -> Check<Notation> {
        switch rule {
        case .forms: .examined(.model, also: .property, judge: againstLetters)
        case .mapping, .sponge, .literal: .examined(.model)
        }
    }

    /// In every notation the letters and digits are those of the words, case aside.
    private static func againstLetters(_ trial: Trial<Notation>) -> Finding {
        guard let text = trial.outcome.output?.text else { return .notTouched }
        func kept(_ text: String) -> [Unicode.Scalar] {
            folded(text).filter { $0.isLetter || $0.properties.numericType != nil }
        }
        let words = trial.input.words.map(\.text).joined()
        return kept(text) == kept(words)
            ? .holds : .violated("\"\(text)\" has not the letters and digits of the words, \"\(words)\"")
    }

    /// Blames the clauses in whose part of the text alone the outcome differs from what is derived.
    public static func examine(_ trial: Trial<Notation>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let input = trial.input
        findings.touch(.forms)
        guard let notation = NotationName(rawValue: input.notation) else {
            if trial.outcome.rejection?.code != unknown.code {
                findings.blame(
                    .forms,
                    "\"\(input.notation)\" is no notation; notation.unknown is expected, not \(told(trial.outcome))"
                )
            }
            return findings
        }
        for rule in touched(input, notation) { findings.touch(rule) }
        let words = input.words.map(\.text)
        let derivation = NotationDerivation(run: trial.readings[SpongeRun.self])
        let expected = derivation.text(of: words, in: notation)
        guard let text = trial.outcome.output?.text else {
            findings.blame(
                .forms, "\(notation) is a notation; \"\(expected)\" is expected, not \(told(trial.outcome))")
            return findings
        }
        if text.hasSameScalars(as: expected) { return findings }
        let suspects = suspects(for: text, expected, words, notation, derivation)
        for rule in suspects {
            findings.blame(
                rule, "in \(notation) the words give \"\(expected)\", not \"\(text)\"",
                suspects.count == 1 ? .certain : .likely)
        }
        return findings
    }

    private static func touched(_ input: Input, _ notation: NotationName) -> [Rule] {
        let scalars = input.words.flatMap(\.text.unicodeScalars)
        var touched: [Rule] = []
        let isMapped = notation != .string && notation != .literally
        if isMapped ? !scalars.isEmpty : scalars.contains(where: \.properties.changesWhenCaseMapped) {
            touched.append(.mapping)
        }
        if notation == .sponge, !scalars.isEmpty { touched.append(.sponge) }
        if scalars.isEmpty || notation == .string || scalars.contains(where: { $0 == "\"" || $0 == "\\" }) {
            touched.append(.literal)
        }
        return touched
    }

    /// The clauses in whose part alone a text differs; if it is none's, the one that rules the notation.
    private static func suspects(
        for text: String, _ expected: String, _ words: [String], _ notation: NotationName,
        _ derivation: NotationDerivation
    ) -> [Rule] {
        if words.isEmpty { return [.literal] }
        var suspects: [Rule] = []
        if notation == .sponge {
            // The case of a plain letter shows its turn; any other may be mapped wrongly as well.
            let letters = derivation.sponged(words)
            let mapped = letters.map {
                isPlain($0.spoken) ? [$0.text] : [$0.text, $0.otherTurn, $0.spoken, "İ", "ı", "i"]
            }
            if isMade(text, of: mapped) { suspects.append(.mapping) }
            let isByTurn = isMade(text, of: letters.map { [$0.text, $0.otherTurn] })
            return isByTurn || suspects.isEmpty ? suspects + [.sponge] : suspects
        }
        // The case of plain words is not in doubt: only what they are made for can be wrong.
        if !words.allSatisfy(isPlain), folded(text) == folded(expected) { suspects.append(.mapping) }
        let isOther = NotationName.allCases.contains { other in
            other != notation && other != .sponge
                && derivation.text(of: words, in: other).hasSameScalars(as: text)
        }
        if isOther || isInOtherForms(text, words, notation, derivation) { suspects.append(.forms) }
        let isEscaped = { derivation.write($0, .escaped).hasSameScalars(as: text) }
        if notation != .string, isEscaped(expected) { suspects.append(.literal) }
        if notation == .string, unescaped(text) == unescaped(expected) { suspects.append(.literal) }
        return suspects.isEmpty ? [.forms] : suspects
    }

    /// Whether nobody maps it wrongly: lower-case letters of ASCII, but for the i that some languages dot.
    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { ("a"..."z").contains($0) && $0 != "i" }
    }

    /// Whether some of the words are capitalised that should not be, or the other way round.
    private static func isInOtherForms(
        _ text: String, _ words: [String], _ notation: NotationName, _ derivation: NotationDerivation
    ) -> Bool {
        guard [.camel, .pascal, .kebab, .title].contains(notation) else { return false }
        let joint = derivation.joint(of: notation)
        let forms = words.enumerated().map { index, word in
            [NotationDerivation.WordForm.lowered, .capitalised].map { form in
                (index == 0 ? "" : joint) + derivation.write(word, form)
            }
        }
        return isMade(text, of: forms)
    }

    /// Whether a text is made of one option of each piece.
    private static func isMade(_ text: String, of pieces: [[String]]) -> Bool {
        let whole = Array(text.unicodeScalars)
        let ends = pieces.reduce(into: Set([0])) { ends, options in
            ends = Set(
                ends.flatMap { end in
                    options.filter { whole[end...].starts(with: $0.unicodeScalars) }
                        .map { end + $0.unicodeScalars.count }
                })
        }
        return ends.contains(whole.count)
    }

    /// A text without its case, in whatever locale.
    private static func folded(_ text: String) -> [Unicode.Scalar] {
        FullCaseMapping.uppercase(FullCaseMapping.lowercase(text)).unicodeScalars.map { $0 == "İ" ? "I" : $0 }
            .filter { $0 != "\u{307}" }
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
