/// The edit distance, computed with the full matrix as in textbooks (R. A. Wagner and M. J. Fischer, 1974).
public enum FullMatrixDistance {
    /// Returns the least number of insertions, deletions and substitutions of one symbol that turn `a` into `b`.
    /// Clause: EDI-1
    ///
    /// The entry e(i, j) of the matrix is the distance between the first i symbols of `a` and the first j symbols of
    /// `b`; the last entry is the result.
    ///
    /// - Complexity: O(m·n) time and space for m and n symbols.
    @inlinable
    public static func distance<Symbol: Equatable>(_ a: [Symbol], _ b: [Symbol]) -> Int {
        let width = b.count + 1
        // The rows of the matrix follow each other in one array; 32 bits are enough for the entries of any matrix that
        // fits into memory.
        var e = [Int32](repeating: 0, count: (a.count + 1) * width)
        for i in 0...a.count { e[i * width] = Int32(i) }
        for j in 0...b.count { e[j] = Int32(j) }
        for i in a.indices {
            let above = i * width
            let row = above + width
            for j in b.indices {
                let substituted = e[above + j] + (a[i] == b[j] ? 0 : 1)
                let deleted = e[above + j + 1] + 1
                let inserted = e[row + j] + 1
                e[row + j + 1] = min(substituted, deleted, inserted)
            }
        }
        return Int(e[a.count * width + b.count])
    }
}
