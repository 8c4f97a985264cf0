import Testing

@testable import Harness

/// An adapter that does not come as far as a proper hello could not be started: one sentence says why.
@Suite(.serialized) struct AdapterStartTests {
    static let starts: [(misbehaviour: String, sentence: String)] = [
        ("never-starts", "ended without a hello"),
        ("no-hello", "no hello within"),
        ("garbage-for-hello", "not JSON"),
        ("wrong-protocol", "does not speak protocol 1"),
        ("unknown-subsystem", "scholar.nothing, which does not exist"),
        ("unknown-reading", "scholar.x, which does not exist"),
    ]

    @Test(arguments: starts)
    func `a bad start is told`(misbehaviour: String, sentence: String) async throws {
        var miniature = Miniature(misbehaviour)
        miniature.limits.start = misbehaviour == "no-hello" ? .milliseconds(500) : .seconds(30)
        let error = await #expect(throws: AdapterStartError.self) { try await miniature.run([1]) }
        #expect(error?.description.contains(sentence) == true)
        #expect(try await miniatureProcesses(misbehaviour).isEmpty)
    }

    @Test func `a proper hello after a bad first line makes nothing good`() {
        let conversation = Conversation(
            of: Crew(Adapter(command: ""), processes: 1) { _ in [] }, window: 1)
        conversation.read(Array("Hello, world!".utf8)[...])
        conversation.read(Array(#"{"op":"hello","protocol":1,"name":"x","subsystems":[]}"#.utf8)[...])
        #expect(conversation.hello == nil)
    }

    @Test func `a command that does not exist is told`() async throws {
        let adapter = Adapter(command: "/nonexistent/adapter --flag")
        let error = await #expect(throws: AdapterStartError.self) { try await adapter.answer { _ in [] } }
        #expect(error?.description.contains("/nonexistent/adapter") == true)
    }
}
