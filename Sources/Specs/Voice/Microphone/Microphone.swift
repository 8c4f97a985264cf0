import JSON
import Specification

/// voice.microphone: the microphone button, which begins and ends recordings.
public enum Microphone: Specification {
    public static let id: SubsystemID = "voice.microphone"
    public static let summary =
        "Says how the microphone button looks after each event, and gives the latest transcript."

    public enum Event: Wire, Equatable {
        /// An event without members other than its kind.
        case plain(Trigger)
        case transcript(String)
        case reachable(Bool)

        private static let plain = Trigger.allCases.filter { $0 != .transcript }

        public static let shape = Shape.either([
            .record(of: plain, "The event."),
            .record(
                of: [Kind.transcript], "The recogniser gives a transcript.",
                .required("text", String.shape, "The complete new transcript.")),
            .record(
                of: [Kind.reachable], "The recogniser's server becomes reachable or unreachable.",
                .required("reachable", .boolean, "Whether the server can be reached.")),
        ])

        private enum Kind: String, CaseIterable, Wire {
            case authorize, deny, tap, stopCommand, taskEnded, transcript, reachable
        }

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            self =
                switch try members.required("kind", as: Kind.self) {
                case .authorize: .plain(.authorize)
                case .deny: .plain(.deny)
                case .tap: .plain(.tap)
                case .stopCommand: .plain(.stopCommand)
                case .taskEnded: .plain(.taskEnded)
                case .transcript: .transcript(try members.required("text"))
                case .reachable: .reachable(try members.required("reachable"))
                }
            try members.finish()
        }

        public var value: Value {
            switch self {
            case .plain(let trigger): .record(("kind", trigger.value))
            case .transcript(let text): .record(("kind", Trigger.transcript.value), ("text", text.value))
            case .reachable(let isReachable):
                .record(("kind", "reachable".value), ("reachable", isReachable.value))
            }
        }
    }

    public struct Input: Record, Eventful {
        public let events: [Event]

        public init(_ events: [Event]) { self.events = events }

        public static let form = Form(
            Input.init(_:),
            Member(
                "events", { $0.events },
                "The events, in the order in which they happen. Before the first event, recording is not authorized."
            ))
    }

    public enum Colour: String, CaseIterable, Sendable, Wire {
        case grey, red, green
    }

    public enum Icon: String, CaseIterable, Sendable, Wire {
        case microphone, waveform
    }

    /// The recogniser that turns speech into text.
    public enum Recogniser: String, CaseIterable, Sendable, Wire {
        case server, local
    }

    public struct Shown: Record {
        public let colour: Colour
        public let icon: Icon
        public let recording: Bool
        public let recogniser: Recogniser?
        public let transcript: String

        public init(
            _ colour: Colour, _ icon: Icon, recording: Bool, recogniser: Recogniser? = nil,
            transcript: String = ""
        ) {
            self.colour = colour
            self.icon = icon
            self.recording = recording
            self.recogniser = recogniser
            self.transcript = transcript
        }

        public static let form = Form(
            Shown.init(_:_:recording:recogniser:transcript:),
            Member("colour", { $0.colour }, "The colour of the button."),
            Member("icon", { $0.icon }, "The icon on the button."),
            Member("recording", { $0.recording }, "Whether a recording is under way."),
            Member(
                "recogniser", { $0.recogniser },
                "The recogniser of the current recording; absent if no recording is under way."),
            Member(
                "transcript", { $0.transcript },
                "The latest transcript of a recording; empty before the first transcript."))
    }

    public typealias Output = States<Shown>
}
