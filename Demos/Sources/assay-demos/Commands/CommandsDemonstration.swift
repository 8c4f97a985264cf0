import CommandStreams
import Kit

/// Compares policies for running spoken commands on generated streams.
struct CommandsDemonstration {
    private let streams: Int
    private let seed: UInt64
    private let format: TableFormat

    init(streams: Int, seed: UInt64, _ format: TableFormat) {
        self.streams = streams
        self.seed = seed
        self.format = format
    }

    /// Prints, for each policy, the numbers of wrong and missed commands, and the delay.
    func compare() {
        var table = ResultTable(
            "utterances", "policy", "said", "wrong of 1000", "missed of 1000", "mean delay")
        for row in PolicyComparison(streams: streams, seed: seed).rows {
            table.add(
                .whole(row.utterances), .text(row.policy.name), .whole(row.score.said),
                .number(row.score.wrongPerThousand, decimals: 1),
                .number(row.score.missedPerThousand, decimals: 1),
                .number(row.score.meanDelay, decimals: 2))
        }
        standardOutput(table.text(in: format))
        guard format == .human else { return }
        standardOutput(
            """

            Generated streams of each length: \(streams), with seed \(seed). A command is wrong if nobody said it, or \
            if it had already run. A command has a delay of n if it ran n hypotheses after the first hypothesis that \
            contains it.

            """)
    }
}
