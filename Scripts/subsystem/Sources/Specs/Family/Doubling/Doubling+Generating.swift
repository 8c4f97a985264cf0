import Specification

extension Doubling {
    /// Generates inputs with mostly small numbers, and with numbers at the ends of the range.
    public static func generate(from entropy: inout Entropy) -> Input {
        switch entropy.below(4) {
        case 0: Input(number: entropy.one(of: [range.lowerBound, range.upperBound]))
        case 1: Input(number: entropy.integer(in: range))
        default: Input(number: entropy.integer(in: -10...10))
        }
    }
}
