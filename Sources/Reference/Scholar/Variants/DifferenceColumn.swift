/// A column of the matrix of edit distances by its differences, a bit each (G. Myers, 1999; H. Hyyrö, 2003).
///
/// Neighbours in the matrix differ by one at most, so that two bits tell a difference. All rows of a word go to the next
/// column at once, and where the words are lanes of a vector, those of all lanes.
struct DifferenceColumn<Word: BitWord> {
    /// Bit i says that row i + 1 is one more than row i.
    var rises = Word.all
    /// Bit i says that row i + 1 is one less than row i.
    var falls = Word.none

    /// How rows differ from themselves a column before: bit i of a word is of row i + 1, or bit 0 of a single row.
    ///
    /// `notRises` takes fewer instructions than its opposite.
    typealias Step = (notRises: Word, falls: Word)

    /// The step of the empty pattern's row in every column.
    static var firstRow: Step { (.none, .none) }

    /// Goes to the next column, whose symbol is that of the rows marked in `equal`.
    ///
    /// - Parameter above: What the row above the first does.
    /// - Returns: The step of each row.
    @inline(__always) @discardableResult
    mutating func advance(_ equal: Word, under above: Step = Self.firstRow) -> Step {
        let equal = equal | above.falls
        let diagonal = (((equal & rises) &+ rises) ^ rises) | equal | falls
        let right = (notRises: ~falls & (diagonal | rises), falls: diagonal & rises)
        // A word added to itself is shifted by one.
        let notRises = (right.notRises &+ right.notRises) | above.notRises
        rises = ((right.falls &+ right.falls) | above.falls) | (~diagonal & notRises)
        falls = ~notRises & diagonal
        return right
    }
}

extension DifferenceColumn<UInt64> {
    /// How much the last of some rows has more than the row above the first.
    @inline(__always)
    func rise(over rows: Int) -> Int {
        let mask = UInt64.max &>> UInt64(64 &- rows)
        return (rises & mask).nonzeroBitCount - (falls & mask).nonzeroBitCount
    }
}
