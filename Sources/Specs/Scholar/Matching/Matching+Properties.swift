import JSON
import Specification

extension Matching {
    public static let properties: [Property<Matching>] = [
        Property("If the percentage is valid, no lists are rejected.", from: .each) { trial in
            guard Similarity.percentage(of: trial.input.percent) != nil else { return .notTouched }
            return trial.outcome.rejection.map { .violated("the lists were rejected as \($0.code)") }
                ?? .holds
        },
        Property(
            "Each pair names a place in each list. Pairs are in order, and no pair occurs twice.",
            from: .fromZero
        ) {
            trial in
            guard let pairs = trial.outcome.output?.pairs else { return .notTouched }
            var before = (-1, -1)
            for pair in pairs {
                guard let (left, right) = pair.places, trial.input.left.indices.contains(left),
                    trial.input.right.indices.contains(right)
                else {
                    return .violated("\(JSONWriter.text(of: pair.value)) does not name a place in each list")
                }
                if before >= (left, right) {
                    return .violated("[\(left),\(right)] comes after [\(before.0),\(before.1)]")
                }
                before = (left, right)
            }
            return .holds
        },
        Property("Equal titles are a pair of 100 %.", from: .similar) { trial in
            guard let pairs = trial.outcome.output?.pairs,
                let percentage = Similarity.percentage(of: trial.input.percent),
                percentage < 100 || trial.readings[SimilarityThreshold.self] == .inclusive
            else { return .notTouched }
            let whole = pairs.filter { $0.similarity >= 100 - Similarity.tolerance }
            let places = Set(whole.map { [$0.left, $0.right] })
            for (left, title) in trial.input.left.enumerated() {
                for (right, other) in trial.input.right.enumerated()
                where title.utf8.elementsEqual(other.utf8)
                    && !places.contains([Double(left), Double(right)])
                {
                    return .violated("the equal titles [\(left),\(right)] are not a pair of 100 %")
                }
            }
            return .holds
        },
        Property(
            "Exchanging the lists exchanges the places in each pair.", from: .each,
            probes: { input, _ in
                Similarity.percentage(of: input.percent) == nil
                    ? [] : [Input(left: input.right, right: input.left, percent: input.percent)]
            },
            judge: { trial in
                guard let pairs = trial.outcome.output?.pairs, let probe = trial.probes.first else {
                    return .notTouched
                }
                guard let others = probe.output?.pairs else {
                    return .violated("with the lists exchanged, the input was rejected")
                }
                func sorted(_ pairs: [(Double, Double)]) -> [(Double, Double)] {
                    pairs.sorted { $0 < $1 }
                }
                let isSame = sorted(pairs.map { ($0.left, $0.right) })
                    .elementsEqual(sorted(others.map { ($0.right, $0.left) })) { $0 == $1 }
                return isSame
                    ? .holds
                    : .violated(
                        """
                        with the lists exchanged there are \(counted(others.count, "pair")), not the same \
                        \(pairs.count)
                        """)
            }),
        Property(
            """
            Of the pairs at 0 %, those that reach the percentage are listed. At 0 % all pairs are listed, if the \
            reading is inclusive.
            """,
            from: .similar, .exactly, .similarity, .filter, .each,
            probes: { input, _ in
                Similarity.percentage(of: input.percent) == nil
                    ? [] : [Input(left: input.left, right: input.right, percent: Number(0))]
            }, judge: areThoseThatReach),
    ]

    private static func areThoseThatReach(_ trial: Trial<Matching>) -> Finding {
        guard let pairs = trial.outcome.output?.pairs, let all = trial.probes.first?.output?.pairs,
            let percentage = Similarity.percentage(of: trial.input.percent)
        else { return .notTouched }
        let (left, right) = (trial.input.left, trial.input.right)
        let threshold = trial.readings[SimilarityThreshold.self]
        var due: [[Double]] = []
        for pair in all {
            guard let places = pair.places, left.indices.contains(places.0), right.indices.contains(places.1)
            else {
                return .violated("\(JSONWriter.text(of: pair.value)) does not name a place in each list")
            }
            let symbols = SymbolPair(left[places.0], right[places.1], by: trial.readings[Symbol.self])
            let length = max(1, symbols.length)
            guard let alike = Similarity.wholeShare(pair.similarity, of: length) else {
                return .violated("\(pair.similarity) % is not a whole number of \(length) symbols")
            }
            if threshold.accepts(100 * alike, percentage * length) { due.append([pair.left, pair.right]) }
        }
        if threshold == .inclusive, all.count != left.count * right.count {
            return .violated("at 0 % there are \(all.count) pairs instead of \(left.count * right.count)")
        }
        return pairs.map { [$0.left, $0.right] } == due
            ? .holds
            : .violated(
                "\(due.count) of the pairs at 0 % reach the percentage, yet \(pairs.count) are listed")
    }
}
