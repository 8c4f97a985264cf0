import Catalogue
import Foundation
import Misbehaviours
import Testing

@testable import Adapters
@testable import Harness

/// Tests an adapter that is started before its cases are known.
@Suite(.serialized) struct PrefetchedAdapterTests {
    private func cases(_ count: Int) throws -> [GoldenCase] {
        try (0..<count).map { try Encounter.golden($0, $0 + 1) }
    }

    private func adapter(_ misbehaviour: Misbehaviour = .none, starts: URL, jobs: Int = 1) -> Adapter {
        var adapter = Adapter(command: Encounter.command(misbehaviour), jobs: jobs)
        adapter.environment = ["MINIATURE_STARTS": starts.path]
        // While other tests run, a process may wait a long time for a processor.
        adapter.limits.start = .seconds(3600)
        return adapter
    }

    @Test func `the adapter starts before the first request, and starts only once`() async throws {
        try await Miniature.withFile { starts in
            let start = PrefetchedAdapter(adapter(starts: starts))
            try await Miniature.wait(for: 1, in: starts)
            #expect(Set(try await Run(try cases(5), with: start).verdicts.words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 1)
        }
    }

    @Test func `if there are many cases, the other processes of the adapter start too`() async throws {
        try await Miniature.withFile { starts in
            var adapter = adapter(starts: starts, jobs: 3)
            // No process says hello before all three processes have started.
            adapter.environment["MINIATURE_WAITS"] = "3"
            let start = PrefetchedAdapter(adapter)
            try await Miniature.wait(for: 1, in: starts)
            #expect(try await Run(try cases(400), with: start).count(.pass) == 400)
            #expect(try Miniature.lines(of: starts).count == 3)
        }
    }

    @Test func `a long pause between the hello and the first request does not count as hanging`() async throws
    {
        try await Miniature.withFile { starts in
            var adapter = adapter(starts: starts)
            adapter.limits.time = .milliseconds(50)
            let start = PrefetchedAdapter(adapter)
            try await Miniature.wait(for: 1, in: starts)
            try await Task.sleep(for: .milliseconds(400))
            #expect(try await start.greeting().name == "miniature")
            #expect(try Miniature.lines(of: starts).count == 1)
        }
    }

    @Test func `opening the adapter a second time restarts it`() async throws {
        try await Miniature.withFile { starts in
            let run = try await Run(try cases(5), with: PrefetchedAdapter(adapter(starts: starts)), times: 3)
            #expect(Set(run.verdicts.words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 3)
        }
    }

    @Test func `if an adapter ends before the first request, its cases get an error`() async throws {
        let hello = #"{"op":"hello","protocol":1,"name":"x","subsystems":["scholar.hindex"]}"#
        try await Miniature.withFile { starts in
            var adapter = Adapter(
                command: "echo started >>'\(starts.path)'; read l; echo '\(hello)'", jobs: 1)
            adapter.limits.restarts = 5
            adapter.limits.grace = .milliseconds(200)
            let start = PrefetchedAdapter(adapter)
            try await Miniature.wait(for: 1, in: starts)
            try await Task.sleep(for: .milliseconds(400))
            #expect(try Miniature.lines(of: starts) == ["started"])
            let run = try await Run(try cases(2), with: start)
            #expect(Set(run.verdicts.words).isSubset(of: ["crash", "abandoned"]))
        }
    }

    @Test func `a process that cannot be started is reported when the adapter is first used`() async throws {
        let start = PrefetchedAdapter(Adapter(command: "exit 7"))
        let error = await #expect(throws: CandidateStartError.self) { try await start.greeting() }
        #expect(error?.sentence.contains("exit code 7") == true)
    }

    @Test func `a cancelled adapter leaves no process behind`() async throws {
        try await Miniature.withFile { file in
            let start = PrefetchedAdapter(
                Adapter(command: "echo $$ >'\(file.path)'; " + Encounter.command(.ignoresTermination)))
            try await Miniature.wait(for: 1, in: file)
            await start.cancel()
            let process = try #require(pid_t(try Miniature.lines(of: file)[0]))
            #expect(kill(process, 0) == -1 && errno == ESRCH)
        }
    }

    /// Calls a closure with an adapter that hangs at its second request.
    private func stoppingAtSecond(_ work: (Adapter) async throws -> Void) async throws {
        try await Miniature.withFile { runs in
            var adapter = Adapter(command: Encounter.command(.none), jobs: 1)
            adapter.limits.start = .seconds(3600)
            adapter.limits.time = .seconds(3600)
            adapter.environment = ["MINIATURE_RUNS": runs.path, "MINIATURE_STOPS_AFTER": "1"]
            try await work(adapter)
        }
    }

    private func requests(_ count: Int) throws -> [CaseRequests] {
        Plan(try cases(count), for: PoolTests.hello).requests
    }

    @Test func `replies arrive while other cases are in flight; closing the adapter interrupts these cases`()
        async throws
    {
        try await stoppingAtSecond { adapter in
            let session = try await adapter.open(expecting: 3)
            let stream = session.replies(to: try requests(3))
            let first = try #require(try await stream.next())
            #expect(first.map(\.index) == [CaseIndex(0)])
            #expect(first[0].replies[0].fault == nil)
            await session.close()
            var kinds: [Int: Fault.Kind?] = [:]
            while let batch = try await stream.next() {
                for answered in batch { kinds[answered.index.position] = answered.replies[0].fault?.kind }
            }
            #expect(kinds == [1: .interrupted, 2: .interrupted])
        }
    }

    @Test func `if an adapter is closed before the first request, all its cases are interrupted`()
        async throws
    {
        let session = try await adapter(starts: URL(filePath: "/dev/null")).open(expecting: 3)
        await session.close()
        let replies = try await session.allReplies(to: try requests(3).map(\.requests))
        #expect(replies.joined().map { $0.fault?.kind } == [.interrupted, .interrupted, .interrupted])
    }
}
