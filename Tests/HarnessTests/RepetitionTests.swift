import Catalogue
import JSON
import Misbehaviours
import Reports
import Specification
import Synchronization
import Testing

@testable import Harness

/// Tests that a case whose result changes between runs is flaky, however often it passes.
struct RepetitionTests {
    /// An implementation that has several scripts and, in each run, replies from the next one.
    final class Changing: Candidate {
        private let scripts: Mutex<[[Reply]]>

        init(_ scripts: [[Reply]]) { self.scripts = Mutex(scripts) }

        func open(expecting cases: Int?) -> any Session {
            let hello = Hello(name: "x", language: "y", version: "1", subsystems: ["scholar.hindex"])
            return ScriptedSession(hello: hello) { requests in
                let replies = self.scripts.withLock { $0.removeFirst() }
                #expect(requests.count == replies.count)
                return replies
            }
        }
    }

    private static func h(_ value: Int) -> Reply { .answer(.output(.record(("h", value.value)))) }
    private static func rejection(_ message: String) -> Reply {
        .answer(.rejection(.record(("code", "citations.invalid".value), ("message", message.value))))
    }

    private func run(_ scripts: [[Reply]]) async throws -> Run {
        let cases = try (0..<scripts[0].count).map { try Miniature.golden($0, 1) }
        return try await Run(cases, with: Changing(scripts), times: scripts.count)
    }

    @Test func `a case whose verdict changes is flaky, and the reason lists the runs with each verdict`()
        async throws
    {
        let run = try await run([[Self.h(1), Self.h(1)], [Self.h(1), Self.h(0)], [Self.h(1), Self.h(1)]])
        #expect(run.verdicts.words == ["pass", "flaky"])
        #expect(run.verdicts[1].kind == .error)
        #expect(run.verdicts[1].reason == "flaky: pass in run 1, 3; fail in run 2")
        #expect(!run.conforms)
    }

    @Test func `a case whose answer changes is flaky, even if its verdict stays the same`() async throws {
        let run = try await run([[Self.h(2), Self.h(2)], [Self.h(2), Self.h(3)]])
        #expect(run.verdicts.words == ["fail", "flaky"])
        #expect(run.verdicts[1].reason == #"flaky: answered {"h":2} in run 1 and {"h":3} in run 2"#)
    }

    @Test func `a case is flaky if it ends in different kinds of errors`() async throws {
        let crash = Reply.fault(Fault(.crash, "once"))
        let timeout = Reply.fault(Fault(.timeout, "then"))
        #expect(
            try await run([[crash], [timeout]]).verdicts[0].reason
                == "flaky: crash in run 1; timeout in run 2")
        #expect(try await run([[crash], [crash]]).verdicts.words == ["crash"])
    }

    @Test func `a case whose free-form reasons change is not flaky`() async throws {
        let skips = [[Reply.answer(.skip("not today"))], [.answer(.skip("nor now"))]]
        #expect(try await run(skips).verdicts.words == ["skip"])
        let rejections = [[Self.rejection("one")], [Self.rejection("two")]]
        #expect(try await run(rejections).verdicts.words == ["fail"])
    }

    @Test func `cases that an interrupted run left out are not flaky`() async throws {
        let interrupted = Reply.fault(Fault(.interrupted, "ended"))
        let run = try await run([[Self.h(1), Self.h(1)], [Self.h(0), interrupted], [Self.h(1), Self.h(1)]])
        #expect(run.verdicts.words == ["flaky", "pass"])
        #expect(run.isInterrupted)
        #expect(!run.conforms)
    }

    @Test func `every report shows a flaky case`() async throws {
        let run = try await run([[Self.h(1)], [Self.h(0)]])
        let cases = [try Miniature.golden(0, 1)]
        let style = Style(hasColour: false)
        for text in [
            LineReport(run).text, JUnitReport(run, cases: cases).text, TAPReport(run, cases: cases).text,
            MarkdownReport(run, cases: cases).text,
            HumanReport(run, of: cases, command: "assay check", style: style).text,
        ] { #expect(text.contains("flaky")) }
        #expect(LineReport(run).text.contains(#""verdict":"error""#))
    }
}
