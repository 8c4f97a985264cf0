extension Conversion {
    /// A transcript of commands, notations, keywords, halves of them and other words, in any order.
    public static func generate(from entropy: inout Entropy) -> Input {
        let language = entropy.one(weighed: [(6, "en"), (3, "it"), (1, "fr")])
        let dictionary = entropy.once(in: 5) ? VoiceDictionary.generated(from: &entropy) : nil
        let spoken = dictionary ?? BuiltInDictionary.of(language: language)
        // Few keywords at a time, so that they meet each other more often.
        let keywords = (0..<4).map { _ in entropy.one(of: spoken.expressions(of: \.keywords)) }
        let commands = spoken.expressions(of: \.commands)
        let notations = spoken.expressions(of: \.notations)
        let lineBreaks = spoken.keywords.filter { $0.keyword == VoiceDictionary.lineBreak }.flatMap(
            \.expressions)
        let parts = entropy.list(upTo: 14) { entropy -> String in
            let list = entropy.one(weighed: [
                (5, commands), (2, notations), (2, lineBreaks), (4, keywords),
                (4, ["a", "my value", "b", "x"]),
                (1, []),
            ])
            let part = list.isEmpty ? entropy.word() : entropy.one(of: list)
            switch entropy.below(16) {
            case 0: return part.uppercased()
            case 1: return part.split(separator: " ").dropLast().joined(separator: " ")
            case 2: return part.split(separator: " ").dropFirst().joined(separator: " ")
            default: return part
            }
        }
        let gap = entropy.one(weighed: [(12, " "), (1, "  "), (1, "\n"), (1, "\u{A0}")])
        return Input(
            transcript: parts.filter { !$0.isEmpty }.joined(separator: gap), language: language,
            dictionary: dictionary)
    }

    /// Whether no expression of the dictionary is empty or stands under two keywords of one list, and no control
    /// character but white space is spoken.
    public static func isSettled(_ input: Input) -> Bool {
        let isSpeakable = !input.transcript.unicodeScalars.contains { $0.isControl && !$0.isWhiteSpace }
        return isSpeakable && (input.dictionary?.isUnambiguous ?? true)
    }

    /// The transcript with an expression of several words said as its first, where that leaves a rule broken.
    public static func simpler(than input: Input) -> [Input] {
        let words = input.transcript.spokenWords
        var found = [Input(transcript: words.joined(separator: " "), language: "en", dictionary: nil)]
        for index in words.indices {
            for plain in ["a", "b", "plus"] where words[index] != plain {
                var copy = words
                copy[index] = plain
                found.append(
                    Input(
                        transcript: copy.joined(separator: " "), language: input.language,
                        dictionary: input.dictionary))
            }
        }
        return found
    }
}

extension VoiceDictionary {
    /// The expressions of one of its lists; at least one.
    fileprivate func expressions(of list: KeyPath<VoiceDictionary, [DictionaryEntry]>) -> [String] {
        let expressions = self[keyPath: list].flatMap(\.expressions)
        return expressions.isEmpty ? ["a"] : expressions
    }

    /// Whether every expression has words, and stands under one keyword of its list.
    fileprivate var isUnambiguous: Bool {
        [keywords, commands, notations].allSatisfy { list in
            var owners: [[String]: String] = [:]
            return list.allSatisfy { entry in
                !entry.expressions.isEmpty
                    && entry.expressions.allSatisfy { expression in
                        let words = expression.spokenWords.map(FullCaseMapping.lowercase)
                        let owner = owners.updateValue(entry.keyword, forKey: words)
                        return !words.isEmpty && (owner == nil || owner == entry.keyword)
                    }
            }
        }
    }

    /// A small dictionary whose expressions begin alike, and where commands, notations and keywords share them.
    fileprivate static func generated(from entropy: inout Entropy) -> VoiceDictionary {
        var pool = entropy.shuffled([
            "go", "go on", "go on now", "on", "on now", "now", "plus", "Plus one", "one", "ALT", "straße",
            "σας",
            "line", "new line", "new", "it",
        ])
        func entries(_ names: [String], _ entropy: inout Entropy, pool: inout [String]) -> [DictionaryEntry] {
            names.compactMap { name in
                guard !pool.isEmpty else { return nil }
                let count = min(pool.count, entropy.once(in: 3) ? 2 : 1)
                defer { pool.removeFirst(count) }
                return DictionaryEntry(keyword: name, expressions: Array(pool.prefix(count)))
            }
        }
        var controls = pool
        let commands = entries(VoiceCommand.allCases.map(\.rawValue), &entropy, pool: &controls)
        // Now and then a notation takes an expression that a command has as well.
        var shared = entropy.once(in: 2) ? entropy.shuffled(pool) : controls
        let notations = entries(entropy.shuffled(["camel", "string", "upper"]), &entropy, pool: &shared)
        let keywords = entries(
            [VoiceDictionary.lineBreak, "+", "(", ")", "var", ".", "[", "\"quoted\""], &entropy, pool: &pool)
        return VoiceDictionary(keywords: keywords, commands: commands, notations: notations)
    }
}
