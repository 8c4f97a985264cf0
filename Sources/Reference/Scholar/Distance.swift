import ScholarSpecs
import Specification

/// An implementation of scholar.distance that computes the full matrix, as the source does.
extension Distance: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        Output(distance: between(input.a, input.b, by: readings[Symbol.self]))
    }

    /// Returns the distance between two strings. Clauses: EDI-1, EDI-3
    static func between(_ a: String, _ b: String, by symbol: Symbol) -> Int {
        switch symbol {
        case .utf16: distance(Array(a.utf16), Array(b.utf16))
        case .scalar: distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
        // Clusters are compared by their scalars, without normalisation.
        case .grapheme: distance(a.map { Array($0.unicodeScalars) }, b.map { Array($0.unicodeScalars) })
        }
    }

    /// Returns the edit distance. If the full matrix would have more than 2^26 cells, only two of its rows are stored.
    private static func distance<S: Equatable>(_ a: [S], _ b: [S]) -> Int {
        (a.count + 1) * (b.count + 1) <= 1 << 26
            ? FullMatrixDistance.distance(a, b) : TwoRowDistance.distance(a, b)
    }

    public static let variants = [
        Variant<Distance>(
            "two-rows", "two rows of the matrix instead of all rows",
            CodeDistance(compute: TwoRowDistance.distance)),
        Variant<Distance>(
            "banded", "a band around the diagonal, widened until it contains the answer (Ukkonen)",
            CodeDistance(compute: BandedDistance.distance)),
        Variant<Distance>(
            "myers",
            "bit-parallel in one 64-bit word, or in blocks if both strings have more than 64 symbols (Myers)",
            CodeDistance(compute: MyersDistance.distance)),
        Variant<Distance>(
            "blocked", "bit-parallel in blocks of 64 symbols at any length (Hyyrö)",
            CodeDistance(compute: BlockedMyersDistance.distance)),
        Variant<Distance>(
            "adaptive",
            """
            bit-parallel in one word, in parallel strips or in a band of strips; the common ends of the strings are \
            left out
            """,
            AdaptiveDistance()),
    ]
}
