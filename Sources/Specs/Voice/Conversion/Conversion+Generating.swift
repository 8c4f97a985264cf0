import Specification

extension Conversion {
    /// Returns a transcript with commands, notations, keywords, parts of expressions and other words.
    public static func generate(from entropy: inout Entropy) -> Input {
        let language = entropy.one(weighed: [
            (12, "en"), (6, "it"), (1, "fr"), (1, entropy.one(of: ["it-IT", "ita", "IT", "", "en-GB"])),
        ])
        let dictionary = entropy.once(in: 5) ? Vocabulary.generated(from: &entropy) : nil
        let speech = Speech(dictionary ?? BuiltInDictionary.of(language: language), &entropy)
        let count = entropy.once(in: 40) ? 0 : 1 + entropy.count(upTo: 8)
        let parts = (0..<count).map { _ in
            speech.phrase(&entropy).map { Speech.misspoken($0, &entropy) }
        }
        let gap = entropy.one(weighed: [(12, " "), (1, "  "), (1, "\n"), (1, "\u{A0}")])
        return Input(
            transcript: parts.joined().filter { !$0.isEmpty }.joined(separator: gap), language: language,
            dictionary: dictionary)
    }

    /// Returns whether the dictionary is unambiguous, and the transcript has no control character except white space.
    public static func isSettled(_ input: Input) -> Bool {
        input.transcript.isSpeakable && (input.dictionary?.isUnambiguous ?? true)
    }
}

/// The expressions in a dictionary, from which `generate` makes transcripts.
private struct Speech {
    private let dictionary: Vocabulary
    private let lineBreaks: [String]
    private let brackets: [String]
    /// The expressions of marks that come before, after or between operands.
    private let marks: [String]
    /// The expressions of only a few keywords, so that the same keywords often occur together.
    private let keywords: [String]
    private let longKeywords: [String]

    init(_ dictionary: Vocabulary, _ entropy: inout Entropy) {
        self.dictionary = dictionary
        func expressions(_ isOne: (String) -> Bool) -> [String] {
            dictionary.keywords.filter { isOne($0.keyword) }.flatMap(\.expressions)
        }
        lineBreaks = expressions { $0 == Vocabulary.lineBreak }
        brackets = expressions { ["(", "[", ".", "@", "#", ")", "]", ",", ";", ":", "?"].contains($0) }
        marks = expressions {
            ["!", "-", "+", "&", "~", "$", "?", ":", "(", ")", "=", "return"].contains($0)
        }
        let all = expressions { $0 != Vocabulary.lineBreak }
        longKeywords = all.filter { $0.spokenWords.count > 1 }
        keywords = all.isEmpty ? [] : (0..<4).map { _ in entropy.one(of: all) }
    }

    // MARK: Single expressions

    private func command(_ command: VoiceCommand, _ entropy: inout Entropy) -> String {
        one(of: dictionary.commands.expressions(of: command.rawValue), &entropy)
    }

    private func notation(_ entropy: inout Entropy) -> String {
        // Two notations are chosen more often: sponge case, which has its own reading, and string case, whose
        // expression contains a keyword.
        let favoured: NotationName? = entropy.one(weighed: [(3, nil), (1, .sponge), (1, .string)])
        let some = dictionary.notations.filter { $0.keyword == favoured?.rawValue }
        return one(of: (some.isEmpty ? dictionary.notations : some).flatMap(\.expressions), &entropy)
    }

    private func word(_ entropy: inout Entropy) -> String {
        entropy.one(weighed: [
            (6, entropy.one(of: ["a", "b", "x"])), (1, "my value"), (2, entropy.one(of: ["A", "aB", "É"])),
            // Words that may be commands of another dictionary.
            (1, entropy.one(of: ["stop", "undo", "type", "annulla"])), (2, entropy.word()),
        ])
    }

    private func one(of expressions: [String], _ entropy: inout Entropy) -> String {
        expressions.isEmpty ? "a" : entropy.one(of: expressions)
    }

    private func expression(_ entropy: inout Entropy) -> String {
        switch entropy.below(6) {
        case 0: word(&entropy)
        case 1: one(of: keywords, &entropy)
        case 2: command(entropy.one(of: VoiceCommand.allCases), &entropy)
        case 3: notation(&entropy)
        case 4: one(of: lineBreaks, &entropy)
        default: one(of: brackets, &entropy)
        }
    }

    // MARK: Phrases

    /// Returns one expression, or a few that affect each other, such as a command and the words that it acts on.
    func phrase(_ entropy: inout Entropy) -> [String] {
        switch entropy.below(14) {
        case 0, 1, 2: [expression(&entropy)]
        case 3: [word(&entropy)]
        case 4, 5: stretch(&entropy)
        case 6, 7: takingBack(&entropy)
        case 8: [command(.literally, &entropy)] + guarded(&entropy)
        case 9: interrupted(&entropy)
        case 10: [one(of: keywords, &entropy), one(of: brackets, &entropy), word(&entropy)]
        case 11: [word(&entropy), one(of: brackets, &entropy)]
        case 12: operands(&entropy)
        default: [command(.stop, &entropy), word(&entropy)]
        }
    }

    /// Returns a `type` and a few words, usually followed by a notation.
    private func stretch(_ entropy: inout Entropy) -> [String] {
        var stretch = [command(.type, &entropy)]
        for _ in 0..<entropy.integer(in: 0...3) {
            stretch.append(entropy.once(in: 2) ? expression(&entropy) : word(&entropy))
        }
        if !entropy.once(in: 4) {
            stretch.append(entropy.once(in: 4) ? command(.literally, &entropy) : notation(&entropy))
        }
        return stretch
    }

    /// Returns the words that follow a `literally`: an expression, a notation, or a `type` with its words and then a
    /// keyword.
    private func guarded(_ entropy: inout Entropy) -> [String] {
        switch entropy.below(4) {
        case 0, 1: [expression(&entropy)]
        case 2: [notation(&entropy)]
        default: stretch(&entropy) + [one(of: keywords, &entropy)]
        }
    }

    /// Returns operands with marks before, between and after them, or a ternary, sometimes with a label in brackets.
    private func operands(_ entropy: inout Entropy) -> [String] {
        if entropy.once(in: 3) {
            func mark(_ keyword: String) -> [String] { dictionary.keywords.expressions(of: keyword) }
            let label = [mark("("), [word(&entropy)], mark(":"), [word(&entropy)], mark(")")].map {
                one(of: $0, &entropy)
            }
            return [word(&entropy), one(of: mark("?"), &entropy)]
                + (entropy.once(in: 2) ? label : [word(&entropy)]) + [one(of: mark(":"), &entropy)]
        }
        return (0..<entropy.integer(in: 2...7)).map { _ in
            entropy.once(in: 2) ? word(&entropy) : one(of: marks, &entropy)
        }
    }

    /// Returns a few expressions, and then undos, redos and clears, which may remove them.
    private func takingBack(_ entropy: inout Entropy) -> [String] {
        var phrase = (0..<entropy.integer(in: 0...2)).map { _ in expression(&entropy) }
        if entropy.once(in: 3) {
            let undos = entropy.integer(in: 1...3)
            phrase += (0..<undos).map { _ in command(.undo, &entropy) }
            return phrase + (0..<entropy.integer(in: 1...undos)).map { _ in command(.redo, &entropy) }
        }
        for _ in 0...entropy.integer(in: 0...3) {
            phrase.append(
                entropy.one(weighed: [
                    (4, command(.undo, &entropy)), (3, command(.redo, &entropy)),
                    (2, command(.clear, &entropy)), (1, word(&entropy)),
                ]))
        }
        return phrase
    }

    /// Returns the words of a long keyword, interrupted by a `literally` or by a word and its undo.
    private func interrupted(_ entropy: inout Entropy) -> [String] {
        var words = one(of: longKeywords, &entropy).spokenWords
        let place = entropy.integer(in: 0...words.count)
        words.insert(
            contentsOf: entropy.once(in: 2)
                ? [word(&entropy), command(.undo, &entropy)] : [command(.literally, &entropy)],
            at: place)
        return words
    }

    /// Returns an expression unchanged, in another case, or without its first or last word.
    static func misspoken(_ expression: String, _ entropy: inout Entropy) -> String {
        switch entropy.below(24) {
        case 20: expression.uppercased()
        case 21: expression.prefix(1).uppercased() + expression.dropFirst()
        case 22: expression.split(separator: " ").dropLast().joined(separator: " ")
        case 23: expression.split(separator: " ").dropFirst().joined(separator: " ")
        default: expression
        }
    }
}
