import Foundation
import Harness
import Specification
import Testing

@testable import Reports

/// Tests trends over reports that lack some of the cases.
struct TrendTests {
    /// The cases of a report, each with the clause that it breaks; nil if the case passes.
    typealias Cases = KeyValuePairs<String, String?>

    /// Returns a run whose report has these cases.
    private static func run(_ number: Int, _ cases: Cases) throws -> Trend.Run {
        let verdicts = cases.map { name, clause in
            let verdict = clause.map { #""verdict":"fail","clauses":["\#($0)"]"# } ?? #""verdict":"pass""#
            return #"{"kind":"verdict","case":"scholar.hindex/\#(name)",\#(verdict)}"#
        }
        let header = #"{"kind":"header","report":1,"implementation":{"name":"x","version":"1"}}"#
        let text = ([header] + verdicts + [#"{"kind":"footer"}"#]).joined(separator: "\n")
        return try Trend.Run(LineBlocks(Data(text.utf8)), file: "x", date: "2026-11-0\(number + 1)")
    }

    /// Checks which clauses each run newly breaks, and which clauses each run mends.
    private static func check(
        _ reports: [Cases], newlyBroken: [[ClauseID]], mended: [[ClauseID]]
    ) throws {
        let runs = try reports.enumerated().map { try run($0, $1) }
        let steps = try #require(Trend(runs).lines.first).steps
        #expect(steps.map(\.newlyBroken) == newlyBroken)
        #expect(steps.map(\.mended) == mended)
    }

    @Test func `a clause stays broken in reports without its cases, until one of its cases passes`() throws {
        let whole: Cases = ["a": "HIX-1", "b": "HIX-1", "c": nil]
        let part: Cases = ["c": nil]
        let right: Cases = ["a": nil, "b": nil, "c": nil]
        try Self.check(
            [whole, part, whole, part, right],
            newlyBroken: [[], [], [], [], []], mended: [[], [], [], [], ["HIX-1"]])
        try Self.check(
            [right, part, whole, part, whole],
            newlyBroken: [[], [], ["HIX-1"], [], []], mended: [[], [], [], [], []])
    }

    @Test func `a clause is newly broken only if a case that breaks it passed before`() throws {
        let broken: Cases = ["a": nil, "b": "HIX-2"]
        try Self.check(
            [["a": nil], broken, ["a": nil, "b": nil], broken],
            newlyBroken: [[], [], [], ["HIX-2"]], mended: [[], [], ["HIX-2"], []])
    }

    @Test func `if a case fails again after its clause was mended, the clause is newly broken`() throws {
        try Self.check(
            [["a": "HIX-1", "b": "HIX-1"], ["a": nil], ["b": "HIX-1"]],
            newlyBroken: [[], [], ["HIX-1"]], mended: [[], ["HIX-1"], []])
    }
}
