/// The h-indices of many authors whose citations are in one array, without an allocation for each author.
///
/// Authors with more than eight publications go to `CountingHIndex`, which computes the h-index of one author. `make
/// peers` measures the speed of this type in the group "h-index".
public enum AuthorsHIndex {
    /// Returns for each author the largest h such that h publications have at least h citations each. Clause: HIX-1
    ///
    /// - Parameters:
    ///   - citations: The citations of the checked publications, one author after the other; a negative number counts
    ///     as 0.
    ///   - ends: The index after the last citation of each author, in order; the first author's citations begin at
    ///     index 0.
    /// - Precondition: The ends never decrease, and the last is at most the number of citations.
    /// - Complexity: O(n) time for n publications, and space proportional to the greatest number of publications of one
    ///   author.
    public static func hIndices(citations: [Int32], ends: [Int]) -> [Int32] {
        var publications: [Int32] = []
        var indices: [Int32] = []
        indices.reserveCapacity(ends.count)
        var start = 0
        for end in ends {
            indices.append(
                end - start <= 8
                    ? ofAtMostEight(citations, start, end)
                    : Int32(CountingHIndex.hIndex(of: citations[start..<end], counting: &publications)))
            start = end
        }
        return indices
    }

    /// Returns the h-index of an author who has at most eight publications, as most authors do.
    ///
    /// Byte k of a word, counted from 0, is the number of publications with more than k citations. Adding 127 - k to
    /// byte k sets the byte's highest bit if the number exceeds k. Since the counts fall as k grows, h is the number of
    /// bytes whose highest bit is set after this addition.
    private static func ofAtMostEight(_ citations: [Int32], _ start: Int, _ end: Int) -> Int32 {
        var counts: UInt64 = 0
        for place in start..<end {
            let number = UInt64(truncatingIfNeeded: min(max(citations[place], 0), 8))
            // For eight citations, the shift is by all 64 bits, which gives 0.
            counts += 0x0101_0101_0101_0101 & ~(~0 << (number * 8))
        }
        let reached = (counts + 0x7879_7A7B_7C7D_7E7F) & 0x8080_8080_8080_8080
        return Int32(reached.nonzeroBitCount)
    }
}
