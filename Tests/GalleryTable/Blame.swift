import Catalogue
import Gallery
import Harness
import Specification

/// How often the right clause is blamed, by whole runs and by single cases.
struct Blame {
    private var runs = (all: 0, hit: 0, only: 0)
    private var cases = (all: 0, hit: 0, only: 0)
    private var lines: [String] = []

    mutating func add(_ exhibit: Exhibit, _ golden: [GoldenCase]) async throws {
        let candidate = InProcess(
            name: exhibit.name, version: "1", implementations: [exhibit.implementation],
            readings: exhibit.declared)
        let run = try await Run(golden, with: candidate)
        let blamed = Set(run.brokenClauses.map(\.clause))
        let right = Set(exhibit.clauses)
        runs.all += 1
        runs.hit += blamed.isDisjoint(with: right) ? 0 : 1
        runs.only += !blamed.isEmpty && blamed.isSubset(of: right) ? 1 : 0
        if !blamed.isSubset(of: right) || blamed.isEmpty {
            let names = blamed.map(\.rawValue).sorted().joined(separator: " ")
            let first = run.verdicts.first { $0.kind == .fail && !Set($0.breaches.map(\.clause)).isSubset(of: right) }
            lines.append(
                "\(exhibit.title): \(names), not \(right.map(\.rawValue).sorted()): \(first?.id ?? "") \(first?.reason ?? "") \(run.diagnoses.map(\.laws.sentence))")
        }
        for verdict in run.verdicts where verdict.kind == .fail {
            let alone = try await Run([verdict.golden], with: candidate)
            let blamed = Set(alone.brokenClauses.map(\.clause))
            cases.all += 1
            cases.hit += blamed.isDisjoint(with: right) ? 0 : 1
            cases.only += !blamed.isEmpty && blamed.isSubset(of: right) ? 1 : 0
        }
    }

    var report: String {
        (lines + ["runs: \(runs.hit) hit, \(runs.only) only, of \(runs.all); cases: \(cases.hit) hit, \(cases.only) only, of \(cases.all)"]).joined(separator: "\n")
    }
}
