import Corpus
import Harness
import Reference
import Specs

/// The corpus that comes with the kit, read once.
enum Bundled {
    private static let result = Result { () throws(CorpusError) in try Corpus.bundled }

    static var corpus: GoldenCorpus {
        get throws(CorpusError) { try result.get() }
    }

    /// The reference of every subsystem that has one.
    static var references: InProcess {
        let references = Catalogue.all.compactMap { specification -> (any Implementation)? in
            guard let referenced = specification as? any Referenced.Type else { return nil }
            return reference(of: referenced)
        }
        return InProcess(name: "reference", version: "test", implementations: references)
    }

    private static func reference<S: Referenced>(of _: S.Type) -> any Implementation { S.reference }
}
