import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Specs
import Synchronization
import Testing

@testable import Harness

/// An adapter that is started before its cases are known.
@Suite(.serialized) struct HeadStartTests {
    private func cases(_ count: Int) throws -> [GoldenCase] {
        try (0..<count).map { try Encounter.golden($0, $0 + 1) }
    }

    private func adapter(_ misbehaviour: Misbehaviour = .none, starts: URL, jobs: Int = 1) -> Adapter {
        var adapter = Adapter(command: Encounter.command(misbehaviour), jobs: jobs)
        adapter.environment = ["MINIATURE_STARTS": starts.path]
        // Beside other tests a process may wait long for its turn.
        adapter.limits.start = .seconds(3600)
        return adapter
    }

    private var patient: Adapter {
        var adapter = Adapter(command: Encounter.command(.none), jobs: 1)
        adapter.limits.start = .seconds(3600)
        adapter.limits.time = .seconds(3600)
        return adapter
    }

    private func waitFor(_ count: Int, in starts: URL) async throws {
        while try Miniature.lines(of: starts).count < count { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test func `it starts before anybody asks, and once`() async throws {
        try await Miniature.withFile { starts in
            let start = HeadStart(adapter(starts: starts))
            try await waitFor(1, in: starts)
            #expect(Set(try await Run(try cases(5), with: start).verdicts.words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 1)
        }
    }

    @Test func `where there turns out to be much to do, the others follow`() async throws {
        try await Miniature.withFile { starts in
            var adapter = adapter(starts: starts, jobs: 3)
            // None says hello before all three have started.
            adapter.environment["MINIATURE_WAITS"] = "3"
            let start = HeadStart(adapter)
            try await waitFor(1, in: starts)
            #expect(try await Run(try cases(400), with: start).count(.pass) == 400)
            #expect(try Miniature.lines(of: starts).count == 3)
        }
    }

    @Test func `a hello long before the first request is no sign of hanging`() async throws {
        try await Miniature.withFile { starts in
            var adapter = adapter(starts: starts)
            adapter.limits.time = .milliseconds(50)
            let start = HeadStart(adapter)
            try await waitFor(1, in: starts)
            try await Task.sleep(for: .milliseconds(400))
            #expect(try await start.answer { _ in [] }.hello.name == "miniature")
            #expect(try Miniature.lines(of: starts).count == 1)
        }
    }

    @Test func `who asks a second time has it started anew`() async throws {
        try await Miniature.withFile { starts in
            let run = try await Run(try cases(5), with: HeadStart(adapter(starts: starts)), times: 3)
            #expect(Set(run.verdicts.words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 3)
        }
    }

    @Test func `one that ends before it is asked is an error of its cases`() async throws {
        let hello = #"{"op":"hello","protocol":1,"name":"x","subsystems":["scholar.hindex"]}"#
        try await Miniature.withFile { starts in
            var adapter = Adapter(command: "echo >>'\(starts.path)'; read l; echo '\(hello)'", jobs: 1)
            adapter.limits.restarts = 5
            adapter.limits.grace = .milliseconds(200)
            let start = HeadStart(adapter)
            try await Task.sleep(for: .milliseconds(400))
            #expect(try String(contentsOf: starts, encoding: .utf8) == "\n")
            let run = try await Run(try cases(2), with: start)
            #expect(Set(run.verdicts.words).isSubset(of: ["crash", "abandoned"]))
        }
    }

    @Test func `one that cannot be started is told when it is asked`() async throws {
        let start = HeadStart(Adapter(command: "exit 7"))
        let error = await #expect(throws: AdapterStartError.self) { try await start.answer { _ in [] } }
        #expect(error?.sentence.contains("exit code 7") == true)
    }

    @Test func `cancelled, it leaves no process behind`() async throws {
        try await Miniature.withFile { file in
            let start = HeadStart(
                Adapter(command: "echo $$ >'\(file.path)'; " + Encounter.command(.ignoresTermination)))
            try await waitFor(1, in: file)
            await start.cancel()
            let process = try #require(pid_t(try Miniature.lines(of: file)[0]))
            #expect(kill(process, 0) == -1 && errno == ESRCH)
        }
    }

    /// Two requests, of a case each.
    private static let beginning = Array(CrewTests.requests(4)[..<2])
    private static let rest = Array(CrewTests.requests(4)[2..<4])

    @Test func `what is asked first is answered before the rest is made`() async throws {
        let adapter = patient
        let answered = DispatchSemaphore(value: 0)
        let replies = try await adapter.answer(atMost: nil) { _ in
            Questions(
                Self.beginning,
                rest: [{ answered.wait(timeout: .now() + 300) == .success ? Self.rest : [] }])
        } settled: { group, _ in
            if group == 0 { answered.signal() }
        }.replies
        #expect(replies.count == 4)
        #expect(replies.allSatisfy { if case .success = $0 { true } else { false } })
    }

    @Test func `who is interrupted before the rest is made replies to it all the same`() async throws {
        let adapter = patient
        let told = Told()
        let gate = DispatchSemaphore(value: 0)
        let asking = Task {
            try await adapter.answer(atMost: nil) { _ in
                Questions(
                    Self.beginning, rest: [{ gate.wait(timeout: .now() + 300) == .success ? Self.rest : [] }])
            } settled: { group, replies in
                told.add(group, replies)
            }.replies
        }
        while told.groups.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        asking.cancel()
        try await Task.sleep(for: .milliseconds(50))
        gate.signal()
        let kinds = try await asking.value.map { reply in
            if case .failure(let fault) = reply { fault.kind } else { Fault.Kind?.none }
        }
        #expect(kinds == [nil, nil, .interrupted, .interrupted])
    }

    @Test func `the replies to a case are told when the last is there, and again where one changes`() throws {
        let crew = Crew(Adapter(command: ""))
        let told = Told()
        crew.supply(atMost: 2, settled: told.add) { _ in Questions(CrewTests.requests(2)) }
        try crew.greet(CrewTests.hello)
        for number in 0..<2 { crew.set(number, .success(.output(number.value))) }
        #expect(told.groups == [])
        for number in 2..<4 { crew.set(number, .success(.output(number.value))) }
        #expect(told.groups == [0, 1])
        #expect(told.outputs(0) == [0, 2])
        #expect(told.outputs(1) == [1, 3])
        crew.set(2, .failure(Fault(.protocol, "twice")))
        #expect(told.groups == [0, 1, 0])
        #expect(told.outputs(2) == [0, nil])
    }
}

/// What was told as settled, in its order.
private final class Told: Sendable {
    private let all = Mutex<[(group: Int, replies: [Reply])]>([])

    @Sendable func add(_ group: Int, _ replies: [Reply]) { all.withLock { $0.append((group, replies)) } }

    var groups: [Int] { all.withLock { $0.map(\.group) } }

    /// The outputs that were told the nth time; nil for a fault.
    func outputs(_ time: Int) -> [Int?] {
        all.withLock { all in
            all[time].replies.map {
                if case .success(.output(.number(let number))) = $0 { number.integer } else { nil }
            }
        }
    }
}
