import SharedSpecs
import Specification

/// voice.notation: spoken words, written in a notation such as camel case.
public enum Notation: Specification {
    public static let id: SubsystemID = "voice.notation"
    public static let summary = "Writes spoken words in a notation such as camel case."

    public struct Input: Record {
        public let words: [Word]
        public let notation: String

        public init(words: [Word], notation: String) {
            self.words = words
            self.notation = notation
        }

        public static let form = Form(
            Input.init(words:notation:),
            Member("words", { $0.words }, "The words as spoken, in order."),
            Member(
                "notation", { $0.notation }, "The name of the notation; an unknown name is rejected."
            ))
    }

    public struct Output: Record {
        public let text: String

        public init(text: String) { self.text = text }

        public static let form = Form(
            Output.init(text:), Member("text", { $0.text }, "The words, written in the notation."))
    }

    public static let unknown = DeclaredRejection(
        "notation.unknown",
        "The notation is not one of \(NotationName.allCases.map(\.rawValue).joined(separator: ", ")).")

    public static let rejections = [unknown]
    public static let readings = [SpongeRun.reading]
}

/// Whether sponge case counts letters over all words or within each word.
public enum SpongeRun: String, ReadingOption {
    case joined, perWord

    public static let reading = Reading(
        "voice.notation.sponge.run", "Where does the alternation in sponge case restart?",
        source: Source(.mobileSand, "2.5.2", "Table 1"),
        options: .init(
            "joined", "nowhere: the letters are counted over all words, as if they were one word"),
        .init("perWord", "at each word, so the first letter of each word is upper-case"))
}
