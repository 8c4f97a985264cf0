import Specification

/// The requests for a case: its input, related inputs that properties need (probes), and its input under other options.
struct Inquiry: Sendable {
    /// The request for the input itself, then the probes, and then the requests for the input under other options.
    private(set) var requests: [Request]
    /// The indices of the requests for the same input under other options.
    private(set) var again: Range<Int>
    /// The indices of the requests that are probes of a property, by the index of the property in the subsystem.
    let probing: [Int: Range<Int>]
    /// The options under which the answer is judged; the request may name only some of them.
    let readings: Readings
    /// The input in the Swift type of the subsystem; nil if there are no probes.
    private let typedInput: (any Sendable)?

    /// Makes the requests for an input, and for the probes of the properties that follow from the given clauses.
    ///
    /// - Parameter clauses: The clauses whose properties are probed; nil for all properties.
    init<S: Specification>(
        _ request: Request, inForce readings: Readings, clauses: [ClauseID]? = nil, _: S.Type
    ) {
        var requests = [request]
        var probing: [Int: Range<Int>] = [:]
        let asking = S.properties.enumerated().filter { $1.probes != nil && $1.follows(fromOneOf: clauses) }
        let input = asking.isEmpty ? nil : request.typedInput(S.self)
        if let input {
            for (place, property) in asking {
                let first = requests.count
                for probe in property.probes?(input, readings) ?? [] {
                    requests.append(Request(probe: probe, besides: request))
                }
                probing[place] = first..<requests.count
            }
        }
        self.requests = requests
        again = requests.endIndex..<requests.endIndex
        self.probing = probing
        self.readings = readings
        typedInput = input
    }

    /// Returns an inquiry that also has requests for the case under other options that must not change the outcome.
    func asking(_ golden: GoldenCase, under options: [[String: String]]) -> Inquiry {
        var inquiry = self
        inquiry.requests += options.map { Request(golden, under: $0) }
        inquiry.again = requests.endIndex..<inquiry.requests.endIndex
        return inquiry
    }

    /// Returns an inquiry in which the request for the case itself names a folder for the candidate's files.
    func writing(to folder: String) -> Inquiry {
        var inquiry = self
        inquiry.requests[0] = requests[0].writing(to: folder)
        return inquiry
    }

    /// Returns the first fault among the replies to the probes; nil if there is none.
    func fault<S: Specification>(of replies: [Reply], _: S.Type) -> Fault? {
        replies[1..<again.lowerBound].lazy.compactMap { $0.fault(S.self) }.first
    }

    func input<S: Specification>(_: S.Type) -> S.Input? {
        typedInput as? S.Input ?? requests[0].typedInput(S.self)
    }

    /// Returns what each property finds about the outcome and the outcomes of its probes, in the order of the
    /// properties.
    ///
    /// - Parameter isAsked: A function that returns whether to judge the property with the given index.
    func findings<S: Specification>(
        of outcome: Outcome<S.Output>, _ replies: [Reply], _: S.Type, asking isAsked: (Int) -> Bool
    ) -> [PropertyFinding<S>] {
        guard let input = input(S.self) else { return [] }
        let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
        return S.properties.enumerated().compactMap { place, property in
            guard isAsked(place), !skips(place, replies) else { return nil }
            let finding = probes(of: place, replies, S.self).map { probes in
                property.judge(probes.isEmpty ? trial : trial.with(probes: probes))
            }
            return PropertyFinding(
                place: place, property: property,
                finding: finding ?? .violated("the answer to a related input has the wrong form"))
        }
    }

    /// Returns the laws that violated properties show to be broken; empty if no property is violated.
    ///
    /// If the answer itself is right and the answer to a related input is wrong, this method returns the laws that the
    /// wrong answer may break. Otherwise, each violated property gives one broken law: the first of its laws that the
    /// derivation asks, or its first law if the derivation asks none of them.
    func breaches<S: Specification>(
        of findings: [PropertyFinding<S>], in replies: [Reply], isRight: Bool
    ) -> [Breach] {
        let violated = findings.filter { $0.finding.violation != nil }
        guard !violated.isEmpty, let input = input(S.self) else { return [] }
        if isRight {
            for finding in violated {
                guard let wrong = wrongProbe(of: finding.place, in: replies, S.self) else { continue }
                return Breach.breaches(
                    wrong.charges, finding: finding.finding.violation, related: related(wrong.place, replies),
                    S.self)
            }
        }
        let asked = S.demand(input, readings).laws
        return violated.compactMap { finding in
            let laws = finding.property.laws.map(\.id)
            guard let law = laws.first(where: asked.contains) ?? laws.first else { return nil }
            let probes = probing[finding.place] ?? 0..<0
            return Breach(
                law, finding: finding.finding.violation,
                related: probes.count == 1 ? related(probes.lowerBound, replies) : nil,
                evidence: .contradicts,
                S.self)
        }
    }

    /// Returns the input and the answer of a probe; nil if there was no usable answer.
    private func related(_ place: Int, _ replies: [Reply]) -> RelatedAnswer? {
        replies[place].answer.map { RelatedAnswer(input: requests[place].input, answer: $0.member.value) }
    }

    /// Returns the first wrongly answered probe of a property, with the laws that its answer may break; nil if all
    /// answers are right.
    ///
    /// - Parameter place: The index of the property in the subsystem.
    private func wrongProbe<S: Specification>(
        of place: Int, in replies: [Reply], _: S.Type
    ) -> (place: Int, charges: [Charge])? {
        for request in probing[place] ?? 0..<0 {
            guard let input = requests[request].typedInput(S.self),
                let outcome = try? replies[request].outcome(S.self)
            else { continue }
            let charges = S.charges(Trial(input: input, outcome: outcome, readings: readings))
            if charges.contains(where: { $0.ground >= .explains }) { return (request, charges) }
        }
        return nil
    }

    /// Returns whether the implementation skipped a probe of a property, so that the property has no finding.
    private func skips(_ place: Int, _ replies: [Reply]) -> Bool {
        (probing[place] ?? 0..<0).contains { if case .answer(.skip) = replies[$0] { true } else { false } }
    }

    /// Returns the outcomes of the probes of a property; nil if one of them got no answer of the right form.
    private func probes<S: Specification>(
        of place: Int, _ replies: [Reply], _: S.Type
    ) -> [Outcome<S.Output>]? {
        try? (probing[place] ?? 0..<0).map { try replies[$0].outcome(S.self) }
    }
}

/// The finding of a property, based on an outcome and on the outcomes of the property's probes.
struct PropertyFinding<S: Specification> {
    let place: Int
    let property: Property<S>
    let finding: Finding
}

extension Property {
    /// Returns whether the first law of the property belongs to one of these clauses, where nil stands for all clauses.
    func follows(fromOneOf clauses: [ClauseID]?) -> Bool {
        guard let clauses, let first = laws.first else { return true }
        return clauses.contains(first.id.clause)
    }
}
