import JSON
import Specification

/// A keyword and its spoken expressions.
public struct DictionaryEntry: Record {
    public let keyword: String
    /// The spoken expressions, each of one or more words that are separated by white space.
    public let expressions: [String]

    public init(keyword: String, expressions: [String]) {
        self.keyword = keyword
        self.expressions = expressions
    }

    public static let form = Form(
        DictionaryEntry.init(keyword:expressions:),
        Member("keyword", { $0.keyword }, "The text that the expressions stand for.", .someText),
        Member("expressions", { $0.expressions }, spoken))

    /// The description of a member that lists expressions.
    static let spoken =
        "The spoken expressions, with white space between words. An expression without words matches nothing."
}

/// The commands that act on the dictated text.
public enum VoiceCommand: String, CaseIterable, Sendable, Wire {
    case type, literally, undo, redo, clear, stop
}

/// The notations of Table 1 in the source, and `literally`, which writes words as they were spoken.
public enum NotationName: String, CaseIterable, Sendable, Wire {
    case camel, pascal, kebab, title, upper, string, sponge, literally
}

/// The spoken expressions of one language for keywords of the code, for commands and for notations.
public struct Vocabulary: Record {
    public let keywords: [DictionaryEntry]
    public let commands: [DictionaryEntry]
    public let notations: [DictionaryEntry]

    /// The keyword of the line break; in a resource file, this keyword is written as a backslash and an n.
    public static let lineBreak = "\n"

    public init(keywords: [DictionaryEntry], commands: [DictionaryEntry], notations: [DictionaryEntry]) {
        self.keywords = keywords
        self.commands = commands
        self.notations = notations
    }

    public static let form = Form(
        Vocabulary.init(keywords:commands:notations:),
        Member(
            "keywords", { $0.keywords },
            "The entries for keywords of the code; the keyword of the line break is U+000A."),
        Member(
            "commands", { $0.commands }, "The entries for the six commands.",
            entries("commands", of: VoiceCommand.allCases.map(\.rawValue))),
        Member(
            "notations", { $0.notations }, "The entries for the notations.",
            entries("notations", of: NotationName.allCases.map(\.rawValue))))

    /// Returns a limit that allows only entries whose keyword is one of the given keywords.
    static func entries(_ list: String, of keywords: [String]) -> Limit<[DictionaryEntry]> {
        let shape = Shape.record([
            .required(
                "keyword", .choice(keywords), "The command or notation that the expressions stand for."),
            .required("expressions", .array(.string()), DictionaryEntry.spoken),
        ])
        return .each(
            Limit(shape) { (entry: DictionaryEntry) -> Misfit? in
                if keywords.contains(where: { $0.hasSameScalars(as: entry.keyword) }) { return nil }
                return Misfit(
                    "\"\(entry.keyword)\" is not one of the \(list)", at: Path([.member("keyword")]))
            })
    }
}

extension [DictionaryEntry] {
    func expressions(of keyword: String) -> [String] {
        filter { $0.keyword == keyword }.flatMap(\.expressions)
    }

    /// Returns the first expression of a keyword, or the keyword itself if it has no expression.
    func expression(of keyword: String) -> String {
        lazy.filter { $0.keyword == keyword }.flatMap(\.expressions).first ?? keyword
    }
}
