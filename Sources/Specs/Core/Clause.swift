/// One rule in words: its id, its sentence and where it stands.
///
/// A rule may serve several subsystems (HIX-1 also rules the h of scholar.colouring).
public struct Rule: Sendable {
    public let id: ClauseID
    public let sentence: String
    public let source: Source
    /// What the kit decided where the source is silent; shown by `assay explain`.
    public let note: String?

    public init(_ id: ClauseID, _ sentence: String, source: Source, note: String? = nil) {
        self.id = id
        self.sentence = sentence
        self.source = source
        self.note = note
    }
}

/// A rule of one subsystem together with the check that holds an outcome to it.
public struct Clause<Subsystem: Specification>: Sendable {
    public let rule: Rule
    public let check: Check<Subsystem>

    public init(_ rule: Rule, check: Check<Subsystem>) {
        self.rule = rule
        self.check = check
    }

    public init(_ rule: Rule, judge: @escaping @Sendable (Trial<Subsystem>) -> Finding) {
        self.rule = rule
        check = Check(judge: judge)
    }

    public var id: ClauseID { rule.id }
}

/// What an implementation did with one input, under the readings in force.
public struct Trial<Subsystem: Specification>: Sendable {
    public let input: Subsystem.Input
    public let outcome: Outcome<Subsystem.Output>
    public let readings: Readings
    /// The outcomes of the clause's own further runs, in the order of its probes; empty where none were made.
    public let probes: [Outcome<Subsystem.Output>]

    public init(
        input: Subsystem.Input, outcome: Outcome<Subsystem.Output>, readings: Readings = .standard,
        probes: [Outcome<Subsystem.Output>] = []
    ) {
        self.input = input
        self.outcome = outcome
        self.readings = readings
        self.probes = probes
    }
}

/// How a clause is held: by one outcome, or by how the outcomes of several related inputs stand to each other.
public struct Check<Subsystem: Specification>: Sendable {
    /// The further inputs to run; they follow from the first input alone, so that all can be asked at once.
    public let probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])?
    public let judge: @Sendable (Trial<Subsystem>) -> Finding

    /// A check that needs one outcome only.
    public init(judge: @escaping @Sendable (Trial<Subsystem>) -> Finding) {
        probes = nil
        self.judge = judge
    }

    /// A check that asks the implementation for further runs.
    ///
    /// - Parameter judge: must also judge, as far as it can, a trial whose probes were not run.
    public init(
        probes: @escaping @Sendable (Subsystem.Input, Readings) -> [Subsystem.Input],
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) {
        self.probes = probes
        self.judge = judge
    }
}

/// The clauses of a subsystem: at least one, or it does not compile.
public struct Clauses<Subsystem: Specification>: Sendable, RandomAccessCollection {
    private let clauses: [Clause<Subsystem>]
    /// Their ids, in their order.
    public let ids: [ClauseID]
    /// The ids of those that ask for further runs.
    public let probing: [ClauseID]

    public init(_ first: Clause<Subsystem>, _ rest: Clause<Subsystem>...) {
        clauses = [first] + rest
        ids = clauses.map(\.id)
        probing = clauses.filter { $0.check.probes != nil }.map(\.id)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { clauses.count }
    public subscript(position: Int) -> Clause<Subsystem> { clauses[position] }

    /// The clause of that id, or nil where the subsystem has none.
    public subscript(id id: ClauseID) -> Clause<Subsystem>? { ids.firstIndex(of: id).map { clauses[$0] } }

    /// Whether the subsystem has a clause of that id.
    public func contains(_ id: ClauseID) -> Bool { ids.contains(id) }
}
