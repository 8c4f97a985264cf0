/// A column of the matrix of edit distances, stored as the differences between its rows (G. Myers, 1999; H. Hyyrö,
/// 2003).
///
/// Neighbours in the matrix differ by at most one, so two bits hold a difference. All rows of a word, or of all
/// words in a vector, go to the next column at once.
struct DifferenceColumn<Word: BitWord> {
    /// Bit i says that row i + 1 is one more than row i.
    var rises = Word.all
    /// Bit i says that row i + 1 is one less than row i.
    var falls = Word.none

    /// How rows change from one column to the next: bit i of a word is for row i + 1, or bit 0 for a single row.
    ///
    /// A bit says that a row does not rise, since that takes fewer instructions than saying that it rises.
    typealias Step = (notRises: Word, falls: Word)

    /// The step of the row for the empty pattern, the same in every column.
    static var firstRow: Step { (.none, .none) }

    /// Goes to the next column; `equal` marks the rows with the column's symbol.
    ///
    /// - Parameter above: The step of the row above the first.
    /// - Returns: The step of each row.
    @inline(__always) @discardableResult
    mutating func advance(_ equal: Word, under above: Step = Self.firstRow) -> Step {
        let equal = equal | above.falls
        let diagonal = (((equal & rises) &+ rises) ^ rises) | equal | falls
        let right = (notRises: ~falls & (diagonal | rises), falls: diagonal & rises)
        // Adding a word to itself shifts it by one.
        let notRises = (right.notRises &+ right.notRises) | above.notRises
        rises = ((right.falls &+ right.falls) | above.falls) | (~diagonal & notRises)
        falls = ~notRises & diagonal
        return right
    }
}

extension DifferenceColumn<UInt64> {
    /// Returns how much greater the value of the last row is than the value of the row above the first.
    @inline(__always)
    func rise(over rows: Int) -> Int {
        let mask = UInt64.max &>> UInt64(64 &- rows)
        return (rises & mask).nonzeroBitCount - (falls & mask).nonzeroBitCount
    }
}
