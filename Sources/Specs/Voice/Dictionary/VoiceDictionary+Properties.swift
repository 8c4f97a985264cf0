import JSON
import SharedSpecs
import Specification

extension VoiceDictionary {
    public static let properties: [Property<VoiceDictionary>] = [
        Property(
            "Only the file that is read can change the outcome.", from: .file,
            probes: { input, _ in [alone(input)].compactMap { $0 } },
            judge: { same($0, as: "without the other files") }),
        Property(
            "A byte order mark and CRLF change nothing.", from: .mark, .lineFeed,
            probes: { input, _ in
                [edited(input) { "\u{FEFF}" + $0.joined(separator: "\r\n") }].compactMap { $0 }
            },
            judge: { same($0, as: "with a byte order mark and CRLF") }),
        Property(
            "White space at the ends of lines changes nothing.", from: .tidied,
            probes: { input, _ in
                [edited(input) { $0.map { $0 + " \t" }.joined(separator: "\n") }].compactMap { $0 }
            },
            judge: { same($0, as: "with white space at the ends of lines") }),
        Property(
            """
            The file has the words of each entry in their order, and the entries have all words of the file except \
            hyphens and repetitions.
            """,
            from: .keywordCase, .file, .english, .asWritten, .order, .joins, .once, .description, .lineBreak
        ) { trial in
            guard let output = trial.outcome.output, let file = chosen(trial.input) else {
                return .notTouched
            }
            guard output.file.hasSameScalars(as: file.name) else {
                return .violated("the file \(output.file) is read")
            }
            let said = output.entries.map { entry in
                let isBreak = entry.keyword == Vocabulary.lineBreak
                return parts(([isBreak ? "\\n" : entry.keyword] + entry.expressions).joined(separator: " "))
            }
            let all = parts(file.text, isFile: true)
            if let strange = said.first(where: { !isPart($0, of: all) }) {
                return .violated("\(output.file) does not have \(strange) in this order")
            }
            let missing = Set(lowered(all)).subtracting(lowered(said.flatMap { $0 })).subtracting(parts("-"))
            return missing.isEmpty ? .holds : .violated("words of \(output.file) are in no entry")
        },
        Property(
            "Expressions are tidy: without commas in a dictionary, and one per entry in an information.",
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
            return untidy.map { .violated("\(JSONWriter.text(of: $0.value)) is not tidy") } ?? .holds
        },
        Property(
            "A reported line is not blank, and an ambiguous one repeats an expression of an earlier line.",
            from: .counted, .blank, .second, .ambiguous
        ) { trial in
            guard case .rejection(let fault) = trial.outcome,
                case .number(let number)? = fault.details["line"],
                let file = chosen(trial.input), let place = Int(JSONWriter.text(of: .number(number)))
            else { return .notTouched }
            let lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            guard (1...lines.count).contains(place), !lines[place - 1].allSatisfy(\.isWhiteSpace) else {
                return .violated("line \(place) is blank or does not exist")
            }
            let said = lines.prefix(place).map { parts(String($0)) }
            guard case .string(let text)? = fault.details["expression"] else { return .holds }
            let isSecond =
                isPart(parts(text), of: said[place - 1])
                && said.dropLast().contains { isPart(lowered(parts(text)), of: lowered($0)) }
            return isSecond
                ? .holds : .violated("\"\(text)\" is not both in line \(place) and in an earlier line")
        },
        Property("No expression is listed twice, and no keyword has two entries.", from: .ambiguous) {
            trial in
            guard trial.input.kind == .dictionary, let entries = trial.outcome.output?.entries else {
                return .notTouched
            }
            let keywords = entries.map { Array($0.keyword.utf8) }
            let heard = entries.flatMap(\.expressions).map { Array(FullCaseMapping.lowercase($0).utf8) }
            if Set(keywords).count < keywords.count { return .violated("a keyword has two entries") }
            return Set(heard).count == heard.count
                ? .holds : .violated("an expression is listed twice")
        },
        Property("In an information, each line that is not blank has one entry.", from: .apart) { trial in
            guard trial.input.kind == .information, let output = trial.outcome.output,
                let text = trial.input.files[output.file]
            else { return .notTouched }
            let lines = text.unicodeScalars.split(separator: "\n").filter { line in
                !line.allSatisfy { $0.isWhiteSpace || $0 == "\u{FEFF}" }
            }
            return lines.count == output.entries.count
                ? .holds
                : .violated(
                    "\(lines.count) lines are not blank, but there are \(output.entries.count) entries")
        },
    ]

    /// The words of a text, separated at white space and commas.
    private static func parts(_ text: String, isFile: Bool = false) -> [[UInt8]] {
        let isMarked = isFile && text.unicodeScalars.first == "\u{FEFF}"
        return text.unicodeScalars.dropFirst(isMarked ? 1 : 0)
            .split { $0.isWhiteSpace || $0 == "," }.map { Array(String($0).utf8) }
    }

    private static func lowered(_ words: [[UInt8]]) -> [[UInt8]] {
        words.map { Array(FullCaseMapping.lowercase(String(decoding: $0, as: UTF8.self)).utf8) }
    }

    /// Returns whether `all` contains all of the words, in their order.
    private static func isPart(_ words: [[UInt8]], of all: [[UInt8]]) -> Bool {
        var rest = words[...]
        for word in all where rest.first == word { rest.removeFirst() }
        return rest.isEmpty
    }

    /// Returns the file that is read; nil if there is none.
    private static func chosen(_ input: Input) -> TextMap.Entry? {
        let names = ["\(input.language)_\(input.name).txt", "en_\(input.name).txt"]
        return names.lazy.compactMap { name in input.files[name].map { TextMap.Entry(name, $0) } }.first
    }

    /// The input with that file alone; nil if the input has no other file, or does not have that file.
    private static func alone(_ input: Input) -> Input? {
        guard let file = chosen(input), input.files.entries.count > 1 else { return nil }
        return Input(language: input.language, name: input.name, kind: input.kind, files: TextMap([file]))
    }

    /// The input with the lines of its file joined in another way; nil if the file has a byte order mark or a CR.
    private static func edited(_ input: Input, _ edit: ([String]) -> String) -> Input? {
        guard let file = chosen(input), file.text.unicodeScalars.first != "\u{FEFF}",
            !file.text.unicodeScalars.contains("\r")
        else { return nil }
        var files = input.files
        let lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        files[file.name] = edit(lines.map { String($0) })
        return Input(language: input.language, name: input.name, kind: input.kind, files: files)
    }

    private static func same(_ trial: Trial<VoiceDictionary>, as how: String) -> Finding {
        guard let probe = trial.probes.first else { return .notTouched }
        let isSame =
            switch (trial.outcome, probe) {
            case (.output(let one), .output(let other)): one.value == other.value
            case (.rejection(let one), .rejection(let other)): one == other
            default: false
            }
        return isSame ? .holds : .violated("\(how), the outcome differs")
    }
}
