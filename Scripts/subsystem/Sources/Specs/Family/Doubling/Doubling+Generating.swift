import Specification

extension Doubling {
    /// Small numbers mostly, and numbers at the ends of the range.
    public static func generate(from entropy: inout Entropy) -> Input {
        switch entropy.below(4) {
        case 0: Input(number: entropy.one(of: [range.lowerBound, range.upperBound]))
        case 1: Input(number: entropy.integer(in: range))
        default: Input(number: entropy.integer(in: -10...10))
        }
    }
}
