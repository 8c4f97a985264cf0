import Catalogue
import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Harness

/// Known failures: a new one fails the check, and so does a listed case that passes, or an entry that matches nothing.
struct KnownFailuresTests {
    /// Answers 0, so every case with one cited publication fails, and a case with one uncited publication passes.
    struct Zero: Implementation {
        typealias Subsystem = HIndex

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output { .init(h: 0) }
    }

    /// The ids of the whole corpus; the run has some of them.
    static let all = (0...3).map { "scholar.hindex/case-\($0)" }

    @Test func `an entry for a case outside the selection is ignored`() async throws {
        let list = "scholar.hindex/case-0\nscholar.hindex/case-1\nscholar.hindex/case-3\n"
        #expect(try await KnownFailures(list).compare(run(), among: Self.all).holds)
        #expect(try await KnownFailures(list).updated(by: run(), among: Self.all) == list)
    }

    /// Cases 0 and 1 fail, case 2 passes.
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

    @Test func `a list of exactly the failures matches the run`() async throws {
        let list = "# by hand\nscholar.hindex/case-0  # why\nscholar.hindex/case-1\n"
        let comparison = try await KnownFailures(list).compare(run(), among: Self.all)
        #expect(comparison.holds)
        #expect(comparison.expected == 2)
    }

    @Test func `a pattern stands for many cases`() async throws {
        #expect(try await KnownFailures("*/case-0\n*/case-1").compare(run(), among: Self.all).holds)
    }

    @Test func `a failure that is not listed is new`() async throws {
        let comparison = try await KnownFailures("scholar.hindex/case-0").compare(run(), among: Self.all)
        #expect(comparison.new == ["scholar.hindex/case-1"])
        #expect(!comparison.holds)
    }

    @Test func `a listed case that passes is reported`() async throws {
        let comparison = try await KnownFailures("scholar.hindex/*").compare(run(), among: Self.all)
        #expect(comparison.passing == ["scholar.hindex/case-2"])
        #expect(!comparison.holds)
    }

    @Test func `an entry that matches nothing is reported with its line`() async throws {
        let list = "\nscholar.hindex/case-0\nscholar.hindex/case-1\nscholar.hindex/gone # old\n"
        let comparison = try await KnownFailures(list).compare(run(), among: Self.all)
        #expect(comparison.idle.map(\.line) == [4])
        #expect(comparison.idle.map(\.pattern) == ["scholar.hindex/gone"])
        #expect(!comparison.holds)
    }

    @Test
    func `updating keeps comments and reasons, drops entries without a failure, and adds new failures`()
        async throws
    {
        let list =
            "# a heading\n\nscholar.hindex/case-0  # slow\nscholar.hindex/case-2\nscholar.hindex/gone\n"
        let updated = try await KnownFailures(list).updated(by: run(), among: Self.all)
        #expect(updated == "# a heading\n\nscholar.hindex/case-0  # slow\nscholar.hindex/case-1\n")
        #expect(try await KnownFailures(updated).compare(run(), among: Self.all).holds)
    }

    @Test func `a pattern with some passing cases is replaced by its remaining cases`() async throws {
        let updated = try await KnownFailures("scholar.hindex/*  # all\n").updated(by: run(), among: Self.all)
        #expect(updated == "scholar.hindex/case-0  # all\nscholar.hindex/case-1  # all\n")
    }
}
