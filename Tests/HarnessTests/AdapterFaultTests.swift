import Catalogue
import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Adapters
@testable import Harness

/// Tests what `MisbehaviourTests` does not check: how a fault is reported, how the faulty case is found, and how much
/// time the fault costs.
@Suite(.serialized) struct AdapterFaultTests {
    @Test func `a hanging case is sent only once, even if other cases of the same process have faults`()
        async throws
    {
        try await Miniature.withFile { log in
            var encounter = Encounter(.threeFaults)
            encounter.environment["MINIATURE_LOG"] = log.path
            _ = try await encounter.run()
            // The request of the hanging case is sent only once, so the run takes about one time limit, not two.
            #expect(try Miniature.lines(of: log).count { $0.contains("777001") } == 1)
        }
    }

    @Test func `two hanging cases are both found`() async throws {
        let verdicts = try await Miniature(.hangs).run([1, 777, 2, 7770, 3])
        #expect(verdicts.words == ["pass", "timeout", "pass", "timeout", "pass"])
    }

    @Test func `with several processes, no case is lost or repeated, and each fault is found`() async throws {
        let citations = (1...400).map { [100: 777_001, 200: 777_002, 300: 777_003][$0] ?? $0 }
        for jobs in [2, 3] {
            var encounter = Encounter(.threeFaults)
            encounter.citations = citations
            encounter.jobs = jobs
            let outcome = try await encounter.run()
            #expect(outcome.ids.verdicts == outcome.ids.cases)
            let faults = zip(citations, outcome.words).filter { $0.1 != "pass" }.map { "\($0.0) \($0.1)" }
            #expect(faults == ["777001 timeout", "777002 crash", "777003 protocol"])
            #expect(outcome.orphans.isEmpty)
        }
    }

    @Test func `the limit on restarts applies to all processes together`() async throws {
        var encounter = Encounter(.diesEveryTime)
        encounter.citations = Array(1...400)
        encounter.jobs = 2
        let words = try await encounter.run().words
        // Each restart finds one faulty case. The order of the processes decides which cases are found.
        #expect(words.count { $0 == "crash" } == encounter.limits.restarts)
        #expect(words.count { $0 == "abandoned" } == 400 - encounter.limits.restarts)
    }

    @Test func `a crash is reported with the exit status and the end of standard error`() async throws {
        let verdict = try await Miniature(.dies).run([777])[0]
        #expect(verdict.reason == "crash: the adapter ended: exit code 9")
        #expect(verdict.fault?.log == "about to die\n")
        #expect(try await Miniature(.killed).run([777])[0].reason.contains("signal 9"))
        #expect(try await Miniature(.closesOutput).run([777])[0].reason.contains("closed its output"))
        #expect(try await Miniature(.exitsAfterEach).run([1, 2])[0].reason.contains("after its answer"))
    }

    @Test func `a line that is not a reply is quoted, with the advice to print such lines on standard error`()
        async throws
    {
        let garbage = try await Miniature(.garbage).run([777])[0].reason
        #expect(garbage.hasPrefix("protocol: a line is not JSON, "), "\(garbage)")
        let advice = "; print such lines on standard error"
        #expect(garbage.hasSuffix(": \"%%% no JSON %%%\"\(advice)"), "\(garbage)")
        let after = try await Miniature(.garbageAfterEach).run([1, 2])[0].reason
        #expect(after.hasPrefix("protocol: after its answer, a line is not JSON, "), "\(after)")
        #expect(after.contains(": \"debug: answered ") && after.hasSuffix("\"\(advice)"), "\(after)")
        let echo = try await Miniature(.echoesEach).run([1])[0].reason
        #expect(echo.hasPrefix("protocol: a line is not a reply: \"{\"op\":\"run\""), "\(echo)")
        // Even a faulty reply belongs on standard output, so the error's reason must not mention standard error.
        for misbehaviour in [Misbehaviour.notANumber, .notUTF8, .duplicateMember, .deep, .noID] {
            let reason = try await Miniature(misbehaviour).run([777])[0].reason
            #expect(!reason.contains("standard error"), "\(reason)")
        }
    }

    @Test
    func
        `if no reply has arrived since the hello, the reason for a timeout says that replies must be flushed`()
        async throws
    {
        let words = "replies must be flushed after each line, which `assay smoke` tests"
        for verdict in try await Miniature(.neverAnswers).run([1, 2]) {
            #expect(verdict.reason.hasSuffix(words), "\(verdict.reason)")
        }
        #expect(try await Miniature(.hangs).run([1, 777])[1].reason == "timeout: no answer within 3 s")
    }

    @Test func `if a reply has an unknown id, the reason says that other replies may have wrong ids too`()
        async throws
    {
        let verdicts = try await Miniature(.nextIDs).run([1, 2, 3])
        #expect(verdicts.map { $0.fault?.hasUnknownID } == [true, nil, nil])
        #expect(verdicts[0].reason.contains("other replies may have wrong ids too"))
        #expect(try await Miniature(.noID).run([777])[0].fault?.hasUnknownID == false)
    }

    @Test func `a second answer to a request is reported`() async throws {
        #expect(try await Miniature(.answersTwice).run([1])[0].reason.contains("answered twice"))
    }

    @Test func `the reason for a wrong answer names the broken clause and the place of the error`()
        async throws
    {
        let verdicts = try await Miniature(.alwaysZero).run([1])
        #expect(verdicts.words == ["fail"])
        #expect(Set(verdicts[0].breaches.map(\.clause)) == ["HIX-1"])
        #expect(verdicts[0].differences.map(\.sentence) == ["$.h: expected 1, got 0"])
    }

    @Test func `a rejection that the subsystem does not declare is an exception, and breaks no clause`()
        async throws
    {
        let verdicts = try await Miniature(.unknownRejection).run([777])
        #expect(verdicts.words == ["exception"])
        #expect(verdicts[0].breaches.isEmpty && verdicts[0].differences.isEmpty)
        #expect(
            verdicts[0].reason
                == "exception: it answered with the error x.y; scholar.hindex has only citations.invalid")
        #expect(verdicts[0].answer?.value == .record(("error", .record(("code", "x.y".value)))))
    }

    @Test func `an implementation that skips every case does not conform`() async throws {
        let cases = try [1, 2].enumerated().map { try Encounter.golden($0, $1) }
        let run = try await Run(cases, with: Adapter(command: Encounter.command(.skipsAll)))
        #expect(run.count(.skip) == 2)
        #expect(!run.conforms)
    }

    @Test func `the last 64 KiB of standard error are kept, starting with a whole character`() async throws {
        let text = String(repeating: "ä", count: 100_000)
        let adapter = Adapter(command: "printf '%s' '\(text.prefix(50_000))' >&2; printf x >&2; exit 3")
        let error = await #expect(throws: CandidateStartError.self) { try await adapter.greeting() }
        let log = try #require(error?.log)
        #expect(log.utf8.count <= 64 << 10)
        #expect(log.utf8.count > (64 << 10) - 4)
        #expect(log.hasPrefix("ä") && log.hasSuffix("äx"))
    }

    @Test func `a reply of 32 MiB, which is within the limit, is read in full`() async throws {
        let size = 32 << 20
        let adapter = Adapter(
            command: """
                read hello; echo '{"op":"hello","protocol":1,"name":"x","subsystems":["scholar.hindex"]}'; read run
                printf '{"id":0,"skip":"'; head -c \(size) /dev/zero | tr '\\0' x; echo '"}'; read bye
                """)
        let run = try await Run([Encounter.golden(0, 1)], with: adapter)
        #expect(run.verdicts.words == ["skip"])
        #expect(run.verdicts[0].reason.utf8.count == size)
    }
}
