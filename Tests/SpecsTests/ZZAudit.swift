import Catalogue
import Harness
import Specification
import Testing
import TestSupport

struct ZZAudit {
    @Test func `audit`() throws {
        for golden in try Corpus.bundled.cases {
            guard let specification = golden.specification else { continue }
            func audit<S: Specification>(_: S.Type) {
                for (clause, finding) in CorpusAudit.findings(golden, S.self) where golden.clauses.contains(clause) {
                    if !finding.isTouched { Issue.record("ZZ \(golden.id): it names \(clause), which it does not touch") }
                }
            }
            audit(specification)
        }
    }
}
