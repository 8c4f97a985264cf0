import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import TestSupport
import Testing

@testable import Adapters
@testable import Harness

/// Tests that commands of adapters run without a shell if they do not need one.
struct ShellCommandTests {
    private func text(_ command: String, in directory: String? = nil, path: String = "/usr/bin:/bin")
        -> String
    {
        ShellCommand(command: command, directory: directory, path: path).text
    }

    @Test(arguments: ["cat", "cat -u /dev/null", "/bin/cat", "env sh a-b_c.d,e:f@g+h"])
    func `if a command consists of plain words only, its program takes over the process of the shell`(
        command: String
    ) {
        #expect(text(command) == "exec \(command)")
    }

    @Test(arguments: [
        "", " ", "exit 7", "no-such-program-anywhere x", "/no/such/program", "/bin", "cat | cat", "cat; cat",
        "cat &",
        "cat 'a'", "cat \"a\"", "cat $HOME", "cat `pwd`", "cat *", "cat ?", "cat [a]", "cat ~", "cat # a",
        "A=1 cat",
        "cat <a", "cat >a", "(cat)", "{ cat", "! cat", "cat\ncat", "cat \\a", "cat\tx", "cat é",
    ])
    func `a command that needs the shell is left unchanged`(command: String) {
        #expect(text(command) == command)
    }

    @Test func `relative paths start in the command's folder, and names are looked up in PATH`() throws {
        let scratch = try Scratch()
        try scratch.write("#!/bin/sh\n", to: "tool")
        #expect(text("./tool", in: scratch.folder.path) == "./tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch["tool"])
        #expect(text("./tool", in: scratch.folder.path) == "exec ./tool")
        #expect(text("./tool") == "./tool")
        #expect(text("tool", in: scratch.folder.path) == "tool")
        #expect(text("tool", path: "/usr/bin:\(scratch.folder.path)") == "exec tool")
        #expect(text("tool", in: scratch.folder.path, path: ".") == "exec tool")
    }

    @Test func `the exit code of a command that runs without a shell is reported`() async throws {
        let error = await #expect(throws: CandidateStartError.self) {
            try await Adapter(command: "/bin/false").greeting()
        }
        #expect(error?.sentence.contains("exit code 1") == true)
    }
}
