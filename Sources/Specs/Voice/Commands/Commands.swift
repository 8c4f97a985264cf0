import JSON
import SharedSpecs
import Specification

/// The commands that control the app, and the word `okay`, which ends a `rename`.
public enum VoiceControl: String, CaseIterable, Sendable, Wire {
    case write, stop, line, cut, copy, paste, delete, run, read, new, save, open, rename, okay
}

/// voice.commands: the commands of the user, which run while the recogniser still changes its transcript.
public enum Commands: Specification {
    public static let id: SubsystemID = "voice.commands"
    public static let summary =
        "Runs each spoken command exactly once, even if the transcript grows, shrinks or changes."

    /// The largest line number that the user can say in words.
    public static let greatestSpokenNumber = 9_999

    /// The spoken expressions of one language, including those that control the app.
    public struct Dictionary: Record {
        public let controls: [DictionaryEntry]
        public let voice: Vocabulary

        public init(controls: [DictionaryEntry], voice: Vocabulary) {
            self.controls = controls
            self.voice = voice
        }

        public static let form = Form(
            Dictionary.init(controls:voice:),
            Member(
                "controls", { $0.controls }, "The entries for the commands of the app, and for `okay`.",
                Vocabulary.entries("controls", of: VoiceControl.allCases.map(\.rawValue))),
            Member(membersOf: { $0.voice }))
    }

    public struct Document: Record, Equatable {
        public internal(set) var lines: [String]
        public internal(set) var cursor: Int
        public internal(set) var clipboard: String?

        public init(lines: [String], cursor: Int = 1, clipboard: String? = nil) {
            self.lines = lines
            self.cursor = cursor
            self.clipboard = clipboard
        }

        public static let form = Form(
            { Document(lines: $0, cursor: $1, clipboard: $2.wrapped) },
            Member("lines", { $0.lines }, "The lines of the document, without line feeds.", .each(line)),
            Member(
                "cursor", { $0.cursor },
                "The number of the cursor's line, counted from 1; it is 1 in an empty document.",
                Limit.atLeast(1).ruled),
            Member(
                "clipboard", { OrNull($0.clipboard) },
                "The line on the clipboard, or null if the clipboard is empty.",
                Limit(.ruled(OrNull<String>.shape)) { $0.wrapped.flatMap(problem) }),
            problem: { document in
                let most = max(1, document.lines.count)
                if document.cursor <= most { return nil }
                return Misfit(
                    "a cursor from 1 to \(most) is expected, not \(document.cursor)",
                    at: Path([.member("cursor")]))
            })

        public static func == (left: Document, right: Document) -> Bool { left.value == right.value }

        private static let line = Limit<String>(.ruled(String.shape), problem: problem)

        private static func problem(_ text: String) -> String? {
            text.unicodeScalars.contains("\n") ? "a line without a line feed is expected" : nil
        }
    }

    /// A command that ran, with the index of the hypothesis that caused the command to run.
    public struct Execution: Record {
        public let hypothesis: Int
        public let command: VoiceControl
        public let argument: String?

        public init(_ hypothesis: Int, _ command: VoiceControl, _ argument: String? = nil) {
            self.hypothesis = hypothesis
            self.command = command
            self.argument = argument
        }

        public static let form = Form(
            Execution.init(_:_:_:),
            Member(
                "hypothesis", { $0.hypothesis },
                "The index of the hypothesis that caused the command to run, counted from 0."),
            Member("command", { $0.command }, "The command that ran."),
            Member(
                "argument", { $0.argument },
                "For `line`, the number in digits; for `open`, the name; for `rename`, the words."))
    }

    public enum Phase: String, CaseIterable, Sendable, Wire {
        case control, writing, closed
    }

    public enum EffectKind: String, CaseIterable, Sendable, Wire {
        case spoken, run, message
    }

    /// An effect of a command: a message, a line that is read out, or a program that runs.
    public struct Effect: Record {
        public let hypothesis: Int
        public let kind: EffectKind
        public let text: String

        public init(_ hypothesis: Int, _ kind: EffectKind, _ text: String) {
            self.hypothesis = hypothesis
            self.kind = kind
            self.text = text
        }

        public static let form = Form(
            Effect.init(_:_:_:),
            Member(
                "hypothesis", { $0.hypothesis },
                "The index of the hypothesis that caused the effect, counted from 0."),
            Member(
                "kind", { $0.kind },
                "The kind of the effect: a line that is read out, a program that runs, or a message."),
            Member("text", { $0.text }, "The line that is read out, the program that runs, or the message."))
    }

    public static let readings = [CommandsReplay.reading, CommandsStop.reading] + Conversion.readings
    public static let files = BuiltInDictionary.files

    /// Returns the built-in expressions in the given language for the commands that control the app.
    public static func controls(of language: String) -> [DictionaryEntry] {
        language.hasSameScalars(as: "it")
            ? BuiltInDictionary.italianControls : BuiltInDictionary.englishControls
    }
}

/// The way in which a program finds out which commands of a transcript have already run.
public enum CommandsReplay: String, ReadingOption {
    case count, index

    public static let reading = Reading(
        "voice.commands.replay", "Which commands of a new transcript have already run?",
        source: Source(.mobileSand, "3.3.4"),
        options: .init(
            "count", "the first N commands, where N is the number of commands that have run or count as run"),
        .init("index", "the commands whose words were read before; the source rejects this option"))
}

/// Whether a `stop` that ends the writing closes the session or leads back to the phase of control.
public enum CommandsStop: String, ReadingOption {
    case closes, toControl

    public static let reading = Reading(
        "voice.commands.stop", "Where does a `stop` that ends the writing lead?",
        source: Source(.mobileSand, "2.5.4", "3.3.2"),
        options: .init("closes", "to the end of the session, as §2.5.4 says of `stop`"),
        .init(
            "toControl",
            "back to the phase of control: §3.3.2 speaks of the end of the phase of programming"))
}
