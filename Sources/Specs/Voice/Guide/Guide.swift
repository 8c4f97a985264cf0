import JSON
import SharedSpecs
import Specification

/// voice.guide: the guide for the user, which appears in the two text areas of the app.
public enum Guide: Specification {
    public static let id: SubsystemID = "voice.guide"
    public static let summary =
        "Says whether the guide is open after each event, and what the two text areas show."

    public enum Event: Wire, Equatable {
        case info
        case tap(String)
        case edit(String)
        case stream(String)
        case result(Runner.Result)

        public static let shape = Shape.either([
            .record(of: [Trigger.info], "The info button is tapped."),
            .record(
                of: [Trigger.tap], "A button is tapped.",
                .required("name", String.shape, "The name of the button.")),
            .record(
                of: [Trigger.edit, .stream], "The user edits the code, or the stream gets new text.",
                .required("text", String.shape, "The complete new text.")),
            .record(
                of: [Trigger.result], "A program that was run has ended.",
                .required(
                    "result", Runner.Result.shape,
                    "The result of the program, as in the output of voice.runner.")),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            self =
                switch try members.required("kind", as: Trigger.self) {
                case .info: .info
                case .tap: .tap(try members.required("name"))
                case .edit: .edit(try members.required("text"))
                case .stream: .stream(try members.required("text"))
                case .result: .result(try members.required("result"))
                }
            try members.finish()
        }

        public var value: Value {
            switch self {
            case .info: .record(("kind", trigger.value))
            case .tap(let name): .record(("kind", trigger.value), ("name", name.value))
            case .edit(let text), .stream(let text): .record(("kind", trigger.value), ("text", text.value))
            case .result(let result): .record(("kind", trigger.value), ("result", result.value))
            }
        }

        public static func == (left: Event, right: Event) -> Bool { left.value == right.value }
    }

    /// The manual, either as one string or as an introduction and keywords.
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

    public struct Input: Record, Eventful {
        public let manual: Manual
        public let hint: String
        public let buttons: TextMap
        public let code: String
        public let stream: String
        public internal(set) var events: [Event]

        public init(
            manual: Manual, hint: String, buttons: TextMap, code: String, stream: String, events: [Event]
        ) {
            self.manual = manual
            self.hint = hint
            self.buttons = buttons
            self.code = code
            self.stream = stream
            self.events = events
        }

        public static let form = Form(
            Input.init(manual:hint:buttons:code:stream:events:),
            Member(
                "manual", { $0.manual },
                "The manual, which has an introduction and the expressions of each keyword."),
            Member("hint", { $0.hint }, "The hint, which says that the user can tap buttons."),
            Member("buttons", { $0.buttons }, "The description of each button, by the button's name."),
            Member("code", { $0.code }, "The code before the first event."),
            Member("stream", { $0.stream }, "The text of the stream before the first event."),
            Member(
                "events", { $0.events },
                "The events, in the order in which they happen; the guide is closed before the first event."))
    }

    /// The icon of the info button, which depends on whether the guide is open.
    public enum Info: String, CaseIterable, Sendable, Wire {
        case outline, filled
    }

    /// The fault of a tap whose name is not the name of a button.
    public enum Fault: String, CaseIterable, Sendable, Wire {
        case unknown = "button.unknown"
    }

    public struct Shown: Record {
        public let showing: Bool
        public let info: Info
        public let code: String
        public let stream: String
        public let ran: String?
        public let error: Fault?

        public init(
            showing: Bool, info: Info, code: String, stream: String, ran: String? = nil, error: Fault? = nil
        ) {
            self.showing = showing
            self.info = info
            self.code = code
            self.stream = stream
            self.ran = ran
            self.error = error
        }

        public static let form = Form(
            Shown.init(showing:info:code:stream:ran:error:),
            Member("showing", { $0.showing }, "Whether the guide is open."),
            Member("info", { $0.info }, "The icon of the info button."),
            Member("code", { $0.code }, "The text in the code area."),
            Member("stream", { $0.stream }, "The text in the stream area."),
            Member("ran", { $0.ran }, "The name of the button whose action is performed; otherwise absent."),
            Member("error", { $0.error }, "The fault, if the name of a tap is not the name of a button."))
    }

    public typealias Output = States<Shown>

    public static let readings = [GuideTap.reading]
}

/// Whether tapping a button while the guide is open performs its action, or only shows its description.
public enum GuideTap: String, ReadingOption {
    case describes, describesAndRuns

    public static let reading = Reading(
        "voice.guide.tap", "Does tapping a button while the guide is open perform its action?",
        source: Source(.mobileSand, "2.5.5", "3.3.5"),
        options: .init("describes", "no: the button is only described"),
        .init(
            "describesAndRuns", "yes: the button is described, and its action is performed")
    )
}
