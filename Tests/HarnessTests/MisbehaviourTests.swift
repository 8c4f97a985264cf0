import Foundation
import Misbehaviours
import TestSupport
import Testing

/// Tests that each case gets exactly one verdict and that no process stays behind, whatever an adapter does.
///
/// `swift run misbehaviours` prints the same results as a table.
@Suite(.serialized) struct MisbehaviourTests {
    @Test(arguments: Misbehaviour.allCases)
    func `each misbehaviour gets the expected verdict, affects no other case, and leaves no process behind`(
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

    @Test func `each kind of fault is caused by at least one misbehaviour`() {
        let words = Set(Misbehaviour.allCases.flatMap { $0.words(for: [777]) ?? [] })
        #expect(
            words.isSuperset(of: ["crash", "timeout", "protocol", "oversized", "abandoned", "fail", "skip"]))
    }
}

/// Further tests of misbehaviours; to save time, they run in parallel with the serialized tests above.
struct MisbehaviourRunTests {
    @Test func `the memory of the harness stays bounded, whatever an adapter does`() async throws {
        // The misbehaviours run in a separate process, so that the memory of other tests is not measured.
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
    func `a fault is found whether it occurs in the first case, the last case or the only case`(
        misbehaviour: Misbehaviour
    ) async throws {
        for citations in [[777, 1], [1, 777], [777]] {
            var encounter = Encounter(misbehaviour)
            encounter.citations = citations
            #expect(try await encounter.run().words == misbehaviour.words(for: citations))
        }
    }
}
