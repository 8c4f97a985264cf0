import JSON
import SharedSpecs
import Specification
import VoiceSpecs

extension VoiceDictionary: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        for name in ["\(input.language)_\(input.name).txt", "en_\(input.name).txt"] {  // DIC-1
            if let text = input.files[name] {
                return Output(file: name, entries: try entries(of: text, input.kind))
            }
        }
        throw VoiceDictionary.missing()
    }

    /// Returns the entries of a file. Clause: DIC-2
    public static func entries(
        of text: String, _ kind: Kind = .dictionary
    ) throws(Rejection) -> [DictionaryEntry] {
        var resource = Resource()
        let scalars = text.unicodeScalars
        let content = scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
        for (number, line) in zip(1..., lines) where !line.isEmpty {
            let (keyword, expressions) = try parts(of: line, kind, number)
            if kind == .information {  // DIC-6
                resource.entries.append((keyword, expressions))
            } else {
                try resource.add(keyword, expressions, number)
            }
        }
        return resource.entries.map { DictionaryEntry(keyword: $0.keyword, expressions: $0.expressions) }
    }

    /// Clauses: DIC-3, DIC-4
    private static func parts(
        of line: Substring.UnicodeScalarView, _ kind: Kind, _ number: Int
    ) throws(Rejection) -> (keyword: String, expressions: [String]) {
        // Since the line does not begin with white space, every separator has text before it.
        let separator = line.indices.first { line[$0...].starts(with: " - ".unicodeScalars) }
        guard let separator else { throw VoiceDictionary.malformed(["line": number.value]) }
        let rest = line[separator...].dropFirst(3)
        let spoken =
            kind == .information ? [rest] : rest.split(separator: ",", omittingEmptySubsequences: false)
        let expressions = spoken.map { String($0).spokenWords.joined(separator: " ") }
        guard !expressions.contains("") else { throw VoiceDictionary.malformed(["line": number.value]) }
        let name = String(trimmed(line[..<separator]))
        return (name.hasSameScalars(as: "\\n") ? Vocabulary.lineBreak : name, expressions)
    }

    private static func trimmed(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        var text = text
        while text.first?.isWhiteSpace == true { text.removeFirst() }
        while text.last?.isWhiteSpace == true { text.removeLast() }
        return text
    }

    /// The entries of the lines that have been read so far. Clause: DIC-5
    private struct Resource {
        var entries: [(keyword: String, expressions: [String])] = []
        /// The index of each keyword's entry in `entries`, by the UTF-8 of the keyword.
        private var places: [[UInt8]: Int] = [:]
        /// The index of each expression's entry in `entries`, by the UTF-8 of the expression in lower case.
        private var owners: [[UInt8]: Int] = [:]

        mutating func add(_ keyword: String, _ expressions: [String], _ line: Int) throws(Rejection) {
            let place = places[Array(keyword.utf8)] ?? entries.count
            if place == entries.count {
                places[Array(keyword.utf8)] = place
                entries.append((keyword, []))
            }
            for expression in expressions {
                let heard = Array(FullCaseMapping.lowercase(expression).utf8)
                if owners[heard] == place { continue }
                guard owners[heard] == nil else {
                    throw VoiceDictionary.ambiguous(["line": line.value, "expression": expression.value])
                }
                owners[heard] = place
                entries[place].expressions.append(expression)
            }
        }
    }
}
