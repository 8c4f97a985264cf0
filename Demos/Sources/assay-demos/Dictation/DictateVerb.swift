import ArgumentParser
import Catalogue
import Kit
import Specification

/// `assay-demos dictate`: converts spoken words to code.
struct DictateVerb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dictate",
        abstract: "Convert spoken words to code, and print the code or its output.",
        discussion: "Code has the spaces that Swift needs, unless --reading names voice.conversion.assembly.")

    @Argument(help: "A file with the spoken words; standard input if the name is - or missing.")
    var file: String?

    @Option(
        help: ArgumentHelp(
            "The language: 'en' or 'it', with or without a region ('it-IT'); any other language needs --dictionary.",
            valueName: "language"))
    var language = "en"

    @Option(
        help: ArgumentHelp(
            "A folder with dictionaries that replace the built-in ones, in the format of voice.dictionary (for example fr_keywords.txt).",
            valueName: "folder"), completion: .directory)
    var dictionary: String?

    @Flag(help: "Compile the code with swiftc, and run it.")
    var execute = false

    @OptionGroup var readings: ReadingOptions

    /// The languages for which the program has built-in dictionaries.
    private static let builtIn = ["en", "it"]

    func validate() throws {
        if dictionary == nil, !Self.builtIn.contains(spoken) {
            throw ValidationError(
                "there is no built-in dictionary for \(language): use --dictionary, or one of the languages \(Self.builtIn.joined(separator: ", "))"
            )
        }
    }

    /// The language without its region, unless the names of the user's own dictionaries contain the region.
    private var spoken: String {
        guard dictionary == nil else { return language }
        return language.split(maxSplits: 1) { $0 == "-" || $0 == "_" }.first?.lowercased() ?? ""
    }

    func run() async throws {
        var known = try ReadingChoice.declarations(readings.readings, known: Conversion.readings)
        if known.declarations[Assembly.reading.id] == nil { known = known.with(Assembly.swift) }
        try await DictationRun(
            language: spoken, dictionary: dictionary, executes: execute, readings: known
        )
        .run(on: file ?? "-")
    }
}
