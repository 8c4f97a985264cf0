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
        var publications = [Int32](repeating: 0, count: citations.count + 1)
        return hIndex(of: citations[...], counting: &publications)
    }

    /// The same, counting in an array that is all zeros before and after; it grows if it must.
    static func hIndex(
        of citations: ArraySlice<some FixedWidthInteger>, counting publications: inout [Int32]
    ) -> Int {
        // No h exceeds the number of publications, so higher citations count as that number.
        let most = citations.count
        if publications.count <= most {
            publications += Array(repeating: 0, count: most + 1 - publications.count)
        }
        for count in citations { publications[Int(min(max(count, 0), numericCast(most)))] += 1 }
        var (h, atLeast) = (most, Int(publications[most]))
        while atLeast < h {
            h -= 1
            atLeast += Int(publications[h])
        }
        for h in 0...most { publications[h] = 0 }
        return h
    }
}
