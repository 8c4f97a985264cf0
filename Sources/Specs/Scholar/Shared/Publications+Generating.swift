import Specification

extension Specification where Input == Publications {
    /// Returns publications with citations that are equal, small, very large, or near the number of publications.
    public static func generate(from entropy: inout Entropy) -> Publications {
        if entropy.once(in: 4) { return limbo(from: &entropy) }
        let count = entropy.count(upTo: 30)
        let tie = entropy.integer(in: 0...count + 1)
        let isNegative = entropy.once(in: 12)
        var publications = (0..<count).map { _ in
            let citations =
                switch entropy.below(6) {
                case 0: tie
                case 1: entropy.integer(in: 0...count)
                case 2: max(0, entropy.near(count))
                case 3: max(0, entropy.near(tie))
                case 4: entropy.one(of: [0, 1, 2])
                default: entropy.one(of: [100, 1_000, 1 << 31, 1 << 32, Int.exactRange.upperBound])
                }
            return Publication(citations: citations, checked: !entropy.once(in: 5))
        }
        if isNegative, !publications.isEmpty {
            let index = entropy.integer(in: 0...publications.count - 1)
            publications[index] = Publication(
                citations: entropy.one(of: [-1, -2, Int.exactRange.lowerBound]), checked: !entropy.once(in: 2)
            )
        }
        return Publications(publications: publications)
    }

    /// Returns publications; those with exactly h citations form a limbo if only some of them contribute to the
    /// h-index.
    private static func limbo(from entropy: inout Entropy) -> Publications {
        let h = 1 + entropy.count(upTo: 10)
        let above = entropy.integer(in: 0...h - 1)
        let tied = h - above + entropy.one(of: [1, 0, 2, 5])
        let below = entropy.count(upTo: 4)
        var citations = Array(repeating: h, count: tied) + Array(repeating: h - 1, count: below)
        citations += (0..<above).map { _ in h + entropy.integer(in: 1...20) }
        let hidden = entropy.once(in: 3) ? [h, h + 1] : []
        let publications =
            citations.map { Publication(citations: $0) }
            + hidden.map { Publication(citations: $0, checked: false) }
        return Publications(publications: entropy.shuffled(publications))
    }
}
