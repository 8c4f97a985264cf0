import Specification

extension Response {
    /// Returns a status near the boundary between two actions, a common status, a number that is not a status, or no
    /// reply.
    public static func generate(from entropy: inout Entropy) -> Input {
        switch entropy.below(16) {
        case 0: Input(status: nil)
        case 1, 2: Input(status: entropy.integer(in: 200...299))
        case 3, 4, 5, 6: Input(status: entropy.near(entropy.one(of: [200, 299, 300, 400, 401])))
        case 7, 8, 9: Input(status: entropy.one(of: [204, 301, 304, 403, 404, 418, 500, 503]))
        case 10, 11, 12: Input(status: entropy.integer(in: 100...599))
        case 13, 14:
            Input(status: entropy.one(of: [0, -1, -200, 20, 2_000, 4_001, Int.exactRange.upperBound]))
        default: Input(status: entropy.one(of: [400, 401]))
        }
    }
}
