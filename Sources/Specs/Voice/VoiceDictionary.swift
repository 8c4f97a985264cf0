import JSON
import Specification

/// A keyword and the expressions by which it is spoken.
public struct DictionaryEntry: Wire {
    public let keyword: String
    /// Each is one word or more, parted at white space.
    public let expressions: [String]

    public init(keyword: String, expressions: [String]) {
        self.keyword = keyword
        self.expressions = expressions
    }

    public static let shape = Shape.record([
        .required("keyword", .string(), "What the expressions stand for."),
        .required("expressions", .array(.string()), "The spoken expressions, one word or more each."),
    ])

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        keyword = try members.required("keyword")
        expressions = try members.required("expressions")
        try members.finish()
    }

    public var value: Value { .record(("keyword", keyword.value), ("expressions", expressions.value)) }
}

/// The commands that shape what is dictated.
public enum VoiceCommand: String, CaseIterable, Sendable, Wire {
    case type, literally, undo, redo, clear, stop
}

/// The spoken expressions of one language: keywords of the code, commands and notations.
public struct VoiceDictionary: Wire {
    public let keywords: [DictionaryEntry]
    public let commands: [DictionaryEntry]
    public let notations: [DictionaryEntry]

    /// The keyword of the line break; a resource file writes it as a backslash and an n.
    public static let lineBreak = "\n"

    public init(keywords: [DictionaryEntry], commands: [DictionaryEntry], notations: [DictionaryEntry]) {
        self.keywords = keywords
        self.commands = commands
        self.notations = notations
    }

    private static func entry(of keywords: [String]) -> Shape {
        .record([
            .required("keyword", .choice(keywords), "What the expressions stand for."),
            .required("expressions", .array(.string()), "The spoken expressions, one word or more each."),
        ])
    }

    public static let shape = Shape.record([
        .required("keywords", .array(DictionaryEntry.shape), "Words of the code; the line break is U+000A."),
        .required("commands", .array(entry(of: VoiceCommand.allCases.map(\.rawValue))), "The six commands."),
        .required("notations", .array(entry(of: NotationName.allCases.map(\.rawValue))), "The notations."),
    ])

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        keywords = try members.required("keywords")
        commands = try members.required("commands")
        notations = try members.required("notations")
        try members.finish()
        try VoiceDictionary.check(commands, in: "commands") { VoiceCommand(rawValue: $0) != nil }
        try VoiceDictionary.check(notations, in: "notations") { NotationName(rawValue: $0) != nil }
    }

    private static func check(
        _ entries: [DictionaryEntry], in list: String, isKnown: (String) -> Bool
    ) throws(Misfit) {
        for (index, entry) in entries.enumerated() where !isKnown(entry.keyword) {
            let path = Path([.member(list), .index(index), .member("keyword")])
            throw Misfit("\"\(entry.keyword)\" is none of the \(list)", at: path)
        }
    }

    public var value: Value {
        .record(("keywords", keywords.value), ("commands", commands.value), ("notations", notations.value))
    }
}
