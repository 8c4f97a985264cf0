import SharedSpecs
import VoiceSpecs

/// A command that was spoken, with its argument.
public struct SaidCommand: Hashable, Sendable {
    public let control: VoiceControl
    public let argument: String?

    public init(_ control: VoiceControl, _ argument: String? = nil) {
        self.control = control
        self.argument = argument
    }

    /// Whether the command ends the phase of control, so that the words after it are not commands.
    var endsControl: Bool { control == .write || control == .stop }
}

/// The words of a transcript, and its complete commands up to the first one that ends the phase of control.
public struct HeardTranscript: Sendable {
    let words: [String]
    /// The words of the transcript in lower case.
    let lowered: [String]
    public let commands: [SaidCommand]

    init(_ transcript: String, _ reader: CommandReader) {
        words = transcript.spokenWords
        lowered = words.map { FullCaseMapping.lowercase($0) }
        var commands: [SaidCommand] = []
        var place = 0
        while commands.last?.endsControl != true,
            case .command(let command) = reader.next(words, heard: lowered, from: place)
        {
            commands.append(SaidCommand(command.control, command.argument))
            place = command.end
        }
        self.commands = commands
    }
}

extension CommandReader {
    /// Splits a transcript into words and commands.
    public func hear(_ transcript: String) -> HeardTranscript { HeardTranscript(transcript, self) }
}
