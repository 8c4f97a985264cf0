import JSON
import Specification

/// voice.dictionary: resource files that map spoken expressions to keywords.
public enum VoiceDictionary: Specification {
    public static let id: SubsystemID = "voice.dictionary"
    public static let summary = "Reads the file of a language that says how keywords are spoken."

    /// What stands between a keyword and its expressions.
    static let parting = " - "

    /// What a file holds.
    public enum Kind: String, CaseIterable, Sendable, Wire {
        case dictionary, information
    }

    public struct Input: Record {
        public let language: String
        public let name: String
        public let kind: Kind
        public let files: TextMap

        public init(language: String = "en", name: String = "n", kind: Kind = .dictionary, files: TextMap) {
            self.language = language
            self.name = name
            self.kind = kind
            self.files = files
        }

        public static let form = Form(
            Input.init(language:name:kind:files:),
            Member("language", { $0.language }, "The language that is set."),
            Member("name", { $0.name }, "The name of the resource."),
            Member("kind", { $0.kind }, "Whether its lines are keywords or elements.", standard: .dictionary),
            Member("files", { $0.files }, "The text of each file there is, by its name."))
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
            Member("entries", { $0.entries }, "What it holds, in its order."))
    }

    private static let line = Shape.Field.required(
        "line", .integer(in: 1...Int.exactRange.upperBound), "From 1.")

    public static let missing = DeclaredRejection(
        "resource.missing", "There is neither a file of the language nor an English one.")
    public static let malformed = DeclaredRejection(
        "resource.malformed", "A line has no keyword, or an expression without words.", details: [line])
    public static let ambiguous = DeclaredRejection(
        "resource.ambiguous", "An expression stands under two keywords; this is the second.",
        details: [line, .required("expression", String.shape, "As it is written there, trimmed.")])

    public static let rejections = [missing, malformed, ambiguous]
}
