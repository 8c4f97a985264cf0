import JSON
import SharedSpecs
import Specification

extension VoiceDictionary {
    public static let properties: [Property<VoiceDictionary>] = [
        Property(
            "Files that are not read change nothing.", from: .file,
            probes: { input, _ in [alone(input)].compactMap { $0 } },
            judge: { same($0, as: "with no other file there") }),
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
        Property("Each keyword and each word of an expression stands in the file.", from: .keywordCase) {
            trial in
            guard let output = trial.outcome.output, let text = trial.input.files[output.file] else {
                return .notTouched
            }
            let keywords = output.entries.map { $0.keyword == Vocabulary.lineBreak ? "\\n" : $0.keyword }
            let words = output.entries.flatMap(\.expressions).flatMap(\.spokenWords)
            let strange = (keywords + words).first { !Array(text.utf8).contains(Array($0.utf8)) }
            return strange.map { .violated("\"\($0)\" does not stand in \(output.file)") } ?? .holds
        },
        Property("No expression stands in two places, and no keyword has two entries.", from: .ambiguous) {
            trial in
            guard trial.input.kind == .dictionary, let entries = trial.outcome.output?.entries else {
                return .notTouched
            }
            let keywords = entries.map { Array($0.keyword.utf8) }
            let heard = entries.flatMap(\.expressions).map { Array(FullCaseMapping.lowercase($0).utf8) }
            if Set(keywords).count < keywords.count { return .violated("a keyword has two entries") }
            return Set(heard).count == heard.count
                ? .holds : .violated("an expression stands in two places")
        },
        Property("Each line of an information that is not blank has one entry.", from: .apart) { trial in
            guard trial.input.kind == .information, let output = trial.outcome.output,
                let text = trial.input.files[output.file]
            else { return .notTouched }
            let lines = text.unicodeScalars.split(separator: "\n").filter { line in
                !line.allSatisfy { $0.isWhiteSpace || $0 == "\u{FEFF}" }
            }
            return lines.count == output.entries.count
                ? .holds
                : .violated(
                    "\(lines.count) lines are not blank, yet there are \(output.entries.count) entries")
        },
    ]

    /// The file that is read.
    private static func chosen(_ input: Input) -> TextMap.Entry? {
        let names = ["\(input.language)_\(input.name).txt", "en_\(input.name).txt"]
        return names.lazy.compactMap { name in input.files[name].map { TextMap.Entry(name, $0) } }.first
    }

    /// The input with that file alone; nil if it is alone, or there is none.
    private static func alone(_ input: Input) -> Input? {
        guard let file = chosen(input), input.files.entries.count > 1 else { return nil }
        return Input(language: input.language, name: input.name, kind: input.kind, files: TextMap([file]))
    }

    /// The input with the lines of its file put together in another way; nil if they have marks of their own.
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
        return isSame ? .holds : .violated("\(how) the outcome is another")
    }
}
