import Specification

/// A filter that selects among many cases, and records which of its tags, ids and patterns no case has matched.
struct Selection: Sendable {
    private let filter: CaseFilter
    private let subsystems: Set<SubsystemID>
    private let patterns: CasePatterns
    /// The tags, ids and patterns in the filter that no case has matched so far; ids and patterns are stored as
    /// indices.
    private var unseen: (tags: [String], cases: Set<Int>)

    /// Prepares a filter to select among cases of a catalogue's subsystems.
    ///
    /// - Throws: `CorpusError` if the filter names a subsystem or clause that does not exist.
    init(_ filter: CaseFilter, in catalogue: Catalogue) throws(CorpusError) {
        self.filter = filter
        subsystems = try CaseFilter.subsystems(of: filter.subsystems, in: catalogue)
        patterns = CasePatterns(filter.cases)
        unseen = (filter.tags, Set(filter.cases.indices))
        let known = catalogue.all.flatMap { $0.clauses.map(\.id.rawValue) }
        if let name = filter.clauses.first(where: { !known.contains($0) }) {
            let hint = Suggestion(for: name, among: known).hint(else: "`\(Program.name) trace`")
            throw CorpusError("there is no clause \(name); \(hint)")
        }
    }

    func selects(_ golden: GoldenCase) -> Bool {
        (subsystems.isEmpty || subsystems.contains(golden.subsystem))
            && (filter.clauses.isEmpty || golden.clauses.contains { filter.clauses.contains($0.rawValue) })
            && (filter.tags.isEmpty || golden.tags.contains { filter.tags.contains($0) })
            && (filter.cases.isEmpty || !patterns.matching(golden.id).isEmpty)
    }

    /// Records which tags, ids and patterns of the filter a case matches.
    mutating func note(_ golden: GoldenCase) {
        if !unseen.tags.isEmpty { unseen.tags.removeAll { golden.tags.contains($0) } }
        if !unseen.cases.isEmpty { unseen.cases.subtract(patterns.matching(golden.id)) }
    }

    /// Checks that some case matched each tag and pattern of the filter, and that a case was selected.
    ///
    /// - Throws: `CorpusError` for the first tag or pattern that no case matched, or if no case was selected.
    func check(_ corpus: GoldenCorpus, selecting selected: Int, of count: Int) throws(CorpusError) {
        if let tag = unseen.tags.first {
            let hint = Suggestion(for: tag, among: corpus.cases.flatMap(\.tags))
                .hint(else: "`\(Program.name) list --cases --format json`")
            throw CorpusError("no case has the tag \(tag); \(hint)")
        }
        if let place = unseen.cases.min() {
            let id = filter.cases[place]
            let hint = Suggestion(for: id, among: corpus.cases.map(\.id))
                .hint(else: "`\(Program.name) list --cases`")
            throw CorpusError("there is no case \(id); \(corpus.whatBecame(of: id) ?? hint)")
        }
        if selected == 0 {
            throw CorpusError(
                "the filters select none of the \(count) cases; `\(Program.name) list` shows what exists")
        }
    }
}
