/// A column of the matrix of edit distances, stored as the differences between neighbouring rows (G. Myers, 1999; H.
/// Hyyrö, 2003).
///
/// Neighbours in the matrix differ by at most one, so a difference fits in two bits. All rows of a word, or of all
/// words in a vector, go to the next column at once.
struct DifferenceColumn<Word: BitWord> {
    /// A word whose bit i is set if the value of row i + 1 is one more than the value of row i.
    var rises = Word.all
    /// A word whose bit i is set if the value of row i + 1 is one less than the value of row i.
    var falls = Word.none

    /// The changes of rows from one column to the next; bit i of a word is for row i + 1. The step of a single row is
    /// in bit 0.
    ///
    /// The first word marks the rows that do not rise, since this takes fewer instructions than marking the rows that
    /// rise.
    typealias Step = (notRises: Word, falls: Word)

    /// The step of row 0; this row belongs to the empty pattern, and its value grows by one in every column.
    static var firstRow: Step { (.none, .none) }

    /// Advances to the next column, where `equal` marks the rows that have the symbol of that column.
    ///
    /// - Parameter above: The step of the row above the first row.
    /// - Returns: The step of each row.
    @inline(__always) @discardableResult
    mutating func advance(_ equal: Word, under above: Step = Self.firstRow) -> Step {
        let equal = equal | above.falls
        let diagonal = (((equal & rises) &+ rises) ^ rises) | equal | falls
        let right = (notRises: ~falls & (diagonal | rises), falls: diagonal & rises)
        // Adding a word to itself shifts its bits by one place.
        let notRises = (right.notRises &+ right.notRises) | above.notRises
        rises = ((right.falls &+ right.falls) | above.falls) | (~diagonal & notRises)
        falls = ~notRises & diagonal
        return right
    }
}

extension DifferenceColumn<UInt64> {
    /// Returns how much greater the value of the last row is than the value of the row above the first row.
    @inline(__always)
    func rise(over rows: Int) -> Int {
        let mask = UInt64.max &>> UInt64(64 &- rows)
        return (rises & mask).nonzeroBitCount - (falls & mask).nonzeroBitCount
    }
}

/// A word of bits, or a vector of several words, that can hold a column of the matrix of edit distances.
protocol BitWord {
    static var none: Self { get }
    static var all: Self { get }
    static func & (a: Self, b: Self) -> Self
    static func | (a: Self, b: Self) -> Self
    static func ^ (a: Self, b: Self) -> Self
    static func &+ (a: Self, b: Self) -> Self
    static prefix func ~ (a: Self) -> Self
}

extension UInt64: BitWord {
    @inline(__always) static var none: UInt64 { 0 }
    @inline(__always) static var all: UInt64 { .max }
}

extension SIMD where Scalar == UInt64 {
    @inline(__always) static var none: Self { Self(repeating: 0) }
    @inline(__always) static var all: Self { Self(repeating: .max) }
}

extension SIMD2: BitWord where Scalar == UInt64 {}
extension SIMD4: BitWord where Scalar == UInt64 {}
