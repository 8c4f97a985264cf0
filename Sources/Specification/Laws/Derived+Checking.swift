/// The clauses of a derived subsystem: groups of its laws, checked by its derivation and its properties.
extension Derived where Rule == LawClause<Self> {
    public static var clauses: Clauses<Self> { Clauses(of: laws) }

    public static func check(_ rule: Rule) -> Check<Self> {
        let properties = properties.filter { $0.laws.first?.id.clause == rule.id }
        guard !properties.isEmpty else { return .examined(.derivation) }
        let probing = properties.compactMap(\.probes)
        let probes: @Sendable (Input, Readings) -> [Input] = { input, readings in
            probing.flatMap { $0(input, readings) }
        }
        return .examined(.derivation, also: .property, probes: probing.isEmpty ? nil : probes) { trial in
            // An outcome that the laws do not demand is explained by them: a relation that it breaks too says no more.
            agree(expected(trial.input, trial.readings), trial.outcome)
                ? judged(trial, by: properties) : .notTouched
        }
    }

    /// Returns what the properties of a clause find, each with the outcomes of its own probes.
    private static func judged(_ trial: Trial<Self>, by properties: [Property<Self>]) -> Finding {
        var rest = trial.probes[...]
        var found = Finding.notTouched
        for property in properties {
            let count = trial.probes.isEmpty ? 0 : property.probes?(trial.input, trial.readings).count ?? 0
            found = found.and(property.judge(trial.with(probes: Array(rest.prefix(count)))))
            rest = rest.dropFirst(count)
        }
        return found
    }

    public static func examine(_ trial: Trial<Self>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let asked = DerivationRun(keeping: .places)
        let expected = outcome(trial.input, trial.readings, in: asked)
        for law in Set(asked.laws.map(\.clause)) {
            if let rule = Rule(rawValue: law.rawValue) { findings.touch(rule) }
        }
        if asked.isOpen || agree(expected, trial.outcome) { return findings }
        for charge in charges(trial) {
            guard let rule = Rule(rawValue: charge.law.clause.rawValue) else { continue }
            findings.blame(rule, laws[charge.law]?.text ?? "", charge.ground.weight, law: charge.law)
        }
        return findings
    }
}

extension Charge.Ground {
    /// How sure it is that the clause of the law is the broken one.
    fileprivate var weight: Violation.Weight {
        switch self {
        case .touches, .explainsOnce: .possible
        case .explains: .likely
        case .contradicts: .certain
        }
    }
}

extension Clauses where Subsystem: Derived, Subsystem.Rule == LawClause<Subsystem> {
    /// Makes clauses of the laws that belong to them.
    public init(of laws: Laws<Subsystem>) {
        self.init(Subsystem.Rule.allCases.map { ($0, laws.statement(of: $0.id)) })
    }
}
