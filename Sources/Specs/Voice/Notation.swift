import JSON
import Specification

/// voice.notation: writing words in a notation.
public enum Notation: Specification {
    public static let id: SubsystemID = "voice.notation"
    public static let summary = "Writes spoken words in a notation such as camel case."

    public struct Input: Wire {
        public let words: [Word]
        public let notation: String

        public init(words: [Word], notation: String) {
            self.words = words
            self.notation = notation
        }

        public static let shape = Shape.record([
            .required("words", .array(Word.shape), "The words as spoken, in order."),
            .required("notation", .string(), "The notation's name; an unknown one is rejected."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            words = try members.required("words")
            notation = try members.required("notation")
            try members.finish()
        }

        public var value: Value { .record(("words", words.value), ("notation", notation.value)) }
    }

    public struct Output: Wire {
        public let text: String

        public init(text: String) {
            self.text = text
        }

        public static let shape = Shape.record([
            .required("text", .string(), "The words in the notation.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            text = try members.required("text")
            try members.finish()
        }

        public var value: Value { .record(("text", text.value)) }
    }

    public static let unknown = DeclaredRejection(
        "notation.unknown",
        "The notation is none of \(NotationName.allCases.map(\.rawValue).joined(separator: ", ")).")

    public static let rejections = [unknown]
    public static let readings = [SpongeRun.reading]

    public static let clauses = Clauses<Notation>(
        CheckedClause(
            Clause(
                "NOT-1",
                """
                camel writes myValue, pascal MyValue, kebab my-value, title My Value, upper MY VALUE, string \
                "my value", sponge SpOnGeCaSe, literally my value; any other notation is notation.unknown.
                """,
                source: Source(.mobileSand, "2.5.2", "Table 1"),
                note: "Names are exact and in lower case. camel, pascal and sponge join without a space."),
            judge: { judgement(of: $0, for: .forms) }),
        CheckedClause(
            Clause(
                "NOT-2",
                """
                Case mapping is Unicode's full mapping without a locale; camel, pascal, kebab and title first lower \
                the word; string and literally leave it as spoken.
                """,
                source: Source(.mobileSand, "2.5.2", "Table 1"),
                note: """
                    Final_Sigma applies within the word. Capitalising maps the word's first scalar to title case, \
                    after lowering: ß gives Ss, ǆ gives ǅ, 3d stays 3d.
                    """),
            judge: { judgement(of: $0, for: .mapping) }),
        CheckedClause(
            Clause(
                "NOT-3",
                "sponge alternates upper and lower case over the letters, beginning with upper.",
                source: Source(.mobileSand, "2.5.2", "Table 1"),
                note: """
                    A letter is a scalar of general category L, mapped on its own; whatever else there is passes \
                    unchanged and is not counted. A letter that maps to several (ß) counts once.
                    """),
            judge: { judgement(of: $0, for: .sponge) }),
        CheckedClause(
            Clause(
                "NOT-4",
                """
                string escapes " and \\ so that the result is one valid Swift literal; no words give the empty text \
                ("" for string).
                """,
                source: Source(.mobileSand, "2.5.2", "Table 1")),
            judge: { judgement(of: $0, for: .literal) })
    )
}
