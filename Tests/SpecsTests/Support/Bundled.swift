import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport

/// The corpus that comes with the kit, read once.
enum Bundled {
    private static let result = Result { () throws(CorpusError) in try Corpus.bundled }

    static var corpus: GoldenCorpus {
        get throws(CorpusError) { try result.get() }
    }

    /// The reference of every subsystem that has one.
    static var references: InProcess {
        InProcess(name: "reference", version: "test", implementations: References.assay.implementations)
    }
}
