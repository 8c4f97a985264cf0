import Catalogue
import Reference

/// The results of a policy on some streams: the wrong and missed commands, and the delays.
public struct CommandScore: Equatable, Sendable {
    /// The number of commands that the user said.
    public private(set) var said = 0
    /// The number of commands that ran although nobody had said them, or although they had already run.
    public private(set) var wrong = 0
    /// The delay of each spoken command that ran. The delay is n if the command ran n hypotheses after the first
    /// hypothesis that contains it.
    public private(set) var delays: [Int] = []

    public init() {}

    /// The number of commands that were said but never ran.
    public var missed: Int { said - delays.count }
    public var wrongPerThousand: Double { Double(wrong) * 1_000 / Double(max(1, said)) }
    public var missedPerThousand: Double { Double(missed) * 1_000 / Double(max(1, said)) }
    public var meanDelay: Double { Double(delays.reduce(0, +)) / Double(max(1, delays.count)) }

    /// Adds the results of a policy on a stream whose hypotheses are already parsed.
    public mutating func add(
        _ policy: CommandPolicy, on stream: CommandStream, heard: [HeardTranscript], _ reader: CommandReader
    ) {
        var listener = CommandListener(policy, reader)
        var ran: [(command: SaidCommand, hypothesis: Int)] = []
        for (place, hypothesis) in stream.hypotheses.enumerated() {
            ran += listener.hear(heard[place], isFinal: hypothesis.isFinal).map { ($0, place) }
        }
        add(ran: ran, said: CommandScore.said(in: stream, heard))
    }

    /// Returns each spoken command with the index of the first hypothesis that contains it.
    private static func said(
        in stream: CommandStream, _ heard: [HeardTranscript]
    ) -> [(command: SaidCommand, hypothesis: Int)] {
        var before = 0
        var utterance = 0
        return stream.said.enumerated().map { number, saying in
            if saying.utterance != utterance { (utterance, before) = (saying.utterance, number) }
            let first = stream.hypotheses.indices.first { place in
                stream.hypotheses[place].utterance >= utterance
                    && heard[place].commands.dropFirst(before).contains(saying.command)
            }
            return (saying.command, first ?? stream.hypotheses.count)
        }
    }

    /// Adds commands that ran, each with the hypothesis that made it run, and spoken commands, each with the first
    /// hypothesis that contains it.
    ///
    /// A command that ran can be paired with an equal command that appeared in the same hypothesis or an earlier one.
    /// The paired commands are in the same order in both lists. Among the pairings with the most pairs, the method
    /// chooses a pairing with the smallest total delay.
    mutating func add(
        ran: [(command: SaidCommand, hypothesis: Int)], said: [(command: SaidCommand, hypothesis: Int)]
    ) {
        /// `best[left][right]` has the number of pairs and the total delay of the best pairing of `ran[left...]` with
        /// `said[right...]`.
        var best = Array(
            repeating: Array(repeating: (pairs: 0, delay: 0), count: said.count + 1), count: ran.count + 1)
        func delay(_ left: Int, _ right: Int) -> Int? {
            let delay = ran[left].hypothesis - said[right].hypothesis
            return ran[left].command == said[right].command && delay >= 0 ? delay : nil
        }
        func isBetter(_ left: (pairs: Int, delay: Int), _ right: (pairs: Int, delay: Int)) -> Bool {
            (left.pairs, right.delay) > (right.pairs, left.delay)
        }
        for left in ran.indices.reversed() {
            for right in said.indices.reversed() {
                var found = best[left + 1][right]
                if isBetter(best[left][right + 1], found) { found = best[left][right + 1] }
                if let delay = delay(left, right) {
                    let rest = best[left + 1][right + 1]
                    let paired = (rest.pairs + 1, rest.delay + delay)
                    if isBetter(paired, found) { found = paired }
                }
                best[left][right] = found
            }
        }
        self.said += said.count
        wrong += ran.count - best[0][0].pairs
        var (left, right) = (0, 0)
        while left < ran.count, right < said.count {
            if best[left][right] == best[left + 1][right] {
                left += 1
            } else if best[left][right] == best[left][right + 1] {
                right += 1
            } else {
                delays.append(ran[left].hypothesis - said[right].hypothesis)
                (left, right) = (left + 1, right + 1)
            }
        }
    }
}
