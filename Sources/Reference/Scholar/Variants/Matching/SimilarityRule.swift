import ScholarSpecs

/// The greatest distance of similar texts at a percentage.
///
/// Clause: SIM-2
struct SimilarityRule: Sendable {
    let percent: Int
    let threshold: SimilarityThreshold

    /// Returns the greatest distance of similar texts if the longer has `length` symbols; negative if none are similar.
    ///
    /// One symbol more or less changes this distance by 0 or 1.
    @inline(__always)
    func allowed(_ length: Int) -> Int {
        // 100·(L − d) ≥ percent·L, or more than that; two empty texts are 1 of 1 alike.
        let spare = (100 - percent) * max(1, length)
        return threshold == .inclusive ? spare / 100 : (spare + 99) / 100 - 1
    }
}
