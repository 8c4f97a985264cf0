import JSON
import Specification

extension Matching {
    public static let properties: [Property<Matching>] = [
        Property("No lists are rejected if the percentage is valid.", from: .each) { trial in
            guard Similarity.percentage(of: trial.input.percent) != nil else { return .notTouched }
            return trial.outcome.rejection.map { .violated("the lists were rejected as \($0.code)") }
                ?? .holds
        },
        Property("A pair names a place of each list, in order, and none twice.", from: .fromZero) {
            trial in
            guard let pairs = trial.outcome.output?.pairs else { return .notTouched }
            var before = (-1, -1)
            for pair in pairs {
                guard let (left, right) = pair.places, trial.input.left.indices.contains(left),
                    trial.input.right.indices.contains(right)
                else {
                    return .violated("\(JSONWriter.text(of: pair.value)) names no place of both lists")
                }
                if before >= (left, right) {
                    return .violated("[\(left),\(right)] comes after [\(before.0),\(before.1)]")
                }
                before = (left, right)
            }
            return .holds
        },
        Property("Equal titles are listed with 100 %.", from: .similar) { trial in
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
                    return .violated("the equal titles [\(left),\(right)] are not listed with 100 %")
                }
            }
            return .holds
        },
        Property(
            "Lists the other way round have the same pairs the other way round.", from: .each,
            probes: { input, _ in
                Similarity.percentage(of: input.percent) == nil
                    ? [] : [Input(left: input.right, right: input.left, percent: input.percent)]
            },
            judge: { trial in
                guard let pairs = trial.outcome.output?.pairs, let probe = trial.probes.first else {
                    return .notTouched
                }
                guard let others = probe.output?.pairs else {
                    return .violated("with the lists the other way round the input was rejected")
                }
                func sorted(_ pairs: [(Double, Double)]) -> [(Double, Double)] {
                    pairs.sorted { $0 < $1 }
                }
                let isSame = sorted(pairs.map { ($0.left, $0.right) })
                    .elementsEqual(sorted(others.map { ($0.right, $0.left) })) { $0 == $1 }
                return isSame
                    ? .holds
                    : .violated(
                        "the other way round there are \(others.count) others, not \(pairs.count) pairs")
            }),
        Property(
            "The pairs are those at 0 % that reach the percentage, which are all if 0 is enough.",
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
                return .violated("\(JSONWriter.text(of: pair.value)) names no place of both lists")
            }
            let symbols = SymbolPair(left[places.0], right[places.1], by: trial.readings[Symbol.self])
            let length = max(1, symbols.length)
            guard let alike = Similarity.wholeShare(pair.similarity, of: length) else {
                return .violated("\(pair.similarity) % is no share of \(length) symbols")
            }
            if threshold.accepts(100 * alike, percentage * length) { due.append([pair.left, pair.right]) }
        }
        if threshold == .inclusive, all.count != left.count * right.count {
            return .violated("at 0 % there are \(all.count) pairs, not all")
        }
        return pairs.map { [$0.left, $0.right] } == due
            ? .holds
            : .violated(
                "\(due.count) of the pairs at 0 % reach the percentage, and \(pairs.count) are listed")
    }
}
