import ArgumentParser
import Kit

/// `assay-demos growing`: measures the cost of each additional word in a dictation.
struct GrowingVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "growing",
        abstract: "Convert a dictation again after each word, from scratch and incrementally, and time both.")

    @Option(
        help: ArgumentHelp(
            "The number of words that the dictation grows to (default: 8000).", valueName: "n"))
    var words = 8_000

    @OptionGroup var table: TableOption

    func validate() throws { try checkBounds("--words", words, 125...1_000_000) }

    func run() throws { try GrowingDictation(words: words, table.format).compare() }
}
