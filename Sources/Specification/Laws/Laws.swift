/// The sentences of a subsystem's laws, each with the one thing it rests on.
///
///     static let laws: Laws<Table> = [
///         .byCitations: .source("The most cited publication comes first.", Source(.hIndexCalculate, "4.7")),
///         .ties: .decision("Equally cited ones stay in the order of the results."),
///     ]
public struct Laws<Subsystem: Derived>: Sendable, ExpressibleByDictionaryLiteral {
    /// The names of the subsystem's own laws with their sentences, in the order in which they are stated.
    private(set) var own: [(law: Subsystem.Law, sentence: Statement.Sentence)]
    /// The sentences of other subsystems' laws, which this one has to keep too.
    private(set) var others: [(law: LawID, sentence: Statement.Sentence)] = []

    /// Makes the laws of their sentences.
    ///
    /// - Precondition: Every law of the subsystem is stated exactly once.
    public init(dictionaryLiteral elements: (Subsystem.Law, Statement.Sentence)...) {
        precondition(
            Set(elements.map(\.0)) == Set(Subsystem.Law.allCases)
                && elements.count == Subsystem.Law.allCases.count,
            "\(Subsystem.id) states each of its laws once")
        own = elements.map { ($0, $1) }
    }

    /// Returns these laws together with clauses of another subsystem, whose derivation this one uses.
    public func with<Other: Derived>(_ laws: Laws<Other>, of clauses: ClauseID...) -> Laws {
        var all = self
        all.others += laws.all.filter { clauses.contains($0.law.clause) }
        return all
    }

    /// All laws with their sentences.
    public var all: [(law: LawID, sentence: Statement.Sentence)] {
        own.map { ($0.law.id, $0.sentence) } + others
    }

    /// Returns the sentence of a law; nil if the subsystem has none of that id.
    public subscript(law: LawID) -> Statement.Sentence? { all.first { $0.law == law }?.sentence }

    /// Returns what the laws of a clause state.
    public func statement(of clause: ClauseID) -> Statement {
        Statement(
            all.filter { $0.law.clause == clause }.map { law, sentence in
                var sentence = sentence
                sentence.law = law
                return sentence
            })
    }

    /// The clauses that the laws belong to, in the order of their first laws.
    public var clauses: [ClauseID] {
        all.reduce(into: []) { if !$0.contains($1.law.clause) { $0.append($1.law.clause) } }
    }
}
