import ScholarSpecs

/// The rule for the maximum distance between two similar strings, given a percentage and a threshold.
/// Clause: SIM-2
struct SimilarityRule: Sendable {
    let percent: Int
    let threshold: SimilarityThreshold

    /// Returns the maximum distance between two similar strings if the longer string has `length` symbols; negative if
    /// no such strings are similar.
    ///
    /// Adding 1 to `length`, or subtracting 1, changes this distance by 0 or 1.
    @inline(__always)
    func allowed(_ length: Int) -> Int {
        // The distance d must satisfy 100·(L − d) ≥ percent·L (strict: >). For two empty strings, L is 1.
        let spare = (100 - percent) * max(1, length)
        return threshold == .inclusive ? spare / 100 : (spare + 99) / 100 - 1
    }
}

/// The indices of two similar titles in their lists, their distance, and the length of the longer title.
public struct TitleMatch: Equatable, Sendable {
    public let left: Int
    public let right: Int
    public let distance: Int
    /// The length of the longer title, at least 1.
    public let length: Int

    /// The similarity in percent.
    public var similarity: Double { Double(100 * (length - distance)) / Double(length) }
}
