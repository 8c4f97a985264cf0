/// Finds the laws that an outcome breaks, by breaking each law in the derivation and comparing the result with the
/// outcome.
struct CaseBlame<Subsystem: Specification> {
    /// The maximum number of derivations in each step of the search for an explanation.
    private static var patience: Int { 400 }
    /// An outcome is explained by at most this many slips, each of which breaks a law on one occasion.
    private static var slips: Int { 4 }

    private let trial: Trial<Subsystem>
    private let right: Outcome<Subsystem.Output>
    private let recording = DerivationRun(keeping: .occasions)
    private let omitted: Set<String>
    /// The places where the judged outcome differs from what the laws demand.
    private let wrong: Divergence

    init(_ trial: Trial<Subsystem>) {
        self.trial = trial
        right = Subsystem.outcome(trial.input, trial.readings, in: recording)
        omitted = Subsystem.omissions(in: trial.outcome)
        wrong = Divergence(right, trial.outcome, Subsystem.tolerances, without: omitted)
    }

    /// The laws that the outcome breaks, the likeliest first; empty if the laws demand the outcome or leave it open.
    var charges: [Charge] {
        if wrong.isEmpty || recording.isOpen { return [] }
        let areOutputs = right.output != nil && trial.outcome.output != nil
        return areOutputs ? chargesOfOutput : chargesOfRejection
    }

    private func outcome(_ run: DerivationRun) -> Outcome<Subsystem.Output> {
        Subsystem.outcome(trial.input, trial.readings, in: run)
    }

    /// Returns the places where an outcome differs from the judged outcome.
    private func left(_ outcome: Outcome<Subsystem.Output>) -> Divergence {
        Divergence(outcome, trial.outcome, Subsystem.tolerances, without: omitted)
    }

    /// The laws of the first property that the outcome contradicts; finding them does not need the derivation.
    private var contradicted: [Charge] {
        let property = Subsystem.properties.first { $0.judge(trial.with(probes: [])).violation != nil }
        return property?.laws.map { Charge(law: $0.id, ground: .contradicts) } ?? []
    }

    /// The broken laws if the outcome is a rejection, or is an output but should be a rejection.
    private var chargesOfRejection: [Charge] {
        var laws = recording.deviations.filter { left(outcome(DerivationRun(breaking: [$0]))).isEmpty }
            .map(\.law)
        if let refused = recording.refused { laws.append(refused.law) }
        if let code = trial.outcome.rejection?.code {
            laws += recording.passed.filter { $0.code == code }.map(\.law)
        }
        let unique = laws.unique
        if unique.isEmpty { return contradicted }
        return unique.map { Charge(law: $0, ground: unique.count == 1 ? .contradicts : .explains) }
    }

    /// The broken laws if both the judged and the demanded outcome are outputs: the laws with the strongest kind of
    /// evidence.
    ///
    /// The evidence against a law is strongest if breaking it throughout the derivation gives exactly this output. The
    /// second strongest evidence is that the output contradicts a property that follows from the law. The third
    /// strongest evidence is that breaking the law on a few occasions, possibly together with other laws, gives exactly
    /// this output. The weakest evidence is that breaking the law changes a wrong part of the output. If the output
    /// contradicts a property that follows from several laws, and breaking one of these laws on a few occasions gives
    /// exactly this output, the other laws are not charged.
    private var chargesOfOutput: [Charge] {
        let wrongParts = Set(wrong.places.map { Divergence.pattern(of: $0) })
        var exact: [LawID] = []
        var scores: [(law: LawID, score: Double)] = []
        var touching: Set<RulingPlace> = []
        for deviation in recording.deviations.prefix(Self.patience) {
            let turned = outcome(DerivationRun(breaking: [deviation]))
            guard turned.output != nil else { continue }
            let moved = Divergence(right, turned, Subsystem.tolerances, without: omitted)
            if moved.isEmpty { continue }
            let left = left(turned)
            if left.isEmpty {
                exact.append(deviation.law)
                continue
            }
            guard moved.places.contains(where: wrong.contains) else { continue }
            if let place = deviation.place { touching.insert(place) }
            let score = moved.places.reduce(0.0) { score, place in
                guard wrong.contains(place) else {
                    // The score falls if breaking the law changes a correct part, and falls further if no similar part
                    // is wrong.
                    return score - (wrongParts.contains(Divergence.pattern(of: place)) ? 0.5 : 2)
                }
                return score + (left.contains(place) ? 0.5 : 1)
            }
            scores.append((deviation.law, score))
        }
        // These laws are equally likely, so they are sorted by their ids.
        if !exact.isEmpty { return exact.unique.sorted().map { Charge(law: $0, ground: .explains) } }
        let contradicted = contradicted
        if !contradicted.isEmpty {
            // A property may follow from many laws. Only the laws with the greatest score are charged.
            let best = Self.best(of: scores.filter { score in contradicted.contains { $0.law == score.law } })
            let charges = best.isEmpty ? contradicted : contradicted.filter { best.contains($0.law) }
            let alone = charges.count == 1 ? [] : charges.filter { path(touching, of: $0.law) != nil }
            return alone.isEmpty ? charges : alone.map { Charge(law: $0.law, ground: .explainsOnce) }
        }
        if let path = path(touching) {
            return path.map(\.place.law).unique.map { Charge(law: $0, ground: .explainsOnce) }
        }
        return Self.best(of: scores).map { Charge(law: $0, ground: .touches) }
    }

    private static func best(of scores: [(law: LawID, score: Double)]) -> [LawID] {
        let best = scores.map(\.score).max()
        return scores.filter { $0.score == best }.map(\.law).unique
    }

    /// Returns slips that together lead to the outcome, found one after the other; nil if more than `slips` are needed.
    ///
    /// After a slip, the derivation continues with the wrong value, so that a mistake with many effects is one slip.
    ///
    /// - Parameters:
    ///   - touching: The places to try first: if the law at such a place is broken every time, a wrong part of the
    ///     output changes.
    ///   - law: The only law that may be broken; nil for any law.
    private func path(_ touching: Set<RulingPlace>, of law: LawID? = nil) -> [Slip]? {
        var path: [Slip] = []
        var left = wrong.places.count
        while left > 0 {
            if path.count == Self.slips { return nil }
            let recording = DerivationRun(slips: path, keeping: .occasions)
            _ = outcome(recording)
            let occasions = recording.occasions.filter { law == nil || $0.place.law == law }
            let (first, others) = occasions.partitioned { touching.contains($0.place) }
            var best: (slip: Slip, left: Int)?
            for slip in (first + others).prefix(Self.patience) where !path.contains(where: slip.isOnOccasion)
            {
                let turned = outcome(DerivationRun(slips: path + [slip]))
                guard turned.output != nil else { continue }
                let now = self.left(turned).places.count
                if now < best?.left ?? left { best = (slip, now) }
            }
            guard let best else { return nil }
            path.append(best.slip)
            left = best.left
        }
        return path
    }
}

extension Specification {
    /// Returns the laws that an outcome breaks, the likeliest first; empty if the outcome is what the laws demand.
    public static func charges(_ trial: Trial<Self>) -> [Charge] { CaseBlame(trial).charges }

    /// Returns the places of optional members that an outcome leaves out.
    static func omissions(in outcome: Outcome<Output>) -> Set<String> {
        outcome.output.map { Output.shape.omissions(in: $0.value) } ?? []
    }
}

extension Array {
    /// Returns two arrays: the elements that meet a condition, and the others, each in the original order.
    func partitioned(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
        reduce(into: ([], [])) { parts, element in
            if isFirst(element) { parts.0.append(element) } else { parts.1.append(element) }
        }
    }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in the order in which each first occurs.
    package var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
