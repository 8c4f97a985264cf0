import ArgumentParser
import CommandStreams
import Kit

/// How many generated streams a comparison is made from.
struct StreamsOptions: OwnOptions {
    @Option(
        help: ArgumentHelp("voice.commands: how many generated streams of each length.", valueName: "n"))
    var streams: Int?

    static let owners = [CommandsDemonstration.name]
    static let names = "--streams"

    var areUnused: Bool { streams == nil }

    func validate() throws {
        try checkBounds("--streams", streams, 1...100_000)
    }
}

/// `assay run voice.commands` without an input: ways of running commands side by side on generated streams.
struct CommandsDemonstration {
    static let name = "voice.commands"

    private let streams: Int
    private let seed: UInt64
    private let format: TableFormat

    init(streams: Int, seed: UInt64?, _ format: TableFormat?) {
        self.streams = streams
        self.seed = seed ?? 1
        self.format = format ?? .human
    }

    /// Prints how many commands each policy runs wrongly, how many it misses, and how late it is.
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

            \(streams) generated streams of each length, seed \(seed). A command is wrong if nobody said it or it ran \
            before; the delay is in hypotheses after the first that held the command.

            """)
    }
}
