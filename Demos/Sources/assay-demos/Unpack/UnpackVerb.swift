import ArgumentParser
import Catalogue
import Kit

/// `assay-demos unpack`: unpacks the zip file of a course into a new folder.
struct UnpackVerb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpack",
        abstract: "Unpack a zip file into a new folder, completely or not at all.",
        discussion: """
            If learning.archive rejects the file, the message names the law (exit code 1). An existing folder is never \
            touched.
            """)

    @Argument(help: "The zip file; standard input if none is named.")
    var file: String?

    @Option(help: ArgumentHelp("The new folder.", valueName: "folder"), completion: .directory)
    var output: String

    @Option(help: ArgumentHelp("The maximum number of files.", valueName: "n"))
    var files = 10_000

    @Option(help: ArgumentHelp("The maximum number of unpacked bytes.", valueName: "n"))
    var bytes = 1 << 28

    @Option(help: ArgumentHelp("The format: human or json (default: human).", valueName: "format"))
    var format: TextFormat = .human

    func validate() throws {
        try checkBounds("--files", files, 0...1_000_000_000)
        try checkBounds("--bytes", bytes, 0...1 << 50)
    }

    func run() async throws {
        let limits = Archive.Limits(files: files, bytes: bytes)
        let course = CourseUnpacking(to: output, limits: limits, hasJSON: format == .json)
        let input = InputFile(file)
        try await course.run(on: try input.bytes(), named: input.name)
    }
}
