import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Harness

/// How an adapter is started; what is told of a bad start is in `MisbehaviourTests`.
@Suite(.serialized) struct AdapterStartTests {
    @Test func `a proper hello after a bad first line makes nothing good`() {
        let crew = Crew(Adapter(command: ""))
        let conversation = Conversation(of: crew, window: 1)
        conversation.read(Array("Hello, world!".utf8)[...])
        conversation.read(Array(#"{"op":"hello","protocol":1,"name":"x","subsystems":[]}"#.utf8)[...])
        #expect(conversation.hello == nil)
    }

    @Test func `a command that does not exist is told`() async throws {
        let adapter = Adapter(command: "/nonexistent/adapter --flag")
        let error = await #expect(throws: AdapterStartError.self) { try await adapter.answer { _ in [] } }
        #expect(error?.description.contains("/nonexistent/adapter") == true)
    }

    @Test func `the environment and the folder are those that are asked for`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "adapter \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "here"))
        var adapter = Adapter(
            command: #"test -f here && test "$COLOUR" = "dark blue" && test -n "$PATH" && "#
                + Encounter.command(.none))
        adapter.environment = ["COLOUR": "dark blue"]
        adapter.directory = folder.path
        #expect(try await adapter.answer { _ in [] }.hello.name == "miniature")
    }

    @Test func `a folder that does not exist is told`() async throws {
        var adapter = Adapter(command: Encounter.command(.none))
        adapter.directory = "/nonexistent/folder"
        await #expect(throws: AdapterStartError.self) { try await adapter.answer { _ in [] } }
    }
}
