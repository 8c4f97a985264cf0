import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport

/// What comes with the kit.
enum Bundled {
    /// The reference of every subsystem that has one.
    static var references: InProcess {
        InProcess(name: "reference", version: "test", implementations: References.assay.implementations)
    }
}
