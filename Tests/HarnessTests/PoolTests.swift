import Catalogue
import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Adapters
@testable import Harness

/// Tests how the processes of an adapter share their work.
@Suite(.serialized) struct PoolTests {
    static let hello = Hello(name: "x", language: "y", version: "1", subsystems: ["scholar.hindex"])

    /// Returns the requests for the given number of cases, with two requests for each case.
    static func requests(_ cases: Int) -> [CaseRequests] {
        (0..<cases).map { position in
            let request = Request(subsystem: "scholar.hindex", input: .null, readings: [:])
            return CaseRequests(CaseIndex(position), [request, request])
        }
    }

    private func plain(_ count: Int, jobs: Int) -> Encounter {
        var encounter = Encounter(.none)
        encounter.citations = Array(1...count)
        encounter.jobs = jobs
        return encounter
    }

    @Test func `if there are many cases, all processes start at once`() async throws {
        try await Miniature.withFile { starts throws in
            var encounter = plain(400, jobs: 3)
            // No process says hello before all three processes have started.
            encounter.environment = ["MINIATURE_STARTS": starts.path, "MINIATURE_WAITS": "3"]
            #expect(Set(try await encounter.run().words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 3)
        }
    }

    @Test func `if there are few cases, only one process starts`() async throws {
        try await Miniature.withFile { starts throws in
            var encounter = plain(150, jobs: 8)
            encounter.environment = ["MINIATURE_STARTS": starts.path]
            #expect(Set(try await encounter.run().words) == ["pass"])
            #expect(try Miniature.lines(of: starts).count == 1)
        }
    }

    @Test func `if the number of cases is unknown, the other processes start after the first hello`()
        async throws
    {
        try await Miniature.withFile { starts in
            // After the hello, a process gets no request until two processes have started.
            let relay =
                "(read l; echo \"$l\"; while [ $(wc -l <\"$MINIATURE_STARTS\") -lt 2 ]; do sleep 0.01; done; cat)"
            var adapter = Adapter(
                command: relay + " | " + Encounter.command(.none).dropFirst("exec ".count), jobs: 2)
            adapter.limits.time = .seconds(3600)
            adapter.environment = ["MINIATURE_STARTS": starts.path]
            let replies = try await adapter.open(expecting: nil).allReplies(
                to: Self.requests(300).map(\.requests))
            #expect(replies.map(\.count) == Array(repeating: 2, count: 300))
            #expect(try Miniature.lines(of: starts).count == 2)
        }
    }

    /// Calls a closure with an adapter of two processes.
    ///
    /// The process that starts second runs the command `other` before it becomes the adapter.
    private func second(does other: String, _ work: (Adapter) async throws -> Void) async throws {
        let mark = FileManager.default.temporaryDirectory.appending(path: "first-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: mark) }
        // If several processes create the same folder at the same time, only one of them succeeds.
        try await work(Adapter(command: "mkdir '\(mark)' || \(other); " + Encounter.command(.none), jobs: 2))
    }

    @Test func `the run does not wait for a process that is not needed`() async throws {
        try await second(does: "exec sleep 3600") { adapter in
            var adapter = adapter
            adapter.limits.start = .seconds(3600)
            let cases = try (0..<200).map { try Encounter.golden($0, 1) }
            #expect(try await Run(cases, with: adapter).count(.pass) == 200)
        }
    }

    @Test func `if a process cannot start, the other processes do its share of the work`() async throws {
        try await second(does: "exit 3") { adapter in
            let cases = try (0..<200).map { try Encounter.golden($0, 1) }
            #expect(try await Run(cases, with: adapter).count(.pass) == 200)
        }
    }

    @Test
    func `each case is taken once with all its requests, and a process holds fewer than half of the cases`()
        throws
    {
        var queue = WorkQueue(RequestBook(Self.requests(400)), processes: 2)
        var taken: [Range<Int>] = []
        var inHand = 0
        while case let places = queue.take(inHand: inHand), !places.isEmpty {
            inHand += places.count
            taken.append(places)
        }
        // A process that answers nothing delays fewer than half of the cases.
        #expect(inHand > 0 && inHand < 400)
        while case let places = queue.take(inHand: 0, atLeast: 3), !places.isEmpty { taken.append(places) }
        #expect(queue.isDrained)
        #expect(taken.allSatisfy { $0.lowerBound.isMultiple(of: 2) && $0.count.isMultiple(of: 2) })
        #expect(taken.flatMap(\.self) == Array(0..<800))
    }

    @Test
    func
        `a case is reported as answered when its last reply arrives, and again if a reply changes`()
    {
        var queue = WorkQueue(RequestBook(Self.requests(2)), processes: 1)
        func outputs(_ answered: AnsweredCase?) -> [Int?]? {
            answered?.replies.map {
                if case .answer(.output(.number(let number))) = $0 { number.integer } else { nil }
            }
        }
        for place in [0, 2] { #expect(queue.note(.answer(.output(place.value)), at: place)?.index == nil) }
        let first = queue.note(.answer(.output(1.value)), at: 1)
        #expect(first?.index == CaseIndex(0))
        #expect(outputs(first) == [0, 1])
        #expect(outputs(queue.note(.fault(Fault(.protocol, "twice")), at: 0)) == [nil, 1])
        let filled = queue.fill(with: Fault(.abandoned, "never"))
        #expect(filled.map(\.index) == [CaseIndex(1)])
        #expect(outputs(filled.first) == [2, nil])
        #expect(queue.fill(with: Fault(.abandoned, "never")).isEmpty)
    }

    @Test func `a request that is sent again gets a new id, and the reply with the new id is not kept`()
        async throws
    {
        let book = RequestBook(Self.requests(3))
        let firsts = (0..<6).map { RequestID(place: $0) }
        let ids = firsts + firsts.map(\.duplicate)
        #expect(Set(ids.map(book.number)) == Set(0..<12))
        for id in ids { #expect(book.id(of: book.number(of: id)) == id) }
        for number in [-1, 12] { #expect(book.id(of: number) == nil) }
        let pool = Pool(Adapter(command: ""))
        let stream = ReplyStream()
        pool.ask(Array(Self.requests(1)), into: stream)
        pool.deliver((0..<2).map { (RequestID(place: $0, isDuplicate: true), .answer(.output($0.value))) })
        pool.interrupt()
        pool.conclude()
        #expect(
            try await stream.next()?.first?.replies.map { $0.fault?.kind } == [.interrupted, .interrupted])
    }

    @Test func `it is an error if two processes of an adapter send different hellos`() async throws {
        let pool = Pool(Adapter(command: "", jobs: 2))
        let stream = ReplyStream()
        pool.ask(Self.requests(400), into: stream)
        try pool.greet(Self.hello)
        try pool.greet(Self.hello)
        #expect(!pool.isStopped)
        let other = Hello(name: "x", language: "y", version: "2", subsystems: ["scholar.hindex"])
        #expect(throws: ProtocolError.self) { () throws in try pool.greet(other) }
        #expect(pool.stopped.isSet)
        #expect(pool.take(inHand: 0).isEmpty)
        pool.conclude()
        #expect(try await stream.next()?.count == 400)
        let error = await #expect(throws: CandidateStartError.self) { try await stream.next() }
        #expect(error?.sentence.hasSuffix(#"version "1" and "2""#) == true)
    }

    @Test func `it is an error if an adapter sends a different hello when it is restarted`() async throws {
        // The name in the hello is the number of the process, so it changes when the adapter is restarted.
        let adapter = Adapter(
            command: "MINIATURE_NAME=$$ " + Encounter.command(.dies).dropFirst("exec ".count))
        let cases = try [1, 777, 2].enumerated().map { try Encounter.golden($0, $1) }
        let error = await #expect(throws: CandidateStartError.self) { try await Run(cases, with: adapter) }
        #expect(error?.sentence.contains("different hellos") == true)
    }
}
