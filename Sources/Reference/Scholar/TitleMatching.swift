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
}
