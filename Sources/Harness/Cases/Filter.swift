import Specification

/// Conditions that select cases; a case must meet every kind of condition that is given.
public struct Filter: Sendable, Equatable {
    /// Subsystems or families: `mobility.geofence`, `mobility`.
    public var subsystems: [String] = []
    /// Ids of clauses: `GEO-4`.
    public var clauses: [String] = []
    /// Tags of cases.
    public var tags: [String] = []
    /// What the outcomes of the cases rest on.
    public var bases: [Basis] = []
    /// Case ids, in which `*` stands for any characters.
    public var cases: [String] = []

    /// Makes a filter that selects every case.
    public init() {}

    /// Returns the selected cases, in their order.
    ///
    /// - Throws: `CorpusError` if a condition names something that does not exist, or if nothing is selected.
    public func select(from corpus: GoldenCorpus) throws(CorpusError) -> [GoldenCase] {
        try checkNames(corpus)
        let own = Set(subsystems.flatMap { Filter.subsystems(of: $0, in: corpus.catalogue) })
        let selected =
            self == Filter()
            ? corpus.cases
            : corpus.cases.filter { golden in
                (subsystems.isEmpty || own.contains(golden.subsystem))
                    && (clauses.isEmpty || golden.clauses.contains { clauses.contains($0.rawValue) })
                    && (tags.isEmpty || golden.tags.contains { tags.contains($0) })
                    && (bases.isEmpty || bases.contains(golden.basis))
                    && (cases.isEmpty || cases.contains { Glob($0).matches(golden.id) })
            }
        if selected.isEmpty {
            throw CorpusError(
                "the filters select none of the \(corpus.cases.count) cases; `\(Program.name) list` shows what there is"
            )
        }
        return selected
    }

    /// Returns the only subsystems that can have selected cases; nil if that is unknown before everything is read.
    public func subsystemsToRead(in catalogue: Catalogue) -> Set<SubsystemID>? {
        guard !subsystems.isEmpty, clauses.isEmpty, tags.isEmpty, bases.isEmpty, cases.isEmpty
        else { return nil }
        var found: Set<SubsystemID> = []
        for name in subsystems {
            let own = Filter.subsystems(of: name, in: catalogue)
            if own.isEmpty { return nil }
            found.formUnion(own)
        }
        return found
    }

    /// Returns the subsystem of that name, or those of the family.
    private static func subsystems(of name: String, in catalogue: Catalogue) -> [SubsystemID] {
        catalogue.all.map { $0.id }.filter { $0.rawValue == name || $0.family == name }
    }

    private func checkNames(_ corpus: GoldenCorpus) throws(CorpusError) {
        for name in subsystems {
            if Filter.subsystems(of: name, in: corpus.catalogue).isEmpty {
                let ids = corpus.catalogue.all.map { $0.id }
                let hint = Suggestion(for: name, among: ids.map(\.rawValue) + ids.map(\.family))
                    .hint(else: "`\(Program.name) list`")
                throw CorpusError("there is no subsystem or family \(name); \(hint)")
            }
        }
        for name in clauses {
            let known = corpus.catalogue.all.flatMap { CorpusAudit.clauses(of: $0).map(\.rawValue) }
            if !known.contains(name) {
                let hint = Suggestion(for: name, among: known).hint(else: "`\(Program.name) trace`")
                throw CorpusError("there is no clause \(name); \(hint)")
            }
        }
        for tag in tags where !corpus.cases.contains(where: { $0.tags.contains(tag) }) {
            let hint = Suggestion(for: tag, among: corpus.cases.flatMap(\.tags))
                .hint(else: "`\(Program.name) list --cases --format json`")
            throw CorpusError("no case has the tag \(tag); \(hint)")
        }
        for id in cases where !corpus.cases.contains(where: { Glob(id).matches($0.id) }) {
            let hint = Suggestion(for: id, among: corpus.cases.map(\.id))
                .hint(else: "`\(Program.name) list --cases`")
            throw CorpusError("there is no case \(id); \(corpus.whatBecame(of: id) ?? hint)")
        }
    }
}

/// A pattern in which `*` stands for any characters.
public struct Glob: Sendable {
    private let parts: [Substring]

    /// Makes a pattern.
    public init(_ pattern: String) {
        parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    }

    /// Returns whether the whole text matches the pattern.
    public func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
        if parts.count == 1 { return text == first }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
