import ArgumentParser
import Kit

/// `assay-demos author`: an author's h-index from saved pages.
struct AuthorVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "author",
        abstract: "Show an author's coloured list of publications, h-index and limbo, from saved pages.",
        discussion: """
            The program reads a page of Scholar's results. With --homepage, it also reads the author's own page, and \
            only publications on both pages count. If a search finds nothing, the program says so (exit code 1).
            """)

    @Argument(help: "A page of Scholar's results; standard input if none is named.")
    var file: String?

    @OptionGroup var options: AuthorOptions
    @OptionGroup var readings: ReadingOptions

    @Option(help: ArgumentHelp("The format: human or json (default: human).", valueName: "format"))
    var format: TextFormat = .human

    func run() throws {
        let known = try ReadingChoice.declarations(readings.readings, known: AuthorDemonstration.readings)
        let author = try AuthorDemonstration(options, readings: known, hasJSON: format == .json)
        let input = InputFile(file)
        try author.run(on: try input.bytes(), named: input.name)
    }
}
