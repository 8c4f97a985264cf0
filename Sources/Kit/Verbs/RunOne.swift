import ArgumentParser
import Foundation

/// `assay run`: runs one input through the reference.
struct RunOne: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one input through the reference, and print what comes out.",
        discussion: OneInput.discussion)

    @OptionGroup var input: OneInput

    func run() throws { try input.answer() }
}
