import JSON
import SharedSpecs
import Specification

extension VoiceDictionary {
    public static let properties: [Property<VoiceDictionary>] = [
        Property(
            "A byte order mark, or white space and CRLF at the ends of lines, does not change the outcome.",
            from: .mark, .lineFeed, .tidied,
            probes: { input, _ in [marked(input)].compactMap { $0 } },
            judge: {
                $0.agrees(otherwise: "a byte order mark, CRLF and white space change the outcome")
            }),
        Property(
            """
            The words of each entry are in the file, in the same order. All words of the file are in the entries, \
            except hyphens and repetitions.
            """,
            from: .keywordCase, .file, .english, .asWritten, .order, .joins, .once, .description, .lineBreak
        ) { trial, output in
            guard let file = chosen(trial.input) else { return .notTouched }
            guard output.file.hasSameScalars(as: file.name) else {
                return .violated("the wrong file is read: \(output.file)")
            }
            let said = output.entries.map { entry in
                let isBreak = entry.keyword == Vocabulary.lineBreak
                return parts(([isBreak ? "\\n" : entry.keyword] + entry.expressions).joined(separator: " "))
            }
            let isMarked = file.text.unicodeScalars.first == "\u{FEFF}"
            let all = parts(String(file.text.unicodeScalars.dropFirst(isMarked ? 1 : 0)))
            if let strange = said.first(where: { !isPart($0, of: all) }) {
                let words = strange.map { String(decoding: $0, as: UTF8.self) }
                return .violated("\(output.file) does not have the words \(words) in this order")
            }
            let missing = Set(lowered(all)).subtracting(lowered(said.flatMap { $0 })).subtracting(parts("-"))
            return missing.isEmpty ? .holds : .violated("some words of \(output.file) are not in any entry")
        },
        Property(
            """
            Expressions are trimmed. If the kind is `dictionary`, expressions have no commas. If the kind is \
            `information`, each entry has one expression.
            """,
            from: .tidied, .commas, .lineBreak, .description, .wholeDescription
        ) { trial in
            let isDictionary = trial.input.kind == .dictionary
            let untidy = trial.outcome.output?.entries.first { entry in
                !isDictionary && entry.expressions.count != 1 || entry.keyword.hasSameScalars(as: "\\n")
                    || entry.expressions.contains {
                        !$0.hasSameScalars(as: $0.spokenWords.joined(separator: " "))
                            || isDictionary && $0.unicodeScalars.contains(",")
                    }
            }
            return untidy.map {
                .violated("\(JSONWriter.text(of: $0.value)) has an untrimmed or wrongly separated expression")
            } ?? .holds
        },
        Property("A rejection reports a line that exists and is not blank.", from: .counted, .blank) {
            trial in
            guard case .number(let number)? = trial.outcome.rejection?.details["line"],
                let file = chosen(trial.input)
            else { return .notTouched }
            let lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            let line = number.integer.flatMap { $0 < 1 ? nil : lines.dropFirst($0 - 1).first }
            return line?.allSatisfy(\.isWhiteSpace) == false
                ? .holds : .violated("line \(number.text) is blank or does not exist")
        },
        Property("No expression is listed twice, and no keyword has two entries.", from: .ambiguous) {
            trial, output in
            guard trial.input.kind == .dictionary else { return .notTouched }
            let keywords = output.entries.map { Array($0.keyword.utf8) }
            let heard = lowered(output.entries.flatMap(\.expressions).map { Array($0.utf8) })
            return Set(keywords).count == keywords.count && Set(heard).count == heard.count
                ? .holds : .violated("a keyword has two entries, or an expression is listed twice")
        },
    ]

    /// Returns the words of a string that is split at white space and commas.
    private static func parts(_ text: String) -> [[UInt8]] {
        text.unicodeScalars.split { $0.isWhiteSpace || $0 == "," }.map { Array(String($0).utf8) }
    }

    private static func lowered(_ words: [[UInt8]]) -> [[UInt8]] {
        words.map { Array(FullCaseMapping.lowercase(String(decoding: $0, as: UTF8.self)).utf8) }
    }

    /// Returns whether `all` contains all the given words in the same order.
    private static func isPart(_ words: [[UInt8]], of all: [[UInt8]]) -> Bool {
        var rest = words[...]
        for word in all where rest.first == word { rest.removeFirst() }
        return rest.isEmpty
    }

    /// Returns the file that the program must read for the input; nil if there is no such file.
    private static func chosen(_ input: Input) -> TextMap.Entry? {
        let names = ["\(input.language)_\(input.name).txt", "en_\(input.name).txt"]
        return names.lazy.compactMap { name in input.files[name].map { TextMap.Entry(name, $0) } }.first
    }

    /// Returns the input after a byte order mark and white space are added to its file, and its line ends become CRLF.
    /// Nil if there is no file, or if the file already contains a byte order mark or a CR.
    private static func marked(_ input: Input) -> Input? {
        guard let file = chosen(input), file.text.unicodeScalars.first != "\u{FEFF}",
            !file.text.unicodeScalars.contains("\r")
        else { return nil }
        let lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let text = "\u{FEFF}" + lines.map { String($0) + " \t" }.joined(separator: "\r\n")
        return input.with { $0.files[file.name] = text }
    }
}
