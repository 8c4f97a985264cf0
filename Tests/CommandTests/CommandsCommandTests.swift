import Foundation
import TestSupport
import Testing

/// `run voice.commands --streams`: ways of running commands side by side on generated streams.
struct CommandsCommandTests {
    private static let streams = ["run", "voice.commands", "--streams"]

    @Test func `the same seed gives the same bytes, another other ones`() throws {
        let first = try Program.run(Self.streams + ["3", "--seed", "5"])
        #expect(first.status == 0)
        #expect(first.output == (try Program.run(Self.streams + ["3", "--seed", "5"]).output))
        #expect(first.output != (try Program.run(Self.streams + ["3", "--seed", "6"]).output))
    }

    @Test(arguments: [
        (["run", "voice.commands", "--seed", "2"], "--streams"),
        (["run", "voice.commands", "--streams", "2", "--days", "2"], "--days"),
        (["run", "voice.commands", "--streams", "0"], "--streams"),
        (["run", "voice.guide", "--streams", "2"], "voice.commands"),
        (["run", "voice.commands", "--format", "csv"], "--streams"),
        (
            ["run", "voice.commands", "--streams", "2", "--reading", "voice.commands.replay=index"],
            "no readings"
        ),
    ])
    func `what makes no sense is told, with exit code 2`(words: [String], naming: String) throws {
        let done = try Program.run(words)
        #expect(done.status == 2)
        #expect(done.errors.contains(naming))
    }

    @Test func `the page shows what the program prints`() throws {
        try Program.prints(Self.streams + ["200", "--format", "markdown"], asOn: "commands.md")
    }
}
