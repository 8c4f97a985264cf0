import Foundation
import Specs
import Testing

@testable import Harness

/// Whatever an adapter does, each case ends with exactly one verdict.
@Suite(.serialized) struct AdapterFaultTests {
    /// A misbehaviour that befalls the case with 777 citations, and the verdict it earns there.
    static let single: [(misbehaviour: String, verdict: String)] = [
        ("dies", "crash"), ("killed", "crash"), ("exits-cleanly", "crash"), ("garbage", "protocol"),
        ("not-utf8", "protocol"), ("half-line", "protocol"), ("wrong-id", "protocol"),
        ("text-id", "protocol"),
        ("no-id", "protocol"), ("two-answers-in-one", "protocol"), ("unknown-member", "protocol"),
        ("wrong-shape", "fail"), ("unknown-rejection", "fail"), ("oversized", "oversized"),
        ("endless", "oversized"), ("deep", "protocol"), ("not-a-number", "protocol"),
        ("duplicate-member", "protocol"), ("hangs", "timeout"),
    ]

    @Test(arguments: single)
    func `a fault in one case leaves the others their verdicts`(misbehaviour: String, verdict: String)
        async throws
    {
        let verdicts = try await Miniature(misbehaviour).run([1, 2, 777, 3, 4])
        #expect(verdicts.words == ["pass", "pass", verdict, "pass", "pass"])
        #expect(try await miniatureProcesses(misbehaviour).isEmpty)
    }

    @Test(arguments: ["dies", "garbage", "hangs"])
    func `a fault in the first, the last and only case is found`(misbehaviour: String) async throws {
        let verdict = try #require(Self.single.first { $0.misbehaviour == misbehaviour }?.verdict)
        #expect(try await Miniature(misbehaviour, seconds: 2).run([777, 1]).words == [verdict, "pass"])
        #expect(try await Miniature(misbehaviour, seconds: 2).run([1, 777]).words == ["pass", verdict])
        #expect(try await Miniature(misbehaviour, seconds: 2).run([777]).words == [verdict])
    }

    @Test func `three faults get exactly their three errors, and the hanging case is waited for once`()
        async throws
    {
        let log = FileManager.default.temporaryDirectory.appending(path: "miniature-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        var miniature = Miniature("three-faults", seconds: 2)
        miniature.log = log
        let verdicts = try await miniature.run([1, 2, 777_001, 3, 777_002, 4, 777_003, 5])
        #expect(verdicts.words == ["pass", "pass", "timeout", "pass", "crash", "pass", "protocol", "pass"])
        // Asked again it would be waited for again: the time of a run is near the one time limit.
        let asked = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(asked.count { $0.contains("777001") } == 1)
    }

    @Test func `two hanging cases are both found`() async throws {
        let verdicts = try await Miniature("hangs", seconds: 2).run([1, 777, 2, 7770, 3])
        #expect(verdicts.words == ["pass", "timeout", "pass", "timeout", "pass"])
    }

    @Test func `answering twice is an error of each case answered twice`() async throws {
        let verdicts = try await Miniature("answers-twice").run([1, 2, 3])
        #expect(verdicts.words == ["protocol", "protocol", "protocol"])
        #expect(verdicts[0].reason.contains("answered twice"))
    }

    @Test func `never answering is a time-out of every case`() async throws {
        let verdicts = try await Miniature("never-answers", seconds: 0.3).run([1, 2, 3])
        #expect(verdicts.words == ["timeout", "timeout", "timeout"])
    }

    @Test func `an adapter that dies every time is not started for ever`() async throws {
        var miniature = Miniature("dies-every-time")
        miniature.limits.restarts = 2
        let verdicts = try await miniature.run([1, 2, 3, 4, 5])
        #expect(verdicts.words == ["crash", "crash", "abandoned", "abandoned", "abandoned"])
    }

    @Test func `closing standard input early ends with a verdict for each case`() async throws {
        let verdicts = try await Miniature("closes-stdin", seconds: 0.5).run([1, 2])
        #expect(verdicts.count == 2)
        #expect(verdicts.allSatisfy { $0.kind == .error })
    }

    @Test func `dying after the hello ends with a crash of each case`() async throws {
        let verdicts = try await Miniature("dies-after-hello").run([1, 2])
        #expect(verdicts.words == ["crash", "crash"])
    }

    @Test(arguments: ["none", "floods-stderr", "ignores-sigterm", "outlives-bye", "leaves-a-child"])
    func `bad manners without a wrong answer cost no verdict and leave no process`(misbehaviour: String)
        async throws
    {
        let verdicts = try await Miniature(misbehaviour).run([1, 777, 2])
        #expect(verdicts.words == ["pass", "pass", "pass"])
        #expect(try await miniatureProcesses(misbehaviour).isEmpty)
    }

    @Test func `several processes lose no case, double none, and find each fault`() async throws {
        let citations = (1...400).map { [100: 777_001, 200: 777_002, 300: 777_003][$0] ?? $0 }
        let cases = try citations.enumerated().map(Miniature.golden)
        let miniature = Miniature("three-faults")
        for jobs in [2, 3] {
            let adapter = Adapter(command: miniature.command, limits: miniature.limits, jobs: jobs)
            let verdicts = try await Run(cases, with: adapter).verdicts
            #expect(verdicts.map(\.id) == cases.map(\.id))
            let faults = zip(citations, verdicts.words).filter { $0.1 != "pass" }.map { "\($0.0) \($0.1)" }
            #expect(faults == ["777001 timeout", "777002 crash", "777003 protocol"])
        }
        #expect(try await miniatureProcesses("three-faults").isEmpty)
    }

    @Test func `a crash is told with the end of standard error`() async throws {
        let verdicts = try await Miniature("dies").run([777])
        #expect(verdicts[0].fault?.log.contains("about to die") == true)
    }

    @Test func `a wrong answer names the clause and the place`() async throws {
        let verdicts = try await Miniature("always-zero").run([1])
        #expect(verdicts.words == ["fail"])
        #expect(verdicts[0].breaches.map(\.clause) == ["HIX-1"])
        #expect(verdicts[0].differences.map(\.sentence) == ["$.h: expected 1, got 0"])
    }

    @Test func `a rejection that the subsystem does not have is told by the clause it is against`()
        async throws
    {
        let verdicts = try await Miniature("unknown-rejection").run([777])
        #expect(verdicts.words == ["fail"])
        #expect(verdicts[0].breaches.map(\.clause) == ["HIX-1"])
        #expect(verdicts[0].reason.contains("x.y"))
    }

    @Test func `skipping everything is not conforming`() async throws {
        let cases = try [1, 2].enumerated().map(Miniature.golden)
        let run = try await Run(cases, with: Adapter(command: Miniature("skips-all").command))
        #expect(run.count(.skip) == 2)
        #expect(!run.conforms)
    }
}
