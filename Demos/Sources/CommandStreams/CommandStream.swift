import Catalogue
import Reference
import Specification

/// A stream of a recogniser's hypotheses for spoken commands: each utterance has interim hypotheses, and then a final
/// one.
///
/// The final hypotheses contain the spoken text. An utterance is generated backwards, from its final hypothesis:
/// reversing the ending gives the last interim hypothesis, and reversing a step gives the hypothesis before the step.
public struct CommandStream: Sendable {
    public struct Hypothesis: Sendable {
        /// The words of all final hypotheses so far, followed by the words that were heard so far in the current
        /// utterance.
        public let transcript: String
        public let isFinal: Bool
        /// The number of the utterance, from 0.
        public let utterance: Int
    }

    public private(set) var hypotheses: [Hypothesis] = []
    /// The commands that were said, each with the number of its utterance.
    public private(set) var said: [(command: SaidCommand, utterance: Int)] = []
    /// The steps between the interim hypotheses of the stream, and the endings of its utterances.
    public private(set) var steps: [Step] = []
    public private(set) var endings: [Ending] = []

    /// Returns a reader for the commands of any stream.
    public static func reader() -> CommandReader { CommandReader(input([])) }

    /// Returns an input for voice.commands; its document is arbitrary, since no document affects which commands run.
    public static func input(_ transcripts: [String]) -> Commands.Input {
        Commands.Input(
            document: Commands.Document(lines: ["a"]), names: Saying.names, hypotheses: transcripts)
    }

    /// Creates a stream of the given number of utterances; the same arguments always give the same stream.
    public init(utterances: Int, seed: UInt64, number: Int) {
        var entropy = Entropy(seed: seed, for: "voice.commands.streams", number: number)
        var before: [String] = []
        for utterance in 0..<utterances { add(utterance, after: &before, &entropy) }
    }

    private mutating func add(_ utterance: Int, after before: inout [String], _ entropy: inout Entropy) {
        let steps = CommandStream.steps(&entropy)
        let growing = steps.count { $0 == .grows }
        var words: [String] = []
        // The first hypothesis has at least one word, and each `grows` step adds at least one more.
        while words.count < 1 + growing {
            let saying = Saying(&entropy)
            words += saying.words
            said.append((saying.command, utterance))
        }
        let ending = entropy.one(weighed: Ending.allCases.map { ($0.seen, $0) })
        var heard = CommandStream.before(ending, words, &entropy)
        var interim = [heard]
        var toGrow = growing
        for step in steps.reversed() {
            heard = CommandStream.before(step, heard, keeping: toGrow, &entropy)
            if step == .grows { toGrow -= 1 }
            interim.append(heard)
        }
        for heard in interim.reversed() {
            let transcript = (before + heard).joined(separator: " ")
            hypotheses.append(Hypothesis(transcript: transcript, isFinal: false, utterance: utterance))
        }
        before += words
        hypotheses.append(
            Hypothesis(transcript: before.joined(separator: " "), isFinal: true, utterance: utterance))
        self.steps += steps
        endings.append(ending)
    }

    /// Returns random steps for an utterance; their mean number and the frequency of each kind are as in two real
    /// sessions.
    private static func steps(_ entropy: inout Entropy) -> [Step] {
        let finals = Ending.allCases.reduce(0) { $0 + $1.seen }
        let choices: [(weight: Int, Step?)] = Step.allCases.map { ($0.seen, $0) } + [(finals, nil)]
        var steps: [Step] = []
        while let step = entropy.one(weighed: choices) { steps.append(step) }
        return steps
    }

    /// Returns the last interim hypothesis of an utterance, given its ending and its final words.
    private static func before(_ ending: Ending, _ words: [String], _ entropy: inout Entropy) -> [String] {
        switch ending {
        case .stays: words
        case .shortens: words + [Mishearing.extra(&entropy)]
        case .rewrites: misheard(words, &entropy)
        }
    }

    /// Returns the hypothesis before a step. Before a `grows` step, the hypothesis has at least `growing` words if
    /// possible, so that earlier `grows` steps can also be reversed.
    private static func before(
        _ step: Step, _ heard: [String], keeping growing: Int, _ entropy: inout Entropy
    ) -> [String] {
        switch step {
        case .grows: heard.dropLast(entropy.integer(in: 1...max(1, min(3, heard.count - growing))))
        case .revises: misheard(heard, &entropy)
        case .repeats: heard
        case .shrinks: heard + [Mishearing.extra(&entropy)]
        }
    }

    /// Returns the words, but with a misheard word in place of one of the last three words.
    private static func misheard(_ words: [String], _ entropy: inout Entropy) -> [String] {
        var words = words
        let place = entropy.integer(in: max(0, words.count - 3)...words.count - 1)
        words[place] = Mishearing.word(for: words[place], &entropy)
        return words
    }
}
