/// The edit distance up to a limit, in a band of 64 diagonals that one word holds (H. Hyyrö, 2003).
///
/// A path of cost k stays within k diagonals of the main diagonal. In column j, the bits of the word stand for the 64
/// rows up to row j + k, so the word moves down by a row with each column. This move by one row cancels the shift by
/// one bit in `DifferenceColumn`. Above the matrix, all rows are assumed to be like row 0.
///
/// A step outside the band is never assumed to cost less than it really does, so no result is too small. A path of cost
/// at most k lies in the band, so a result of at most k is correct.
struct WordBand {
    /// The greatest limit whose band fits into one word, with 31 diagonals on each side of the main diagonal.
    static let greatestLimit = 31

    let limit: Int

    /// Returns the distance between a string and a pattern, or nil if the distance exceeds the limit. Clause: EDI-1
    ///
    /// - Parameters:
    ///   - rows: The number of symbols in the pattern.
    ///   - masks: For each symbol, `stride` words that mark the rows with that symbol; at the end, one more word, which
    ///     is read but does not affect the result.
    @inline(__always)
    func distance<Code: FixedWidthInteger & UnsignedInteger>(
        _ rows: Int, _ masks: UnsafePointer<UInt64>, stride: Int, _ text: UnsafeBufferPointer<Code>
    ) -> Int? {
        if abs(rows - text.count) > limit { return nil }
        var rises = UInt64.max &<< UInt64(63 - limit)
        var falls: UInt64 = 0
        // The first loop follows the band's lowest diagonal, whose values never fall; the second loop follows the last
        // row of the pattern.
        let diagonal = max(0, rows - limit)
        var distance = min(limit, rows)
        // In the second loop, each column reduces the distance by at most one.
        let most = limit + text.count - diagonal
        for column in 0..<diagonal {
            let equal = Self.rows(
                from: column + limit - 63, masks + Int(truncatingIfNeeded: text[column]) &* stride)
            let same = (((equal & rises) &+ rises) ^ rises) | equal | falls
            distance &+= Int(truncatingIfNeeded: ~same &>> 63)
            if distance > most { return nil }
            Self.advance(&rises, &falls, same)
        }
        for column in diagonal..<text.count {
            let equal = Self.rows(
                from: column + limit - 63, masks + Int(truncatingIfNeeded: text[column]) &* stride)
            let same = (((equal & rises) &+ rises) ^ rises) | equal | falls
            let last = UInt64(truncatingIfNeeded: rows - 1 - (column + limit - 63))
            distance &+= Int(truncatingIfNeeded: ((falls | ~(same | rises)) &>> last) & 1)
            distance &-= Int(truncatingIfNeeded: ((same & rises) &>> last) & 1)
            Self.advance(&rises, &falls, same)
        }
        return distance <= limit ? distance : nil
    }

    @inline(__always)
    private static func advance(_ rises: inout UInt64, _ falls: inout UInt64, _ same: UInt64) {
        let rightRises = falls | ~(same | rises)
        let rightFalls = same & rises
        rises = rightFalls | ~((same &>> 1) | rightRises)
        falls = (same &>> 1) & rightRises
    }

    /// Returns the bits of 64 rows, starting with a given row, which may be before the first row of the matrix.
    @inline(__always)
    private static func rows(from first: Int, _ words: UnsafePointer<UInt64>) -> UInt64 {
        if first <= 0 { return words[0] &<< UInt64(truncatingIfNeeded: -first) }
        let (word, bit) = (first &>> 6, UInt64(truncatingIfNeeded: first & 63))
        return words[word] &>> bit | (words[word &+ 1] &<< 1) &<< (63 &- bit)
    }
}
