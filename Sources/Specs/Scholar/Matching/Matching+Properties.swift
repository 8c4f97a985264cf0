import JSON
import Specification

extension Matching {
    public static let properties: [Property<Matching>] = [
        Property(
            "If the percentage is valid, the input is not rejected, whatever the lists contain.", from: .each
        ) { trial in
            guard Similarity.percentage(of: trial.input.percent) != nil else { return .notTouched }
            return trial.isRejected(as: nil)
        },
        Property(
            "Each pair refers to one title in each list. The pairs are sorted, and no pair occurs twice.",
            from: .fromZero
        ) { trial, output in
            let (left, right) = (trial.input.left.indices, trial.input.right.indices)
            let places = output.pairs.compactMap(\.places).filter { left.contains($0) && right.contains($1) }
            guard places.count == output.pairs.count else {
                return .violated("a pair does not refer to one title in each list")
            }
            return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
                ? .holds
                : .violated("the pairs \(places.map { [$0, $1] }) are out of order, or a pair occurs twice")
        },
        Property(
            "Exchanging the two lists changes each pair only by exchanging its two places.", from: .each,
            probe: { input, _ in
                Similarity.percentage(of: input.percent) == nil
                    ? nil : Input(left: input.right, right: input.left, percent: input.percent)
            }, relates: { Set($0.pairs.map { [$0.left, $0.right] }) },
            to: { Set($0.pairs.map { [$0.right, $0.left] }) },
            otherwise: "with the lists exchanged, the output has different pairs"),
        Property(
            """
            The output contains exactly those pairs of the output at 0 % whose similarity reaches the given \
            percentage. Under the option `inclusive`, the output at 0 % contains all pairs.
            """,
            from: .similar, .exactly, .similarity, .filter, .each,
            probes: { input, _ in
                Similarity.percentage(of: input.percent) == nil
                    ? [] : [Input(left: input.left, right: input.right, percent: Number(0))]
            }, judge: areThoseThatReach),
    ]

    private static func areThoseThatReach(_ trial: Trial<Matching>, _ output: Output) -> Finding {
        guard let all = trial.probes.first?.output?.pairs,
            let percentage = Similarity.percentage(of: trial.input.percent)
        else { return .notTouched }
        let (left, right) = (trial.input.left, trial.input.right)
        let threshold = trial.readings[SimilarityThreshold.self]
        var due: [[Double]] = []
        for pair in all {
            guard let places = pair.places, left.indices.contains(places.0), right.indices.contains(places.1)
            else {
                return .violated(
                    "\(JSONWriter.text(of: pair.value)) does not refer to one title in each list")
            }
            let symbols = SymbolPair(left[places.0], right[places.1], by: trial.readings[Symbol.self])
            let length = max(1, symbols.length)
            guard let alike = Similarity.wholeShare(pair.similarity, of: length) else {
                return .violated("\(pair.similarity) % of \(counted(length, "symbol")) is not a whole number")
            }
            if threshold.accepts(100 * alike, percentage * length) { due.append([pair.left, pair.right]) }
        }
        if threshold == .inclusive, all.count != left.count * right.count {
            return .violated(
                "at 0 % the output has \(counted(all.count, "pair")) instead of \(left.count * right.count)")
        }
        return output.pairs.map { [$0.left, $0.right] } == due
            ? .holds
            : .violated(
                "of the pairs at 0 %, exactly \(due.count) must be in the output: those that reach the percentage"
            )
    }
}
