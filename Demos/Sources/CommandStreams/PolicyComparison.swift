import Catalogue
import Reference

/// Compares policies (rules that decide when a spoken command runs) on the same generated streams of hypotheses.
public struct PolicyComparison: Sendable {
    public struct Row: Sendable {
        /// The number of utterances in a stream.
        public let utterances: Int
        public let policy: CommandPolicy
        public let score: CommandScore
    }

    public let rows: [Row]

    /// The lengths of the streams, in utterances; in a stream of several utterances, an error can affect later
    /// utterances.
    public static let lengths = [1, 5, 20]

    /// Runs each policy on the given number of streams of each length.
    public init(streams: Int, seed: UInt64) {
        let reader = CommandStream.reader()
        var rows: [Row] = []
        for length in PolicyComparison.lengths {
            var scores = CommandPolicy.all.map { _ in CommandScore() }
            for number in 0..<streams {
                let stream = CommandStream(utterances: length, seed: seed, number: number)
                let heard = stream.hypotheses.map { reader.hear($0.transcript) }
                for (place, policy) in CommandPolicy.all.enumerated() {
                    scores[place].add(policy, on: stream, heard: heard, reader)
                }
            }
            rows += zip(CommandPolicy.all, scores).map { Row(utterances: length, policy: $0, score: $1) }
        }
        self.rows = rows
    }
}
