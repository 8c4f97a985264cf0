/// The h-index by counting, without sorting.
public enum CountingHIndex {
    /// The largest h such that h of the checked publications have at least h citations each.
    ///
    /// The order does not matter; citations below 0, which the contract refuses before this, count as none.
    ///
    /// - Complexity: O(n) time and space for n publications.
    ///
    /// Clause: HIX-1.
    public static func hIndex(ofCheckedCitations citations: [Int]) -> Int {
        // No h exceeds the number of publications: what has more citations counts as if it had so many.
        var publications = [Int](repeating: 0, count: citations.count + 1)
        for count in citations { publications[min(max(count, 0), citations.count)] += 1 }
        var atLeast = 0
        for h in publications.indices.reversed() {
            atLeast += publications[h]
            if atLeast >= h { return h }
        }
        return 0
    }
}
