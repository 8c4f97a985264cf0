import Specification

/// An input, the related inputs that properties need, and the same input under options that do not affect its outcome.
struct Inquiry: Sendable {
    /// The input itself first, then the probes, then the input under other options.
    private(set) var requests: [Request]
    /// The requests for the same input under other options.
    private(set) var again: Range<Int>
    /// Which of the requests are the probes of a property, by its place among the subsystem's properties.
    let probing: [Int: Range<Int>]
    /// The readings in force, which judge the answer; the request may name fewer.
    let readings: Readings
    /// The input as its subsystem reads it, if there are probes.
    private let typedInput: (any Sendable)?

    /// Asks for an input and for the probes of the properties that follow from some clauses.
    ///
    /// - Parameter clauses: The clauses; nil for all properties.
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

    /// Returns the same inquiry, which asks its case under other options too.
    func asking(_ golden: GoldenCase, under options: [[String: String]]) -> Inquiry {
        var inquiry = self
        inquiry.requests += options.map { Request(golden, under: $0) }
        inquiry.again = requests.endIndex..<inquiry.requests.endIndex
        return inquiry
    }

    /// Returns the same inquiry, which names a folder for the case itself to write to.
    func writing(to folder: String) -> Inquiry {
        var inquiry = self
        inquiry.requests[0] = requests[0].writing(to: folder)
        return inquiry
    }

    /// The first fault among the replies to its probes.
    func fault<S: Specification>(of replies: [Reply], _: S.Type) -> Fault? {
        replies[1..<again.lowerBound].lazy.compactMap { $0.fault(S.self) }.first
    }

    /// The input as its subsystem reads it; nil if it does not have the form.
    func input<S: Specification>(_: S.Type) -> S.Input? {
        typedInput as? S.Input ?? requests[0].typedInput(S.self)
    }

    /// The findings of each property about the outcome and those of its probes, in the properties' order.
    ///
    /// - Parameter isAsked: Whether a property is judged at all, by its place.
    func findings<S: Specification>(
        of outcome: Outcome<S.Output>, _ replies: [Reply], _: S.Type, asking isAsked: (Int) -> Bool
    ) -> [(property: Property<S>, finding: Finding)] {
        guard let input = input(S.self) else { return [] }
        let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
        return S.properties.enumerated().compactMap { place, property in
            guard isAsked(place), !skips(place, replies) else { return nil }
            guard let probes = probes(of: place, replies, S.self) else {
                return (property, .violated("a related input got no answer of the right form"))
            }
            return (property, property.judge(probes.isEmpty ? trial : trial.with(probes: probes)))
        }
    }

    /// The laws that the reply to one of the probes breaks by itself; none if all replies are as the laws demand.
    func charges<S: Specification>(ofProbesIn replies: [Reply], _: S.Type) -> [Charge] {
        for place in 1..<again.lowerBound {
            guard let input = requests[place].typedInput(S.self),
                let outcome = try? replies[place].outcome(S.self)
            else { continue }
            let charges = S.charges(Trial(input: input, outcome: outcome, readings: readings))
            if charges.contains(where: { $0.ground >= .explains }) { return charges }
        }
        return []
    }

    /// Whether a probe of a property was skipped; the property then has no verdict.
    private func skips(_ place: Int, _ replies: [Reply]) -> Bool {
        (probing[place] ?? 0..<0).contains { if case .answer(.skip) = replies[$0] { true } else { false } }
    }

    /// The results of the probes of a property; nil if one of them got no answer of the right form.
    private func probes<S: Specification>(
        of place: Int, _ replies: [Reply], _: S.Type
    ) -> [Outcome<S.Output>]? {
        var outcomes: [Outcome<S.Output>] = []
        for request in probing[place] ?? 0..<0 {
            guard let outcome = try? replies[request].outcome(S.self) else { return nil }
            outcomes.append(outcome)
        }
        return outcomes
    }
}

extension Property {
    /// Returns whether the first law that it follows from belongs to one of these clauses; nil stands for all.
    func follows(fromOneOf clauses: [ClauseID]?) -> Bool {
        guard let clauses, let first = laws.first else { return true }
        return clauses.contains(first.id.clause)
    }
}
