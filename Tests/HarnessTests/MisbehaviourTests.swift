import Foundation
import Misbehaviours
import TestSupport
import Testing

/// Whatever an adapter does, each case gets exactly one verdict, and nothing stays behind.
///
/// `swift run misbehaviours` prints the same as a table.
@Suite(.serialized) struct MisbehaviourTests {
    @Test(arguments: Misbehaviour.allCases)
    func `a misbehaviour gets its verdict, affects no other case, and leaves nothing behind`(
        misbehaviour: Misbehaviour
    ) async throws {
        let encounter = Encounter(misbehaviour)
        let outcome = try await encounter.run()
        if case .start(let words) = misbehaviour.expectation {
            #expect(outcome.startError?.contains(words) == true, "\(outcome.startError ?? "it started")")
        } else {
            #expect(outcome.startError == nil)
            #expect(outcome.ids.verdicts == outcome.ids.cases)
            #expect(outcome.words == misbehaviour.words(for: encounter.citations))
        }
        #expect(outcome.orphans.isEmpty)
    }

    @Test func `the memory of the harness stays bounded, whatever an adapter does`() async throws {
        // Runs in a separate process, so that the memory of other tests is not measured.
        let scratch = try Scratch()
        try scratch.write("", to: "table")
        let program = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
            .appending(path: "misbehaviours")
        let status = try await onItsOwnThread {
            let process = Process()
            process.executableURL = program
            process.standardOutput = try FileHandle(forWritingTo: scratch.place("table"))
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        let table = try scratch.read("table")
        #expect(status == 0, "\(table)")
        for misbehaviour in Misbehaviour.allCases { #expect(table.contains(misbehaviour.rawValue)) }
    }

    @Test(arguments: [Misbehaviour.dies, .garbage, .hangs])
    func `a fault in the first, the last and the only case is found`(misbehaviour: Misbehaviour) async throws
    {
        for citations in [[777, 1], [1, 777], [777]] {
            var encounter = Encounter(misbehaviour)
            encounter.citations = citations
            #expect(try await encounter.run().words == misbehaviour.words(for: citations))
        }
    }

    @Test func `every kind of fault has a misbehaviour`() {
        let words = Set(Misbehaviour.allCases.flatMap { $0.words(for: [777]) ?? [] })
        #expect(
            words.isSuperset(of: ["crash", "timeout", "protocol", "oversized", "abandoned", "fail", "skip"]))
    }
}
