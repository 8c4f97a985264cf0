import Specification

extension Response {
    /// Returns statuses where the action changes, usual statuses, and numbers that are not a status.
    public static func generate(from entropy: inout Entropy) -> Input {
        switch entropy.below(8) {
        case 0: Input(status: nil)
        case 1: Input(status: entropy.integer(in: 200...299))
        case 2, 3: Input(status: entropy.near(entropy.one(of: [200, 299, 300, 400, 401])))
        case 4: Input(status: entropy.one(of: [204, 301, 304, 403, 404, 418, 500, 503]))
        case 5: Input(status: entropy.integer(in: 100...599))
        case 6: Input(status: entropy.one(of: [0, -1, -200, 20, 2_000, 4_001, Int.exactRange.upperBound]))
        default: Input(status: entropy.one(of: [400, 401]))
        }
    }
}
