import VoiceSpecs

/// A way of telling which commands of a new hypothesis are to run now.
public enum CommandPolicy: Hashable, Sendable {
    /// The source's: all but as many as have run.
    case count
    /// The one that the source rejected: commands after the words that were read already.
    case index
    /// The remaining commands that this many hypotheses in a row share; on the final, all.
    case stable(Int)
    /// Nothing before the final.
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

/// Runs the commands of a stream of hypotheses by one policy, as long as it is in the phase of control.
///
/// `count` and `index` run the same commands as the reference of voice.commands under these readings. The others need
/// to know which hypotheses the recogniser will not change any more.
public struct CommandListener: Sendable {
    private let policy: CommandPolicy
    private let reader: CommandReader
    private var ran = 0
    /// By `index`, how many words the longest hypothesis had, and where the last incomplete command begins.
    private var longest = 0
    private var incomplete: Int?
    /// The commands of the last hypotheses, by `stable`.
    private var recent: [[SaidCommand]] = []
    private var isOver = false

    public init(_ policy: CommandPolicy, _ reader: CommandReader) {
        self.policy = policy
        self.reader = reader
    }

    /// Returns the commands that run at a hypothesis.
    ///
    /// - Parameter isFinal: Whether the recogniser will not change what it has said so far.
    public mutating func hear(_ heard: HeardTranscript, isFinal: Bool) -> [SaidCommand] {
        if isOver { return [] }
        let commands =
            policy == .index
            ? readOn(heard) : Array(heard.commands.dropFirst(ran).prefix(settled(heard, isFinal)))
        ran += commands.count
        isOver = commands.last?.endsControl ?? false
        return commands
    }

    /// How many of the commands that have not run yet may run now.
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
