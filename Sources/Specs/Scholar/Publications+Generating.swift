extension Publications {
    /// Publications whose citations lie around their number, where the h-index turns; ties, zeros and giants.
    static func generated(from entropy: inout Entropy) -> Publications {
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
}

extension HIndex {
    public static func generate(from entropy: inout Entropy) -> Publications { .generated(from: &entropy) }
}

extension Colouring {
    public static func generate(from entropy: inout Entropy) -> Publications { .generated(from: &entropy) }
}
