import JSON
import SharedSpecs
import Specification

extension Guide {
    /// The manual, either as one text or as an introduction and keywords.
    public enum Manual: Wire, ExpressibleByStringLiteral {
        case text(String)
        case parts(ManualParts)

        public init(stringLiteral text: String) { self = .text(text) }

        public static let shape = Shape.either([String.shape, ManualParts.shape])

        public init(_ value: Value) throws(Misfit) {
            if case .string(let text) = value {
                self = .text(text)
            } else {
                self = .parts(try ManualParts(value))
            }
        }

        public var value: Value {
            switch self {
            case .text(let text): text.value
            case .parts(let parts): parts.value
            }
        }
    }

    public struct ManualParts: Record {
        public let introduction: String
        public let entries: [DictionaryEntry]

        public init(introduction: String, entries: [DictionaryEntry]) {
            self.introduction = introduction
            self.entries = entries
        }

        public static let form = Form(
            ManualParts.init(introduction:entries:),
            Member("introduction", { $0.introduction }, "The introduction, which says how the app is used."),
            Member(
                "entries", { $0.entries },
                "The keywords, each with its expressions in the user's language."))
    }
}
