import Specification

/// The conditions for selecting cases. A case must match at least one element of each list that is not empty.
public struct CaseFilter: Sendable, Equatable {
    /// The subsystems or families that the cases belong to, such as `mobility.geofence` or `mobility`.
    public var subsystems: [String] = []
    /// The ids of clauses, such as `GEO-4`; a case matches if it names at least one of them.
    public var clauses: [String] = []
    /// The tags; a case matches if it has at least one of them.
    public var tags: [String] = []
    /// The ids of the cases, or patterns of ids, in which `*` stands for any characters.
    public var cases: [String] = []

    /// Makes a filter that selects every case.
    public init() {}

    /// Returns the selected cases of a corpus, in the order of the corpus.
    ///
    /// - Throws: `CorpusError` if a condition names something that does not exist, or if nothing is selected.
    public func select(from corpus: GoldenCorpus) throws(CorpusError) -> [GoldenCase] {
        var selection = try Selection(self, in: corpus.catalogue)
        if self == CaseFilter(), !corpus.cases.isEmpty { return corpus.cases }
        for golden in corpus.cases { selection.note(golden) }
        let selected = corpus.cases.filter(selection.selects)
        try selection.check(corpus, selecting: selected.count, of: corpus.cases.count)
        return selected
    }

    /// Returns the subsystems whose case files must be read to find all selected cases; nil if all files must be read.
    public func subsystemsToRead(in catalogue: Catalogue) -> Set<SubsystemID>? {
        guard !subsystems.isEmpty, clauses.isEmpty, tags.isEmpty, cases.isEmpty else { return nil }
        return try? CaseFilter.subsystems(of: subsystems, in: catalogue)
    }

    /// Returns all subsystems that these names denote, either directly or by the name of their family.
    ///
    /// - Throws: `CorpusError` for the first name that denotes no subsystem or family.
    public static func subsystems(
        of names: [String], in catalogue: Catalogue
    ) throws(CorpusError) -> Set<SubsystemID> {
        let ids = catalogue.all.map { $0.id }
        var found: Set<SubsystemID> = []
        for name in names {
            let own = ids.filter { $0.rawValue == name || $0.family == name }
            if own.isEmpty {
                let hint = Suggestion(for: name, among: ids.map(\.rawValue) + ids.map(\.family))
                    .hint(else: "`\(Program.name) list`")
                throw CorpusError("there is no subsystem or family \(name); \(hint)")
            }
            found.formUnion(own)
        }
        return found
    }
}
