import ArgumentParser

/// What is made of a transcript.
struct DictationOptions: OwnOptions {
    @Option(
        help: ArgumentHelp(
            "voice.conversion: converts what was said, the words of this file (- for standard input), to code.",
            valueName: "file"),
        completion: .file())
    var dictate: String?

    @Option(
        help: ArgumentHelp("voice.conversion with --dictate: the language (en).", valueName: "language"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "voice.conversion with --dictate: a folder of dictionaries as voice.dictionary reads them, such as "
                + "fr_keywords.txt, in the place of the built-in ones.", valueName: "folder"),
        completion: .directory)
    var dictionary: String?

    @Flag(help: "voice.conversion with --dictate: compiles the code with swiftc, and runs it.")
    var execute = false

    static let owners = [DictationRun.name]
    static let names = "--dictate, --language, --dictionary and --execute"

    var areUnused: Bool { dictate == nil && language == nil && dictionary == nil && !execute }
}
