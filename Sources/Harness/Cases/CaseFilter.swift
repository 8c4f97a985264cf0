import Specification

/// Conditions that select cases; a case must meet every kind of condition that is given.
public struct CaseFilter: Sendable, Equatable {
    /// Subsystems or families: `mobility.geofence`, `mobility`.
    public var subsystems: [String] = []
    /// Ids of clauses: `GEO-4`.
    public var clauses: [String] = []
    /// Tags of cases.
    public var tags: [String] = []
    /// Case ids, in which `*` stands for any characters.
    public var cases: [String] = []

    /// Makes a filter that selects every case.
    public init() {}

    /// Returns the selected cases, in their order.
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

    /// Returns the only subsystems that can have selected cases; nil if that is unknown before everything is read.
    public func subsystemsToRead(in catalogue: Catalogue) -> Set<SubsystemID>? {
        guard !subsystems.isEmpty, clauses.isEmpty, tags.isEmpty, cases.isEmpty
        else { return nil }
        return try? CaseFilter.subsystems(of: subsystems, in: catalogue)
    }

    /// Returns the subsystems that names of subsystems or families stand for.
    ///
    /// - Throws: `CorpusError` for the first name that stands for none.
    public static func subsystems(
        of names: [String], in catalogue: Catalogue
    ) throws(CorpusError) -> Set<SubsystemID> {
        var found: Set<SubsystemID> = []
        for name in names {
            let own = subsystems(of: name, in: catalogue)
            if own.isEmpty {
                let ids = catalogue.all.map { $0.id }
                let hint = Suggestion(for: name, among: ids.map(\.rawValue) + ids.map(\.family))
                    .hint(else: "`\(Program.name) list`")
                throw CorpusError("there is no subsystem or family \(name); \(hint)")
            }
            found.formUnion(own)
        }
        return found
    }

    /// Returns the subsystem of that name, or those of the family.
    static func subsystems(of name: String, in catalogue: Catalogue) -> [SubsystemID] {
        catalogue.all.map { $0.id }.filter { $0.rawValue == name || $0.family == name }
    }
}
