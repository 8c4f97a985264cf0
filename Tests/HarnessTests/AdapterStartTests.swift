import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Adapters
@testable import Harness

/// Tests how an adapter is started.
///
/// `MisbehaviourTests` tests how a failed start is reported.
@Suite(.serialized) struct AdapterStartTests {
    @Test
    func
        `if the first line is not a hello, the adapter is refused even if the second line is a proper hello`()
    {
        let hello = #"{"op":"hello","protocol":1,"name":"x","subsystems":[]}"#
        func exchange(_ chunks: [String]) -> Exchange {
            let exchange = Exchange(Conversation(window: 1), in: Pool(Adapter(command: "")))
            var splitter = LineSplitter(limit: 1000)
            for chunk in chunks { Array(chunk.utf8).withUnsafeBytes { exchange.read($0, &splitter) } }
            return exchange
        }
        #expect(exchange([hello + "\n"]).conversation.hello?.name == "x")
        #expect(exchange(["Hello, world!\n", hello + "\n"]).conversation.hello == nil)
        #expect(exchange(["Hello, world!\n" + hello + "\n"]).conversation.hello == nil)
    }

    @Test func `a command that does not exist is reported`() async throws {
        let adapter = Adapter(command: "/nonexistent/adapter --flag")
        let error = await #expect(throws: CandidateStartError.self) { try await adapter.greeting() }
        #expect(error?.description.contains("/nonexistent/adapter") == true)
    }

    @Test func `the adapter gets the given environment and runs in the given folder`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "adapter \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "here"))
        var adapter = Adapter(
            command: #"test -f here && test "$COLOUR" = "dark blue" && test -n "$PATH" && "#
                + Encounter.command(.none))
        adapter.environment = ["COLOUR": "dark blue"]
        adapter.directory = folder.path
        #expect(try await adapter.greeting().name == "miniature")
    }

    @Test func `the title of an adapter omits a version or a language that is not in the hello`() async throws
    {
        let line = #"{"op":"hello","protocol":1,"name":"x","subsystems":[]}"#
        let hello = try await Adapter(command: "read hello; echo '\(line)'; read bye").greeting()
        #expect(hello.title == "x")
        let known = Hello(name: "x", language: "c", version: "2", subsystems: [])
        #expect(known.title == "x 2 (c)" && known.nameAndVersion == "x 2")
    }

    @Test func `a folder that does not exist is reported`() async throws {
        var adapter = Adapter(command: Encounter.command(.none))
        adapter.directory = "/nonexistent/folder"
        await #expect(throws: CandidateStartError.self) { try await adapter.greeting() }
    }
}
