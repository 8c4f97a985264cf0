import JSON
import Specification

/// voice.conversion: a transcript becomes code.
public enum Conversion: Specification {
    public static let id: SubsystemID = "voice.conversion"
    public static let summary = "Turns a dictated transcript into code, obeying the commands spoken in it."

    public struct Input: Wire {
        public let transcript: String
        public let language: String
        /// Replaces the built-in dictionary of the language.
        public let dictionary: VoiceDictionary?

        public init(transcript: String, language: String = "en", dictionary: VoiceDictionary? = nil) {
            self.transcript = transcript
            self.language = language
            self.dictionary = dictionary
        }

        public static let shape = Shape.record([
            .required("transcript", .string(), "All that was heard so far."),
            .required("language", .string(), "`it` for Italian; any other text is English."),
            .optional("dictionary", VoiceDictionary.shape, "Replaces the built-in dictionary."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            transcript = try members.required("transcript")
            language = try members.required("language")
            dictionary = try members.optional("dictionary")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("transcript", transcript.value), ("language", language.value),
                ("dictionary", dictionary?.value))
        }
    }

    public struct Output: Wire {
        public let code: String
        public let ended: Bool

        public init(code: String, ended: Bool) {
            self.code = code
            self.ended = ended
        }

        public static let shape = Shape.record([
            .required("code", .string(), "The code, lines parted by U+000A."),
            .required("ended", .boolean, "Whether a stop ended the phase."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            code = try members.required("code")
            ended = try members.required("ended")
            try members.finish()
        }

        public var value: Value { .record(("code", code.value), ("ended", ended.value)) }
    }

    public static let readings = [UnterminatedType.reading, Assembly.reading, SpongeRun.reading]
}

/// What becomes of a `type` whose line has no notation after it.
public enum UnterminatedType: String, ReadingOption {
    case literal, drop

    public static let reading = Reading(
        "voice.conversion.type.unterminated", "What does type give when no notation follows on its line?",
        source: Source(.mobileSand, "2.5.2"),
        options: .init("literal", "the words up to the end of the line as spoken, protected"),
        .init("drop", "nothing: type and the words up to the end of the line vanish"))
}

/// Where spaces stand between the pieces of the code.
public enum Assembly: String, ReadingOption {
    case spaced, tight

    public static let reading = Reading(
        "voice.conversion.assembly", "Which pieces of the code are parted by a space?",
        source: Source(.mobileSand, "3.3.2"),
        options: .init("spaced", "all, by one space, with none beside a line break"),
        .init(
            "tight",
            "as spaced, but none after ( [ . @ #, none before ) ] , ; : . ?, and none before ( or [ when an "
                + "unconverted or protected word stands before it"))
}
