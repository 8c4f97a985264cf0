import JSON
import Specification
import Specs

/// scholar.matching, each title against each.
public struct TitleMatchingReference: Implementation {
    public typealias Subsystem = TitleMatching

    public init() {}

    public func run(
        _ input: TitleMatching.Input, readings: Readings
    ) throws(Rejection) -> TitleMatching.Output {
        guard Similarity.percentage(of: input.percent) != nil else { throw Similarity.invalid() }  // SIM-3
        var pairs: [TitleMatching.Pair] = []
        for (i, left) in input.left.enumerated() {
            for (j, right) in input.right.enumerated() {
                let found = try SimilarityReference().run(
                    Similarity.Input(a: left, b: right, percent: input.percent), readings: readings)
                if found.similar { pairs.append(TitleMatching.Pair(i, j, found.similarity)) }  // MAT-1
            }
        }
        return TitleMatching.Output(pairs: pairs)
    }
}

extension TitleMatching: Referenced {
    public static let reference = TitleMatchingReference()

    public static let variants = [
        Variant<TitleMatching>(
            "matcher",
            "each title on the left prepared once, and asked with each on the right up to what is allowed",
            PairFinding { input, percent, threshold, symbol in
                Matcher.pairs(input.left, input.right, atLeast: percent, threshold: threshold, by: symbol)
            }),
        Variant<TitleMatching>(
            "every-pair",
            "the distance of each pair, those of several titles at once in the lanes of vectors",
            PairFinding { input, percent, threshold, symbol in
                EveryPair(input.left, input.right, by: symbol).pairs(atLeast: percent, threshold: threshold)
            }),
        Variant<TitleMatching>(
            "join", "the titles by length, and only those compared whose symbols are nearly the same",
            PairFinding { input, percent, threshold, symbol in
                TitleJoin(input.left, input.right, by: symbol).pairs(atLeast: percent, threshold: threshold)
            }),
    ]
}

/// scholar.matching by a way to find all similar pairs in order.
private struct PairFinding: Implementation {
    typealias Subsystem = TitleMatching

    let pairs: @Sendable (TitleMatching.Input, Int, SimilarityThreshold, Symbol) -> [TitleMatch]

    func run(_ input: TitleMatching.Input, readings: Readings) throws(Rejection) -> TitleMatching.Output {
        guard let percent = Similarity.percentage(of: input.percent) else { throw Similarity.invalid() }
        let found = pairs(input, percent, readings[SimilarityThreshold.self], readings[Symbol.self])
        return TitleMatching.Output(
            pairs: found.map { TitleMatching.Pair($0.left, $0.right, $0.similarity) })
    }
}
