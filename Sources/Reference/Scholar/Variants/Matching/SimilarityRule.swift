import ScholarSpecs

/// A rule for the greatest distance that similar texts can have at a percentage.
///
/// Clause: SIM-2
struct SimilarityRule: Sendable {
    let percent: Int
    let threshold: SimilarityThreshold

    /// Returns the greatest distance of similar texts if the longer text has `length` symbols; negative if none are
    /// similar.
    ///
    /// One symbol more or less changes this distance by 0 or 1.
    @inline(__always)
    func allowed(_ length: Int) -> Int {
        // 100·(L − d) ≥ percent·L, or > if the threshold is strict; two empty texts count as texts of one equal symbol.
        let spare = (100 - percent) * max(1, length)
        return threshold == .inclusive ? spare / 100 : (spare + 99) / 100 - 1
    }
}
