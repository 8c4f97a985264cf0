import Catalogue
import Reference

/// A policy that decides when the commands in a hypothesis run. A hypothesis is a transcript that may still change.
public enum CommandPolicy: Hashable, Sendable {
    /// The source's policy: if n commands have already run, it skips the first n commands of a hypothesis.
    case count
    /// The policy that the source rejected: in each hypothesis, it reads only the words after those already read.
    case index
    /// A policy that runs a command once the given number of consecutive hypotheses contain it in the same place, or
    /// once a final hypothesis contains it.
    case stable(Int)
    /// A policy that runs the commands of a hypothesis only if the hypothesis is final.
    case final

    public static let all: [CommandPolicy] = [.count, .index, .stable(2), .stable(3), .final]

    public var name: String {
        switch self {
        case .count: "count"
        case .index: "index"
        case .stable(let hypotheses): "stable-\(hypotheses)"
        case .final: "final"
        }
    }
}

/// A listener that runs the commands in a stream of hypotheses as soon as a policy allows it.
///
/// After a `write` or `stop` command, no other command runs.
///
/// With the policies `count` and `index`, a listener runs the same commands as the reference of voice.commands under
/// the options with the same names. The other policies need to know which hypotheses are final.
public struct CommandListener: Sendable {
    private let policy: CommandPolicy
    private let reader: CommandReader
    private var ran = 0
    /// Under the policy `index`, the number of words in the longest hypothesis.
    private var longest = 0
    /// Under the policy `index`, the index of the first word of the last incomplete command.
    private var incomplete: Int?
    /// Under the policy `stable(n)`, the commands in each of the latest n hypotheses.
    private var recent: [[SaidCommand]] = []
    private var isOver = false

    public init(_ policy: CommandPolicy, _ reader: CommandReader) {
        self.policy = policy
        self.reader = reader
    }

    /// Takes the recogniser's next hypothesis, and returns the commands that run because of it.
    ///
    /// - Parameter isFinal: Whether the recogniser has stopped changing this hypothesis.
    public mutating func hear(_ heard: HeardTranscript, isFinal: Bool) -> [SaidCommand] {
        if isOver { return [] }
        let commands =
            policy == .index
            ? readOn(heard) : Array(heard.commands.dropFirst(ran).prefix(settled(heard, isFinal)))
        ran += commands.count
        isOver = commands.last?.endsControl ?? false
        return commands
    }

    /// Returns how many further commands of a hypothesis may run now.
    private mutating func settled(_ heard: HeardTranscript, _ isFinal: Bool) -> Int {
        switch policy {
        case .count: return .max
        case .final: return isFinal ? .max : 0
        case .index: return 0
        case .stable(let hypotheses):
            recent = recent.suffix(hypotheses - 1) + [heard.commands]
            if isFinal { return .max }
            guard recent.count == hypotheses else { return 0 }
            return heard.commands.indices.dropFirst(ran).prefix { place in
                recent.allSatisfy { $0.indices.contains(place) && $0[place] == heard.commands[place] }
            }.count
        }
    }

    private mutating func readOn(_ heard: HeardTranscript) -> [SaidCommand] {
        var commands: [SaidCommand] = []
        var place = incomplete ?? longest
        if heard.words.count > place { incomplete = nil }
        longest = max(longest, heard.words.count)
        while commands.last?.endsControl != true {
            switch reader.next(heard.words, heard: heard.lowered, from: place) {
            case .nothing(let waiting):
                incomplete = waiting ?? incomplete
                return commands
            case .command(let command):
                commands.append(SaidCommand(command.control, command.argument))
                place = command.end
            }
        }
        return commands
    }
}

/// A command that was spoken, with its argument.
public struct SaidCommand: Hashable, Sendable {
    public let control: VoiceControl
    public let argument: String?

    public init(_ control: VoiceControl, _ argument: String? = nil) {
        self.control = control
        self.argument = argument
    }

    /// Whether the command is `write` or `stop`; the words after such a command are not commands.
    var endsControl: Bool { control == .write || control == .stop }
}

/// The words of a transcript, and its complete commands up to the first `write` or `stop`.
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
