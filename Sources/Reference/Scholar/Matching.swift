import ScholarSpecs
import Specification

/// An implementation of scholar.matching that compares every title in `left` with every title in `right`.
extension Matching: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard Similarity.percentage(of: input.percent) != nil else { throw Similarity.invalid() }  // SIM-3
        var pairs: [Pair] = []
        for (i, left) in input.left.enumerated() {
            for (j, right) in input.right.enumerated() {
                let found = try Similarity.answer(
                    Similarity.Input(a: left, b: right, percent: input.percent), readings: readings)
                if found.similar { pairs.append(Pair(i, j, found.similarity)) }  // MAT-1
            }
        }
        return Output(pairs: pairs)
    }

    public static let variants = [
        Variant<Matching>(
            "matcher",
            """
            prepares each title of the left list once, and compares each title of the right list with it, up to the \
            maximum distance of similar titles
            """,
            PairFinding { input, percent, threshold, symbol in
                Matcher.pairs(input.left, input.right, atLeast: percent, threshold: threshold, by: symbol)
            }),
        Variant<Matching>(
            "every-pair",
            "computes the distances of all pairs, with several titles at once in the lanes of a vector",
            PairFinding { input, percent, threshold, symbol in
                EveryPair(input.left, input.right, by: symbol).pairs(atLeast: percent, threshold: threshold)
            }),
        Variant<Matching>(
            "join", "sorts the titles by length, and compares only titles with nearly the same symbols",
            PairFinding { input, percent, threshold, symbol in
                TitleJoin(input.left, input.right, by: symbol).pairs(atLeast: percent, threshold: threshold)
            }),
    ]
}

/// An implementation of scholar.matching that calls a function to get all similar pairs in order.
private struct PairFinding: Implementation {
    typealias Subsystem = Matching

    let pairs: @Sendable (Matching.Input, Int, SimilarityThreshold, Symbol) -> [TitleMatch]

    func run(_ input: Matching.Input, readings: Readings) throws(Rejection) -> Matching.Output {
        guard let percent = Similarity.percentage(of: input.percent) else { throw Similarity.invalid() }
        let found = pairs(input, percent, readings[SimilarityThreshold.self], readings[Symbol.self])
        return Matching.Output(pairs: found.map { Matching.Pair($0.left, $0.right, $0.similarity) })
    }
}
