import Catalogue
import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Harness

/// Tests that a check fails for a new failure, for a listed case that passes, and for an entry that matches no case.
struct KnownFailuresTests {
    /// An implementation that always answers 0, so a case with a cited publication fails, and a case without
    /// publications passes.
    struct Zero: Implementation {
        typealias Subsystem = HIndex

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output { .init(h: 0) }
    }

    /// The ids of all cases of the corpus; the run has only some of these cases.
    static let all = (0...3).map { "scholar.hindex/case-\($0)" }

    @Test func `an entry for a case outside the selection is ignored`() async throws {
        let list = "scholar.hindex/case-0\nscholar.hindex/case-1\nscholar.hindex/case-3\n"
        #expect(try await KnownFailures(list).compare(run(), among: Self.all).holds)
        #expect(try await KnownFailures(list).updated(by: run(), among: Self.all) == list)
    }

    /// Returns a run in which cases 0 and 1 fail and case 2 passes.
    private func run() async throws -> Run {
        var cases = try [1, 2].enumerated().map(Miniature.golden)
        let line = """
            {"id":"scholar.hindex/case-2","clauses":["HIX-1"],"origin":{"kind":"worked","by":"HIX-1"},\
            "readings":{},"input":{"publications":[]},"output":{"h":0}}

            """
        cases += try CorpusReader.cases(
            in: Array(line.utf8), file: "scholar/hindex/x.jsonl", catalogue: .assay)
        let run = try await Run(cases, with: InProcess(name: "zero", version: "", implementations: [Zero()]))
        #expect(run.verdicts.map(\.kind) == [.fail, .fail, .pass])
        return run
    }

    @Test func `a list matches a run if it contains exactly the failures of the run`() async throws {
        let list = "# by hand\nscholar.hindex/case-0  # why\nscholar.hindex/case-1\n"
        let comparison = try await KnownFailures(list).compare(run(), among: Self.all)
        #expect(comparison.holds)
        #expect(comparison.expected == 2)
    }

    @Test func `a pattern in the list stands for all cases that it matches`() async throws {
        #expect(try await KnownFailures("*/case-0\n*/case-1").compare(run(), among: Self.all).holds)
    }

    @Test func `a failure that is not in the list is reported as new`() async throws {
        let comparison = try await KnownFailures("scholar.hindex/case-0").compare(run(), among: Self.all)
        #expect(comparison.new == ["scholar.hindex/case-1"])
        #expect(!comparison.holds)
    }

    @Test func `a case that is in the list but passes is reported`() async throws {
        let comparison = try await KnownFailures("scholar.hindex/*").compare(run(), among: Self.all)
        #expect(comparison.passing == ["scholar.hindex/case-2"])
        #expect(!comparison.holds)
    }

    @Test func `an entry that matches no case is reported with its line number`() async throws {
        let list = "\nscholar.hindex/case-0\nscholar.hindex/case-1\nscholar.hindex/gone # old\n"
        let comparison = try await KnownFailures(list).compare(run(), among: Self.all)
        #expect(comparison.idle.map(\.line) == [4])
        #expect(comparison.idle.map(\.pattern) == ["scholar.hindex/gone"])
        #expect(!comparison.holds)
    }

    @Test
    func
        `updating a list keeps comments and reasons, drops entries that match no failure, and adds new failures`()
        async throws
    {
        let list =
            "# a heading\n\nscholar.hindex/case-0  # slow\nscholar.hindex/case-2\nscholar.hindex/gone\n"
        let updated = try await KnownFailures(list).updated(by: run(), among: Self.all)
        #expect(updated == "# a heading\n\nscholar.hindex/case-0  # slow\nscholar.hindex/case-1\n")
        #expect(try await KnownFailures(updated).compare(run(), among: Self.all).holds)
    }

    @Test func `lines may end with CR LF`() async throws {
        let list = "# by hand\r\nscholar.hindex/case-0  # why\r\nscholar.hindex/case-1\r\n"
        let comparison = try await KnownFailures(list).compare(run(), among: Self.all)
        #expect(comparison.holds && comparison.expected == 2)
    }

    @Test func `updating keeps a pattern if some of its cases were not judged in the run`() async throws {
        let list = "scholar.hindex/case-*  # all\n"
        let some = Self.all + ["scholar.hindex/case-4"]
        #expect(try await KnownFailures(list).updated(by: run(), among: some) == list)
    }

    @Test func `a case that breaks only laws with an advisory basis is not a new failure`() async throws {
        var run = try await run()
        run.advisory = Set(Basis.allCases)
        let comparison = KnownFailures("scholar.hindex/case-0").compare(run, among: Self.all)
        #expect(comparison.holds && comparison.expected == 1)
    }

    @Test func `if some cases of a pattern pass, updating replaces the pattern with the cases that fail`()
        async throws
    {
        let judged = Array(Self.all.prefix(3))
        let updated = try await KnownFailures("scholar.hindex/*  # all\n").updated(by: run(), among: judged)
        #expect(updated == "scholar.hindex/case-0  # all\nscholar.hindex/case-1  # all\n")
    }
}
