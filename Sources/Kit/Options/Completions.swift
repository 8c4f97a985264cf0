import ArgumentParser
import Harness
import Reports
import Specification

/// The words that a shell offers as values of options: ids in the catalogue and corpus of the running kit.
enum Completions {
    static let subsystems = offering {
        let ids = Kit.current.catalogue.all.map { $0.id }
        return Set(ids.map(\.family)).sorted() + ids.map(\.rawValue)
    }

    static let clauses = offering {
        Set(Kit.current.catalogue.all.flatMap { $0.clauses.map(\.id.rawValue) }).sorted()
    }

    static let tags = offering { Set(goldenCases.flatMap(\.tags)).sorted() }
    static let cases = offering { goldenCases.map(\.id) }

    /// The ids and names that `explain` can explain.
    static let names = offering {
        Set(Explainer.names(in: Kit.current.catalogue)).sorted() + goldenCases.map(\.id)
    }

    static let variants = offering { Kit.current.references.variantNames }
    static let machines = offering { Kit.current.catalogue.machines.map { $0.id.rawValue } }
    static let languages = offering { Kit.current.skeletons.map(\.language) }

    /// The cases of the corpus that the kit finds without the option `--corpus`; none if it finds no corpus.
    private static var goldenCases: [GoldenCase] {
        let golden = try? GoldenCorpus(folder: Kit.current.corpus(nil), catalogue: Kit.current.catalogue)
        return golden?.cases ?? []
    }

    /// Offers the words that begin with a prefix; a shell that passes no prefix gets all words.
    private static func offering(_ words: @escaping @Sendable () -> [String]) -> CompletionKind {
        .custom { _, _, begun in words().filter { $0.hasPrefix(begun) } }
    }
}
