/// The edit distance with two rows of the matrix instead of all rows; each new row overwrites the previous one.
public enum TwoRowDistance {
    /// Returns the edit distance between two strings. Clause: EDI-1
    ///
    /// - Complexity: O(m·n) time, O(min(m, n)) space for m and n symbols.
    public static func distance<Symbol: Equatable>(_ a: [Symbol], _ b: [Symbol]) -> Int {
        let (across, down) = a.count <= b.count ? (a, b) : (b, a)
        var row = Array(0...across.count)
        for (i, symbol) in down.enumerated() {
            var diagonal = i
            var left = i + 1
            row[0] = left
            for j in across.indices {
                let above = row[j + 1]
                let substituted = diagonal + (across[j] == symbol ? 0 : 1)
                left = min(min(substituted, above + 1), left + 1)
                row[j + 1] = left
                diagonal = above
            }
        }
        return row[across.count]
    }
}
