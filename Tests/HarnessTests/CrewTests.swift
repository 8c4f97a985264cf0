import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Specs
import Testing

@testable import Harness

/// How the processes of an adapter share their work.
@Suite(.serialized) struct CrewTests {
    static let hello = Hello(name: "x", language: "y", version: "1", subsystems: ["scholar.hindex"])

    /// So many cases of two requests each, the requests of a case apart from each other.
    static func requests(_ cases: Int) -> [Request] {
        (0..<2 * cases).map { number in
            Request(subsystem: "scholar.hindex", input: .null, readings: [:], group: number % cases)
        }
    }

    private func plain(_ count: Int, jobs: Int) -> Encounter {
        var encounter = Encounter(.none)
        encounter.citations = Array(1...count)
        encounter.jobs = jobs
        return encounter
    }

    @Test func `where there is much to do all processes start at once`() async throws {
        try await Miniature.withFile { starts throws in
            var encounter = plain(400, jobs: 3)
            // None says hello before all three have started.
            encounter.environment = ["MINIATURE_STARTS": starts.path, "MINIATURE_WAITS": "3"]
            #expect(Set(try await encounter.run().words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 3)
        }
    }

    @Test func `where there is little to do one process starts`() async throws {
        try await Miniature.withFile { starts throws in
            var encounter = plain(150, jobs: 8)
            encounter.environment = ["MINIATURE_STARTS": starts.path]
            #expect(Set(try await encounter.run().words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 1)
        }
    }

    @Test func `where nobody knows how much there is, the others start after the first hello`() async throws {
        try await Miniature.withFile { starts in
            // Past its hello, none is given anything to do before two have started.
            let relay =
                "(read l; echo \"$l\"; while [ $(wc -l <\"$MINIATURE_STARTS\") -lt 2 ]; do sleep 0.01; done; cat)"
            var adapter = Adapter(
                command: relay + " | " + Encounter.command(.none).dropFirst("exec ".count), jobs: 2)
            adapter.limits.time = .seconds(3600)
            adapter.environment = ["MINIATURE_STARTS": starts.path]
            let replies = try await adapter.answer { _ in Self.requests(300) }.replies
            #expect(replies.count == 600)
            #expect(try Miniature.lines(of: starts).count == 2)
        }
    }

    /// An adapter of two processes, of which the second to start does something else.
    private func second(does other: String, _ work: (Adapter) async throws -> Void) async throws {
        let mark = FileManager.default.temporaryDirectory.appending(path: "first-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: mark) }
        // Of those who make a folder at the same time one succeeds.
        try await work(Adapter(command: "mkdir '\(mark)' || \(other); " + Encounter.command(.none), jobs: 2))
    }

    @Test func `a process that is not needed is not waited for`() async throws {
        try await second(does: "exec sleep 3600") { adapter in
            var adapter = adapter
            adapter.limits.start = .seconds(3600)
            let cases = try (0..<200).map { try Encounter.golden($0, 1) }
            #expect(try await Run(cases, with: adapter).count(.pass) == 200)
        }
    }

    @Test func `a process that cannot start leaves its share to the others`() async throws {
        try await second(does: "exit 3") { adapter in
            let cases = try (0..<200).map { try Encounter.golden($0, 1) }
            #expect(try await Run(cases, with: adapter).count(.pass) == 200)
        }
    }

    @Test func `whole cases are taken, each once, and nobody takes more than a part`() throws {
        let crew = Crew(Adapter(command: "", jobs: 2))
        crew.supply(atMost: 400) { _ in Questions(Self.requests(400)) }
        try crew.greet(Self.hello)
        var taken: [[Int]] = []
        var inHand = 0
        while true {
            let numbers = crew.next(inHand: inHand)
            if numbers.isEmpty { break }
            inHand += numbers.count
            taken.append(Array(numbers))
        }
        // A process that answers nothing holds up less than half.
        #expect(inHand > 0 && inHand < 400)
        while case let numbers = crew.next(inHand: 0), !numbers.isEmpty { taken.append(Array(numbers)) }
        #expect(crew.isDrained)
        #expect(taken.allSatisfy { $0.count == 2 && $0[1] == $0[0] + 400 })
        #expect(taken.flatMap(\.self).sorted() == Array(0..<800))
    }

    @Test func `processes that say different hellos are an error`() throws {
        let crew = Crew(Adapter(command: "", jobs: 2))
        crew.supply(atMost: 400) { _ in Questions(Self.requests(400)) }
        try crew.greet(Self.hello)
        try crew.greet(Self.hello)
        #expect(crew.failure == nil)
        let other = Hello(name: "x", language: "y", version: "2", subsystems: ["scholar.hindex"])
        #expect(throws: AdapterProtocol.Breach.self) { () throws in try crew.greet(other) }
        #expect(crew.failure?.sentence.hasSuffix(#"version "1" and "2""#) == true)
        #expect(crew.next(inHand: 0).isEmpty)
    }

    @Test func `an adapter that says another hello when it is started again is an error`() async throws {
        // The name is the number of the process.
        let adapter = Adapter(
            command: "MINIATURE_NAME=$$ " + Encounter.command(.dies).dropFirst("exec ".count))
        let cases = try [1, 777, 2].enumerated().map { try Encounter.golden($0, $1) }
        let error = await #expect(throws: AdapterStartError.self) { try await Run(cases, with: adapter) }
        #expect(error?.sentence.contains("different hellos") == true)
    }
}
