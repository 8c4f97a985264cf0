import ArgumentParser
import Harness
import Reports
import Specification

/// The words that a shell offers as values of options: ids in the catalogue and corpus of the running kit.
enum Completions {
    static let subsystems = CompletionKind.custom { _, _, begun in
        let ids = Kit.current.catalogue.all.map { $0.id }
        return matching(begun, Set(ids.map(\.family)).sorted() + ids.map(\.rawValue))
    }

    static let clauses = CompletionKind.custom { _, _, begun in
        let ids = Kit.current.catalogue.all.flatMap { Catalogue.clauses(of: $0).map(\.id.rawValue) }
        return matching(begun, Set(ids).sorted())
    }

    static let tags = CompletionKind.custom { _, _, begun in
        matching(begun, Set(goldenCases.flatMap(\.tags)).sorted())
    }

    static let cases = CompletionKind.custom { _, _, begun in matching(begun, goldenCases.map(\.id)) }

    /// The completion of the ids and names that `explain` can explain.
    static let names = CompletionKind.custom { _, _, begun in
        let names = Set(Explainer.names(in: Kit.current.catalogue)).sorted()
        return matching(begun, names + goldenCases.map(\.id))
    }

    static let variants = CompletionKind.custom { _, _, begun in
        matching(begun, Kit.current.references.variantNames)
    }

    static let machines = CompletionKind.custom { _, _, begun in
        matching(begun, Kit.current.catalogue.machines.map { $0.id.rawValue })
    }

    static let languages = CompletionKind.custom { _, _, begun in
        matching(begun, Kit.current.skeletons.map(\.language))
    }

    /// The cases of the corpus that the kit finds without the option `--corpus`; none if it finds no corpus.
    private static var goldenCases: [GoldenCase] {
        let golden = try? GoldenCorpus(folder: Kit.current.corpus(nil), catalogue: Kit.current.catalogue)
        return golden?.cases ?? []
    }

    /// Returns the words that begin with a prefix; a shell that passes no prefix gets all words.
    private static func matching(_ begun: String, _ words: [String]) -> [String] {
        words.filter { $0.hasPrefix(begun) }
    }
}
