import JSON
import SharedSpecs
import Specification

/// voice.documents: the documents of the user, which are stored as files.
public enum Documents: Specification {
    public static let id: SubsystemID = "voice.documents"
    public static let summary =
        "Says which document is open after each event, which names are stored, and whether a prompt is open."

    /// The maximum number of scalars in a name.
    public static let longestName = 64

    public enum Event: Wire, Equatable {
        case edit(String)
        case save
        case rename([String])
        case new
        case confirm
        case cancel
        case open(String)
        case delete(String)
        case list

        private enum Kind: String, CaseIterable, Wire {
            case edit, save, rename, new, confirm, cancel, open, delete, list
        }

        public static let shape = Shape.either([
            .record(of: [Kind.save, .new, .confirm, .cancel, .list], "The event."),
            .record(
                of: [Kind.edit], "The text of the open document is replaced.",
                .required("text", String.shape, "The complete new text.")),
            .record(
                of: [Kind.rename], "The open document gets a new name.",
                .required("words", [String].shape, "The words that make up the new name.")),
            .record(
                of: [Kind.open, .delete], "A stored document is opened or deleted.",
                .required("name", String.shape, "The name of the stored document.")),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            self =
                switch try members.required("kind", as: Kind.self) {
                case .edit: .edit(try members.required("text"))
                case .save: .save
                case .rename: .rename(try members.required("words"))
                case .new: .new
                case .confirm: .confirm
                case .cancel: .cancel
                case .open: .open(try members.required("name"))
                case .delete: .delete(try members.required("name"))
                case .list: .list
                }
            try members.finish()
        }

        public var value: Value {
            switch self {
            case .edit(let text): .record(("kind", Kind.edit.value), ("text", text.value))
            case .save: .record(("kind", Kind.save.value))
            case .rename(let words): .record(("kind", Kind.rename.value), ("words", words.value))
            case .new: .record(("kind", Kind.new.value))
            case .confirm: .record(("kind", Kind.confirm.value))
            case .cancel: .record(("kind", Kind.cancel.value))
            case .open(let name): .record(("kind", Kind.open.value), ("name", name.value))
            case .delete(let name): .record(("kind", Kind.delete.value), ("name", name.value))
            case .list: .record(("kind", Kind.list.value))
            }
        }
    }

    public struct Input: Record, Eventful {
        public let stored: TextMap
        public let events: [Event]

        public init(stored: TextMap = TextMap(), events: [Event]) {
            self.stored = stored
            self.events = events
        }

        public static let form = Form(
            Input.init(stored:events:),
            Member(
                "stored", { $0.stored },
                "The text of each document that is stored before the first event, keyed by name.",
                standard: TextMap()),
            Member("events", { $0.events }, "The events, in the order in which they happen."))
    }

    public enum Prompt: String, CaseIterable, Sendable, Wire {
        case unsaved
    }

    public enum Message: String, CaseIterable, Sendable, Wire {
        case required = "name.required"
        case invalid = "name.invalid"
        case taken = "name.taken"
        case unknown = "name.unknown"
    }

    public struct Shown: Record {
        public let name: String?
        public let text: String
        public let dirty: Bool
        public let prompt: Prompt?
        public let message: Message?
        public let names: [String]

        public init(
            name: String? = nil, text: String = "", dirty: Bool = false, prompt: Prompt? = nil,
            message: Message? = nil, names: [String] = []
        ) {
            self.name = name
            self.text = text
            self.dirty = dirty
            self.prompt = prompt
            self.message = message
            self.names = names
        }

        public static let form = Form(
            Shown.init(name:text:dirty:prompt:message:names:),
            Member("name", { $0.name }, "The name of the open document, if it has one."),
            Member("text", { $0.text }, "The text of the open document."),
            Member("dirty", { $0.dirty }, "Whether the open document has unsaved changes."),
            Member(
                "prompt", { $0.prompt }, "The prompt that waits for `confirm` or `cancel`, if one is open."),
            Member("message", { $0.message }, "The message that the event causes, if any."),
            Member("names", { $0.names }, "The names of the stored documents, sorted by their scalars."))
    }

    public typealias Output = States<Shown>

    public static let readings = [DocumentsRename.reading, DocumentsAsk.reading]
}

/// Whether a rename also stores the document.
public enum DocumentsRename: String, ReadingOption {
    case stores, nameOnly

    public static let reading = Reading(
        "voice.documents.rename", "Does a rename store the document?",
        source: Source(.mobileSand, "2.5.6"),
        options: .init(
            "stores",
            "yes, under the new name: in the source, the document is opened later without another save"),
        .init("nameOnly", "no: a rename only changes the name, and the next save stores the document"))
}

/// Whether the app always asks before it leaves a document, or only if changes are unsaved.
public enum DocumentsAsk: String, ReadingOption {
    case unsaved, always

    public static let reading = Reading(
        "voice.documents.ask", "When must `new` and `open` be confirmed?",
        source: Source(.mobileSand, "2.5.6"),
        options: .init(
            "unsaved",
            "if the document has unsaved changes: in the source, the popup warns of unsaved changes"),
        .init(
            "always",
            "always: in the source, the user confirms even the second `new`, when there are no unsaved changes"
        ))
}
