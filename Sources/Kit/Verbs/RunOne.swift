import ArgumentParser

struct RunOne: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one input through the reference, and print the outcome.",
        discussion: OneInput.discussion)

    @OptionGroup var input: OneInput

    @Option(
        help: ArgumentHelp(
            "Write an SVG picture of the input and its output to this file, if the subsystem has pictures.",
            valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var picture: String?

    func run() throws { try input.answer(picture: picture) }
}
