import Catalogue
import Foundation
import Gallery
import JSON
import Specification
import Testing

@testable import Harness

struct ZZBlameTests {
    @Test func ambiguous() async throws {
        let folder = URL(filePath: "/work/wt/health/Corpus")
        let golden = try GoldenCorpus(folder: folder, catalogue: .assay, of: Set(Catalogue.assay.all.map { $0.id }))
        for exhibit in Exhibit.all {
            let candidate = InProcess(
                name: exhibit.name, version: "1", implementations: [exhibit.implementation], readings: exhibit.declared)
            let run = try await Run(golden.cases(of: exhibit.subsystem), with: candidate)
            let right = Set(exhibit.clauses)
            for verdict in run.verdicts where verdict.kind == .fail {
                let blamed = Set(verdict.alone.breaches.map(\.clause))
                if !blamed.isSubset(of: right) || blamed.isEmpty {
                    Issue.record("\(exhibit.title) \(verdict.id): \(verdict.alone.breaches.map { $0.law?.rawValue ?? $0.clause.rawValue })")
                }
            }
        }
    }
}
