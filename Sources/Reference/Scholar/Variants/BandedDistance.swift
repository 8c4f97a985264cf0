/// The edit distance within a band of diagonals (E. Ukkonen, 1985).
public enum BandedDistance {
    /// Returns the edit distance between two strings. Clause: EDI-1
    ///
    /// The function doubles a limit until the distance does not exceed it.
    ///
    /// - Complexity: O(d·min(m, n)) time for m and n symbols at distance d, O(d) space.
    public static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
        var limit = max(8, abs(a.count - b.count))
        while true {
            if let distance = distance(a, b, atMost: limit) { return distance }
            limit *= 2
        }
    }

    /// Returns the distance between two strings, or nil if the distance exceeds the limit. Clause: EDI-1
    ///
    /// The diagonals through the first and the last entry of the matrix, and all diagonals between them, are the middle
    /// of the band. A path of at most `limit` edits goes at most (`limit` − l) / 2 diagonals beyond the middle, where l
    /// is the difference in length. In row i, entry k of `band` is the matrix entry e(i, i + k − slack).
    ///
    /// - Complexity: O(limit·min(m, n)) time, O(limit) space for m and n symbols.
    public static func distance(_ a: [UInt16], _ b: [UInt16], atMost limit: Int) -> Int? {
        let (short, long) = a.count <= b.count ? (a, b) : (b, a)
        let excess = long.count - short.count
        guard limit >= excess else { return nil }

        let limit = min(limit, long.count)
        let slack = (limit - excess) / 2
        let width = excess + 2 * slack + 1
        let never = short.count + long.count
        var band = [Int](repeating: never, count: width + 1)  // The last entry is outside the band.
        for k in slack..<width { band[k] = k - slack }

        for i in 0..<short.count {
            let symbol = short[i]
            var left = never
            var best = never
            var first = 0
            if i < slack {
                first = slack - i
                left = i + 1
                best = left
                band[first - 1] = left
            }
            var diagonal = band[first]
            for k in first..<min(width, long.count - i + slack) {
                let above = band[k + 1]
                let substituted = diagonal + (symbol == long[i + k - slack] ? 0 : 1)
                left = min(min(substituted, above + 1), left + 1)
                band[k] = left
                best = min(best, left)
                diagonal = above
            }
            if best > limit { return nil }
        }
        let distance = band[excess + slack]
        return distance <= limit ? distance : nil
    }
}
