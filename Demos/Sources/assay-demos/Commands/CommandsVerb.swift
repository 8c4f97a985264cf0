import ArgumentParser
import Kit

/// `assay-demos commands`: compares policies for running spoken commands.
struct CommandsVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "commands",
        abstract:
            "Compare the source's policy for running spoken commands with other policies, on generated hypotheses.",
        discussion:
            "The spoken commands of each stream are known, so the wrong and late commands can be counted.")

    @Option(
        help: ArgumentHelp("The number of generated streams of each length (default: 200).", valueName: "n"))
    var streams = 200

    @OptionGroup var seed: SeedOption
    @OptionGroup var table: TableOption

    func validate() throws { try checkBounds("--streams", streams, 1...100_000) }

    func run() { CommandsDemonstration(streams: streams, seed: seed.seed ?? 1, table.format).compare() }
}
