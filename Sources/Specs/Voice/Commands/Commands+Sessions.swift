import JSON
import Specification

extension Commands {
    /// The hypotheses of the recogniser from one tap on the microphone to the next.
    public struct SessionInput: Record {
        public let hypotheses: [String]
        public let document: Document?

        public init(_ hypotheses: [String], document: Document? = nil) {
            self.hypotheses = hypotheses
            self.document = document
        }

        public static let form = Form(
            SessionInput.init(_:document:),
            Member("hypotheses", { $0.hypotheses }, heard),
            Member(
                "document", { $0.document },
                "The document, if the user has edited it by hand since the previous session."))

        fileprivate static let heard = "The complete transcripts that the recogniser gives, in order."
    }

    /// The document, the language and its expressions, the names of documents, and one or several sessions.
    public struct Input: Wire {
        private let room: Room
        public let sessions: [SessionInput]
        /// Whether the input has the member `hypotheses`, for a single session, instead of the member `sessions`.
        public let isOneSession: Bool

        public var language: String { room.language }
        public var dictionary: Dictionary? { room.dictionary }
        public var document: Document { room.document }
        public var names: [String] { room.names }

        private init(_ room: Room, _ sessions: [SessionInput], isOneSession: Bool) {
            self.room = room
            self.sessions = sessions
            self.isOneSession = isOneSession
        }

        public init(
            language: String = "en", dictionary: Dictionary? = nil, document: Document, names: [String] = [],
            hypotheses: [String]
        ) {
            let room = Room(language: language, dictionary: dictionary, document: document, names: names)
            self.init(room, [SessionInput(hypotheses)], isOneSession: true)
        }

        public init(
            language: String = "en", dictionary: Dictionary? = nil, document: Document, names: [String] = [],
            sessions: [SessionInput]
        ) {
            let room = Room(language: language, dictionary: dictionary, document: document, names: names)
            self.init(room, sessions, isOneSession: false)
        }

        /// The hypotheses of all sessions.
        public var hypotheses: [String] { sessions.flatMap(\.hypotheses) }

        public static let shape = Shape.either([OneSession.shape, SeveralSessions.shape])

        public init(_ value: Value) throws(Misfit) {
            if value["sessions"] == nil {
                let one = try OneSession(value)
                self.init(one.room, [SessionInput(one.hypotheses)], isOneSession: true)
            } else {
                let several = try SeveralSessions(value)
                self.init(several.room, several.sessions, isOneSession: false)
            }
        }

        public var value: Value {
            isOneSession
                ? OneSession(room: room, hypotheses: hypotheses).value
                : SeveralSessions(room: room, sessions: sessions).value
        }

        func with(_ sessions: [SessionInput]) -> Input {
            Input(room, sessions, isOneSession: isOneSession && sessions.count == 1)
        }
    }

    /// The members of an input other than `hypotheses` and `sessions`.
    private struct Room: Record {
        let language: String
        let dictionary: Dictionary?
        let document: Document
        let names: [String]

        static let form = Form(
            Room.init(language:dictionary:document:names:),
            Member("language", { $0.language }, "`it` means Italian, and any other string means English."),
            Member(
                "dictionary", { $0.dictionary },
                "A dictionary that replaces the built-in one in \(BuiltInDictionary.place)."),
            Member("document", { $0.document }, "The open document."),
            Member("names", { $0.names }, "The names of the documents that can be opened."))
    }

    private struct OneSession: Record {
        let room: Room
        let hypotheses: [String]

        static let form = Form(
            OneSession.init(room:hypotheses:), Member(membersOf: { $0.room }),
            Member("hypotheses", { $0.hypotheses }, SessionInput.heard))
    }

    private struct SeveralSessions: Record {
        let room: Room
        let sessions: [SessionInput]

        static let form = Form(
            SeveralSessions.init(room:sessions:), Member(membersOf: { $0.room }),
            Member(
                "sessions", { $0.sessions },
                "The sessions, in order; each begins with a tap on the microphone."))
    }

    /// The output of a session.
    public struct SessionOutput: Record {
        public let executed: [Execution]
        public let document: Document
        public let phase: Phase
        public let dictation: String?
        public let code: String?
        public let effects: [Effect]

        public init(
            executed: [Execution], document: Document, phase: Phase, dictation: String? = nil,
            code: String? = nil, effects: [Effect]
        ) {
            self.executed = executed
            self.document = document
            self.phase = phase
            self.dictation = dictation
            self.code = code
            self.effects = effects
        }

        public static let form = Form(
            SessionOutput.init(executed:document:phase:dictation:code:effects:),
            Member("executed", { $0.executed }, "The commands that ran, in order."),
            Member("document", { $0.document }, "The document at the end of the session."),
            Member("phase", { $0.phase }, "The phase at the end of the session."),
            Member(
                "dictation", { $0.dictation },
                "The latest dictation of the session; absent before the first `write` of the session."),
            Member(
                "code", { $0.code },
                "The code from the dictation; absent before the first `write` of the session."),
            Member(
                "effects", { $0.effects },
                "The messages, the lines that were read out and the programs that ran, in order."))
    }

    /// The output of one session, or of several.
    public enum Output: Wire {
        case session(SessionOutput)
        case sessions([SessionOutput])

        /// The outputs of all sessions, in order.
        public var sessions: [SessionOutput] {
            switch self {
            case .session(let one): [one]
            case .sessions(let several): several
            }
        }

        public static let shape = Shape.either([SessionOutput.shape, Several.shape])

        public init(_ value: Value) throws(Misfit) {
            self =
                value["sessions"] == nil
                ? .session(try SessionOutput(value)) : .sessions(try Several(value).sessions)
        }

        public var value: Value {
            switch self {
            case .session(let one): one.value
            case .sessions(let several): Several(sessions: several).value
            }
        }

        private struct Several: Record {
            let sessions: [SessionOutput]

            static let form = Form(
                Several.init(sessions:),
                Member("sessions", { $0.sessions }, "The output of each session, in order."))
        }
    }
}
