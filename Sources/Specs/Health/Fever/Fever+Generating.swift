import Specification

extension Fever {
    /// Generates temperatures around the bound, and decimals that equal the bound only in single precision.
    public static func generate(from entropy: inout Entropy) -> Input {
        let float: Float =
            switch entropy.below(6) {
            case 0, 1: entropy.one(of: [bound, bound.nextUp, bound.nextDown])
            case 2: Float(375 + entropy.integer(in: -20...20)) / 10
            case 3: Float(entropy.double(in: 33...44))
            case 4:
                entropy.one(of: [0, 1, -0.5, -37.5, -38, .leastNonzeroMagnitude, 36.6, 38, 99.5, -1000, 1000])
            default: Float(entropy.double(in: 37.4...37.6))
            }
        guard entropy.once(in: 4) else { return Input(temperature: Single(float)) }
        let written = entropy.one(of: [
            "37.500001", "37.499999", "37.5000019", "37.50000191", "37.5", "3.75e1",
        ])
        return Input(temperature: Single(spelled: written))
    }
}
