import Specification

/// voice.dictionary: the resource files, which map spoken expressions to keywords.
public enum VoiceDictionary: Specification {
    public static let id: SubsystemID = "voice.dictionary"
    public static let summary = "Reads the resource file that says how the keywords are spoken in a language."

    /// The separator between a keyword and its expressions.
    static let parting = " - "

    /// The kind of a resource file: expressions for keywords, or elements with their descriptions.
    public enum Kind: String, CaseIterable, Sendable, Wire {
        case dictionary, information
    }

    public struct Input: Record {
        public let language: String
        public let name: String
        public let kind: Kind
        public internal(set) var files: TextMap

        public init(language: String = "en", name: String = "n", kind: Kind = .dictionary, files: TextMap) {
            self.language = language
            self.name = name
            self.kind = kind
            self.files = files
        }

        public static let form = Form(
            Input.init(language:name:kind:files:),
            Member("language", { $0.language }, "The language of the user."),
            Member("name", { $0.name }, "The name of the resource, which is part of the file's name."),
            Member(
                "kind", { $0.kind },
                """
                Whether each line has a keyword with its expressions (`dictionary`), or an element with its \
                description (`information`); `dictionary` if absent.
                """,
                standard: .dictionary),
            Member(
                "files", { $0.files },
                """
                The text of each existing file, by the file's name; no other file exists, not even the built-in files \
                in \(BuiltInDictionary.place).
                """))
    }

    public struct Output: Record {
        public let file: String
        public let entries: [DictionaryEntry]

        public init(file: String, entries: [DictionaryEntry]) {
            self.file = file
            self.entries = entries
        }

        public static let form = Form(
            Output.init(file:entries:), Member("file", { $0.file }, "The name of the file that was read."),
            Member("entries", { $0.entries }, "The entries of the file, in the order of the file."))
    }

    private static let line = Shape.Field.required(
        "line", .integer(in: 1...Int.exactRange.upperBound),
        "The number of the line in the file, counted from 1.")

    public static let missing = DeclaredRejection(
        "resource.missing", "Neither the file of the language nor the English file exists.")
    public static let malformed = DeclaredRejection(
        "resource.malformed",
        "A line has no keyword or no expression, or one of its expressions is empty; `line` is the line's number.",
        details: [line])
    public static let ambiguous = DeclaredRejection(
        "resource.ambiguous",
        "An expression belongs to two keywords; the details give the line and the spelling for the second keyword.",
        details: [
            line,
            .required(
                "expression", String.shape,
                "The trimmed expression, as it is spelled for the second keyword."),
        ])

    public static let rejections = [missing, malformed, ambiguous]
    public static let files = BuiltInDictionary.files
}
