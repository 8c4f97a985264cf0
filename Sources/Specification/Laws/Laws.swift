/// The laws of a subsystem, each with its id, its name, its basis and its sentence.
///
///     static let laws: Laws<Debounce> = [
///         ("FIX-1a", .places, .shared): Fix.isOnEarth,
///         ("DEB-1a", .mostRecent, .source(.mobiliteDynamique, "4.3")): """
///         Only the most recent fix of each batch can be acquired. The other fixes of the batch are ignored.
///         """,
///         ("DEB-1g", .empty, .decision): "A batch without a fix is dropped with the reason `empty`.",
///     ]
public struct Laws<Subsystem: Specification>: Sendable, ExpressibleByDictionaryLiteral {
    /// The id, the name and the basis of a law. If several laws share the sentence, the basis is `.shared`, and the
    /// sentence itself states the basis.
    public typealias Key = (id: LawID, name: Subsystem.Law, ground: Statement.Ground?)

    /// All laws: the subsystem's own laws, in the order in which they are stated, then the laws of other subsystems
    /// that this subsystem must keep too.
    public let all: [StatedLaw]
    /// The clauses that the laws belong to, in the order of their first laws.
    public let clauses: [Clause]
    private let ids: [Subsystem.Law: LawID]

    /// Makes the laws from their sentences.
    ///
    /// - Precondition: Every law of the subsystem is stated exactly once, no two laws have the same id, each law has
    ///   one basis, and each clause names a section of a source.
    public init(dictionaryLiteral elements: (Key, Sentence)...) {
        if let mistake = Self.mistake(in: elements) { fatalError(mistake) }
        self.init(
            elements.compactMap { key, sentence in
                (sentence.ground ?? key.ground).map {
                    StatedLaw(id: key.id, statement: Statement(text: sentence.text, ground: $0))
                }
            }, Dictionary(uniqueKeysWithValues: elements.map { key, _ in (key.name, key.id) }))
    }

    private init(_ all: [StatedLaw], _ ids: [Subsystem.Law: LawID]) {
        (self.all, self.ids) = (all, ids)
        let groups = Dictionary(grouping: all, by: \.id.clause)
        clauses = all.map(\.id.clause).unique.compactMap { Clause($0, groups[$0] ?? []) }
    }

    /// Returns the first mistake in a table of laws; nil if there is no mistake.
    static func mistake(in table: [(Key, Sentence)]) -> String? {
        let names = Dictionary(table.map { key, _ in (key.name, 1) }, uniquingKeysWith: +)
        for name in Subsystem.Law.allCases where names[name] != 1 {
            return "\(Subsystem.id) must state the law \(name) exactly once, not \(names[name] ?? 0) times"
        }
        var ids: Set<LawID> = []
        var placed: Set<ClauseID> = []
        for (key, sentence) in table {
            let clause = key.id.clause.rawValue
            if clause.isEmpty || clause == key.id.rawValue {
                return "the id \(key.id) must be the id of a clause followed by a letter, such as ONE-1a"
            }
            if !ids.insert(key.id).inserted { return "\(Subsystem.id) must not use the id \(key.id) twice" }
            switch (key.ground, sentence.ground) {
            case (nil, nil): return "\(key.id) is `.shared`, but its sentence has no basis"
            case (_?, _?): return "\(key.id) must be `.shared`, since its sentence has a basis"
            case (let ground?, nil), (nil, let ground?):
                if ground.section != nil { placed.insert(key.id.clause) }
            }
        }
        return table.map(\.0.id.clause).first { !placed.contains($0) }.map {
            "a law of \($0) must name a section, as in `.decision(near: document, \"1\")`"
        }
    }

    /// Returns these laws, followed by the laws in the given clauses of another subsystem. The derivation of this
    /// subsystem calls the derivation of the other subsystem.
    public func with<Other: Specification>(_ laws: Laws<Other>, of clauses: ClauseID...) -> Laws {
        Laws(all + laws.all.filter { clauses.contains($0.id.clause) }, ids)
    }

    /// Returns a law with its sentence; nil if the subsystem has no law with that id.
    public subscript(law law: LawID) -> StatedLaw? { all.first { $0.id == law } }

    /// Returns the clause with the given id; nil if no law belongs to the clause.
    public subscript(clause clause: ClauseID) -> Clause? { clauses.first { $0.id == clause } }

    /// Returns the sentence of a law, so that another subsystem can state the same law in its table.
    public func sentence(of name: Subsystem.Law) -> Sentence {
        guard let stated = self[law: id(of: name)]?.statement else { fatalError("\(name) is not stated") }
        return Sentence(stated.ground, stated.text)
    }

    /// Returns the id of a law of the subsystem itself.
    func id(of name: Subsystem.Law) -> LawID {
        guard let id = ids[name] else { fatalError("\(Subsystem.id) must state the law \(name)") }
        return id
    }
}
