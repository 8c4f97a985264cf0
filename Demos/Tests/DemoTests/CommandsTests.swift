import Foundation
import TestSupport
import Testing

/// Tests the verb `commands`, which compares policies for running the commands in generated streams.
struct CommandsTests {
    private static let streams = ["commands", "--streams"]

    @Test func `the same seed gives the same output, and a different seed gives different output`() throws {
        let first = try Program.run(Self.streams + ["3", "--seed", "5"])
        #expect(first.status == 0)
        #expect(first.output == (try Program.run(Self.streams + ["3", "--seed", "5"]).output))
        #expect(first.output != (try Program.run(Self.streams + ["3", "--seed", "6"]).output))
    }

    @Test(arguments: [
        (["commands", "--seed", "x"], "--seed"),
        (["commands", "--streams", "2", "--days", "2"], "--days"),
        (["commands", "--streams", "0"], "--streams"),
        (["commands", "--format", "yaml"], "--format"),
        (
            ["commands", "--streams", "2", "--reading", "voice.commands.replay=index"],
            "--reading"
        ),
    ])
    func `invalid arguments are reported, with exit code 2`(words: [String], naming: String) throws {
        let done = try Program.run(words)
        #expect(done.status == 2)
        #expect(done.errors.contains(naming))
    }

    @Test func `docs/commands.md contains the table that the program prints`() throws {
        try Program.prints(Self.streams + ["200", "--format", "markdown"], asOn: "commands.md")
    }
}
