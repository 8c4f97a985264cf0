import SharedSpecs
import Specification

/// voice.conversion: the conversion of a dictated transcript to code.
public enum Conversion: Specification {
    public static let id: SubsystemID = "voice.conversion"
    public static let summary =
        "Turns a dictated transcript into code, and obeys the commands spoken in the transcript."

    public struct Input: Record {
        public internal(set) var transcript: String
        public let language: String
        /// A dictionary that replaces the built-in dictionary of the language; nil if the built-in dictionary is used.
        public internal(set) var dictionary: Vocabulary?

        public init(transcript: String, language: String = "en", dictionary: Vocabulary? = nil) {
            self.transcript = transcript
            self.language = language
            self.dictionary = dictionary
        }

        public static let form = Form(
            Input.init(transcript:language:dictionary:),
            Member("transcript", { $0.transcript }, "The complete transcript of what has been said so far."),
            Member("language", { $0.language }, "`it` means Italian, and any other string means English."),
            Member(
                "dictionary", { $0.dictionary },
                "A dictionary that replaces the built-in one in \(BuiltInDictionary.place)."))
    }

    public struct Output: Record {
        public let code: String
        public let ended: Bool

        public init(code: String, ended: Bool) {
            self.code = code
            self.ended = ended
        }

        public static let form = Form(
            Output.init(code:ended:),
            Member("code", { $0.code }, "The code, whose lines are separated by U+000A."),
            Member("ended", { $0.ended }, "Whether a `stop` ended the phase of programming."))
    }

    public static let readings = [
        ConversionRedo.reading, ConversionClear.reading, UnterminatedType.reading, Assembly.reading,
        SpongeRun.reading,
    ]
    public static let files = BuiltInDictionary.files
}

/// Whether other words may be said between an Undo and the Redo that cancels it.
public enum ConversionRedo: String, ReadingOption {
    case adjacent, later

    public static let reading = Reading(
        "voice.conversion.redo", "What may be said between an Undo and the Redo that cancels it?",
        source: Source(.mobileSand, "2.5.2"),
        options: .init("adjacent", "only other Undos and Redos"),
        .init("later", "anything: a Redo is valid anywhere after the Undo"))
}

/// How much a Clear removes.
public enum ConversionClear: String, ReadingOption {
    case line, all

    public static let reading = Reading(
        "voice.conversion.clear", "How much does a Clear remove?", source: Source(.mobileSand, "2.5.2"),
        options: .init("line", "everything said so far on the same line"),
        .init("all", "everything said so far, including line breaks"))
}

/// The text that a `type` writes if no notation follows it on the same line.
public enum UnterminatedType: String, ReadingOption {
    case literal, drop

    public static let reading = Reading(
        "voice.conversion.type.unterminated",
        "What does `type` write if no notation follows on the same line?",
        source: Source(.mobileSand, "2.5.2"),
        options: .init("literal", "the spoken words up to the end of the line, as one protected stretch"),
        .init("drop", "nothing: `type` and the words up to the end of the line are dropped"))
}

/// Which neighbouring pieces of the code have a space between them.
public enum Assembly: String, ReadingOption {
    case tight, spaced, swift

    public static let reading = Reading(
        "voice.conversion.assembly", "Between which pieces of the code is there a space?",
        source: Source(.mobileSand, "2.5.4", "3.3.2"),
        options: .init(
            "tight",
            """
            between all pieces, except beside a line break, after ( [ . @ #, before ) ] , ; : . ?, and before ( or [ \
            if the word before it is unconverted or protected: the source prints print(\u{201C}hello world\u{201D})
            """
        ),
        .init("spaced", "between all pieces, except beside a line break"),
        .init(
            "swift",
            """
            like tight, except that the spaces at ! - + & ~ $ and ? are those that Swift's parser needs: return -x, x!, \
            x?.y, a ? b : c
            """))

    /// The keywords of Swift that are not operands: they name neither a value nor a type.
    public static let keywordsOfSwift: Set<String> = [
        "#elseif", "#if", "as", "as!", "as?", "associatedtype", "await", "borrowing", "break", "case",
        "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
        "internal", "is", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw",
        "throws", "try", "try!", "try?", "typealias", "var", "where", "while",
    ]
}
