import Catalogue
import Gallery
import Harness
import Specification

/// Counts how often whole runs and single cases name the clause that a mistake breaks.
struct Blame {
    /// Counts all runs or cases, those that name a clause broken by the mistake, and those that name only such clauses.
    private struct Count {
        var all = 0
        var hit = 0
        var only = 0

        mutating func add(_ blamed: Set<ClauseID>, _ right: Set<ClauseID>) {
            all += 1
            hit += blamed.isDisjoint(with: right) ? 0 : 1
            only += !blamed.isEmpty && blamed.isSubset(of: right) ? 1 : 0
        }
    }

    private static let skips = CommandLine.arguments.contains("--runs")
    private var runs = Count()
    private var cases = Count()
    private var lines: [String] = []

    /// Runs the cases with the wrong implementation of a mistake, and adds the results to the counts and the report.
    mutating func add(_ exhibit: Exhibit, _ golden: [GoldenCase]) async throws {
        let run = try await Run(golden, with: exhibit.candidate)
        let right = Set(exhibit.clauses)
        let blamed = Set(run.brokenClauses)
        runs.add(blamed, right)
        var alone = Count()
        var first: Verdict?
        for verdict in run.verdicts(of: .fail).map({ Self.skips ? $0 : $0.alone }) {
            let blamed = Set(verdict.breaches.map(\.clause))
            alone.add(blamed, right)
            if blamed.isDisjoint(with: right) { first = first ?? verdict }
        }
        cases.all += alone.all
        cases.hit += alone.hit
        cases.only += alone.only
        guard !blamed.isSubset(of: right) || blamed.isEmpty || alone.hit < alone.all else { return }
        let names = blamed.map(\.rawValue).sorted().joined(separator: " ")
        let expected = right.map(\.rawValue).sorted().joined(separator: " ")
        let deviations = run.diagnoses.flatMap { $0.laws?.deviations ?? [] }.map(\.description)
        lines.append(
            """
              \(exhibit.title) breaks \(expected); the run names \(names.isEmpty ? "nothing" : names) \(deviations); \
            cases \(alone.hit) hit, \(alone.only) only, of \(alone.all)
            """)
        if let first {
            let lawful = first.breaches.map(\.law.rawValue)
            lines.append("    \(first.id): \(lawful.joined(separator: " "))")
        }
    }

    /// The mistakes for which the run names no clause or a wrong one, or a case names no right clause; then the totals.
    var report: String {
        (lines + [
            "runs \(runs.hit) hit, \(runs.only) only, of \(runs.all); cases \(cases.hit) hit, \(cases.only) only, of \(cases.all)"
        ]).joined(separator: "\n")
    }
}
