/// Strips of 64 rows of the matrix of edit distances, one under the other, each in a lane of a vector.
///
/// Of a column only the differences from row to row are kept, a bit each (G. Myers, 1999; H. Hyyrö, 2003). Each strip is
/// a column behind the one above, so that all of them go to their next column at once.
struct StripLanes<Vector: SIMD> where Vector.Scalar == UInt64 {
    /// Bit i of a lane says that row i + 1 of its strip is one more than row i.
    private(set) var rises = Vector(repeating: .max)
    /// Bit i of a lane says that row i + 1 of its strip is one less than row i.
    private(set) var falls = Vector(repeating: 0)
    /// What the last row of each strip does in the column that the strip is at: 1 in one of them, if not level.
    private var lastRises = Vector(repeating: 0)
    private var lastFalls = Vector(repeating: 0)

    /// Goes over some columns of a text, at the left of which each row is one more than the row above.
    ///
    /// - Parameters:
    ///   - masks: For each symbol, the rows of the first strip that have it, then those of the second, and so on.
    ///   - steps: What the row above the strips does in each column (1 rises, 2 falls, 0 is level); afterwards, what
    ///     the last row does.
    @inline(__always)
    mutating func sweep<Code: FixedWidthInteger>(
        _ text: UnsafeBufferPointer<Code>, _ columns: Range<Int>, _ masks: UnsafeMutablePointer<UInt64>,
        _ steps: UnsafeMutablePointer<UInt8>
    ) {
        let lanes = Vector.scalarCount
        for column in columns.lowerBound..<(columns.upperBound + lanes - 1) {
            var equal = Vector()
            if column >= columns.lowerBound + lanes - 1, column < columns.upperBound {
                for lane in 0..<lanes {
                    equal[lane] = masks[Int(truncatingIfNeeded: text[column &- lane]) &* lanes &+ lane]
                }
                advance(equal, under: steps[column])
            } else {
                // Some strips are not yet at the first column, or have gone over the last.
                let before = self
                for lane in 0..<lanes where columns.contains(column - lane) {
                    equal[lane] = masks[Int(truncatingIfNeeded: text[column - lane]) * lanes + lane]
                }
                advance(equal, under: column < columns.upperBound ? steps[column] : 0)
                for lane in 0..<lanes where !columns.contains(column - lane) {
                    rises[lane] = before.rises[lane]
                    falls[lane] = before.falls[lane]
                }
                guard column - lanes + 1 >= columns.lowerBound else { continue }
            }
            steps[column &- lanes &+ 1] =
                UInt8(truncatingIfNeeded: lastRises[lanes &- 1] | lastFalls[lanes &- 1] &<< 1)
        }
    }

    /// Takes each strip to its next column, whose symbol is that of the rows marked in `equal`.
    @inline(__always)
    private mutating func advance(_ equal: Vector, under step: UInt8) {
        let aboveRises = Self.handedDown(lastRises, UInt64(step & 1))
        let aboveFalls = Self.handedDown(lastFalls, UInt64(step &>> 1))
        let equal = equal | aboveFalls
        let diagonal = (((equal & rises) &+ rises) ^ rises) | equal | falls
        let rightRises = falls | ~(diagonal | rises)
        let rightFalls = diagonal & rises
        let shifted = rightRises &<< 1 | aboveRises
        rises = (rightFalls &<< 1 | aboveFalls) | ~(diagonal | shifted)
        falls = shifted & diagonal
        lastRises = rightRises &>> 63
        lastFalls = rightFalls &>> 63
    }

    /// The lanes a place further down, with another value for the first.
    @inline(__always)
    private static func handedDown(_ lanes: Vector, _ first: UInt64) -> Vector {
        var next = lanes
        next[0] = first
        for lane in 1..<Vector.scalarCount { next[lane] = lanes[lane &- 1] }
        return next
    }

    /// How much the last of some rows has more than the row above the first, in the last column.
    func rise(over rows: Int) -> Int {
        (0..<Vector.scalarCount).reduce(0) { sum, lane in
            let height = min(64, rows - 64 * lane)
            guard height > 0 else { return sum }
            let mask = UInt64.max >> UInt64(64 - height)
            return sum + (rises[lane] & mask).nonzeroBitCount - (falls[lane] & mask).nonzeroBitCount
        }
    }
}
