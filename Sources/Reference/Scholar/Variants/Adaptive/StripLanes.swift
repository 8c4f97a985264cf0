/// Strips of 64 rows of the distance matrix, one below the other, each in a lane of a vector.
///
/// Each strip is one column behind the strip above, so that all strips go to their next column at once.
struct StripLanes<Vector: SIMD & BitWord> where Vector.Scalar == UInt64 {
    private var column = DifferenceColumn<Vector>()
    /// For each strip, the change of its last row from the previous column to the strip's current column.
    private var last = DifferenceColumn<Vector>.firstRow

    /// Advances all strips over the given columns of the matrix.
    ///
    /// In the column directly before `columns`, each value is assumed to be one more than the value above it.
    ///
    /// - Parameters:
    ///   - masks: For each symbol, the rows of the first strip that have that symbol, then those of the second strip,
    ///     and so on.
    ///   - steps: In each column, the step of the row above the strips; after the call, the step of the last row.
    @inline(__always)
    mutating func sweep<Code: FixedWidthInteger>(
        _ text: UnsafeBufferPointer<Code>, _ columns: Range<Int>, _ masks: UnsafePointer<UInt64>,
        _ steps: UnsafeMutablePointer<RowStep>
    ) {
        let lanes = Vector.scalarCount
        for place in columns.lowerBound..<(columns.upperBound + lanes - 1) {
            var equal = Vector()
            if place >= columns.lowerBound + lanes - 1, place < columns.upperBound {
                for lane in 0..<lanes {
                    equal[lane] = masks[Int(truncatingIfNeeded: text[place &- lane]) &* lanes &+ lane]
                }
                advance(equal, under: steps[place])
            } else {
                // Strips that have not reached the first column, or have passed the last column, must not change.
                let before = self
                for lane in 0..<lanes where columns.contains(place - lane) {
                    equal[lane] = masks[Int(truncatingIfNeeded: text[place - lane]) * lanes + lane]
                }
                advance(equal, under: place < columns.upperBound ? steps[place] : .rises)
                for lane in 0..<lanes where !columns.contains(place - lane) {
                    column.rises[lane] = before.column.rises[lane]
                    column.falls[lane] = before.column.falls[lane]
                }
                guard place - lanes + 1 >= columns.lowerBound else { continue }
            }
            steps[place &- lanes &+ 1] = RowStep(last.notRises[lanes &- 1], last.falls[lanes &- 1])
        }
    }

    /// Advances each strip to its next column, where `equal` marks the rows that have the symbol of that column.
    @inline(__always)
    private mutating func advance(_ equal: Vector, under step: RowStep) {
        let right = column.advance(
            equal,
            under: (Self.handedDown(last.notRises, step.notRises), Self.handedDown(last.falls, step.falls)))
        last = (right.notRises &>> 63, right.falls &>> 63)
    }

    /// Returns the value of each lane moved to the next lane; the first lane gets the value `first`.
    @inline(__always)
    private static func handedDown(_ lanes: Vector, _ first: UInt64) -> Vector {
        var next = lanes
        next[0] = first
        for lane in 1..<Vector.scalarCount { next[lane] = lanes[lane &- 1] }
        return next
    }

    /// Returns the difference, in the last column, between the value of the last row and the value of the row above the
    /// strips.
    func rise(over rows: Int) -> Int {
        (0..<Vector.scalarCount).reduce(0) { sum, lane in
            let height = min(64, rows - 64 * lane)
            guard height > 0 else { return sum }
            let strip = DifferenceColumn(rises: column.rises[lane], falls: column.falls[lane])
            return sum + strip.rise(over: height)
        }
    }

    /// Returns the distance between a string and a pattern that fits into the lanes.
    static func distance<Code: FixedWidthInteger & UnsignedInteger>(
        _ rows: Int, _ masks: UnsafePointer<UInt64>, _ text: UnsafeBufferPointer<Code>
    ) -> Int {
        withUnsafeTemporaryAllocation(of: RowStep.self, capacity: text.count) { steps in
            guard let steps = steps.baseAddress else { return rows }
            steps.initialize(repeating: .rises, count: text.count)
            var strips = Self()
            strips.sweep(text, 0..<text.count, masks, steps)
            return text.count + strips.rise(over: rows)
        }
    }
}

/// The change of a row from one column to the next, stored in a byte.
struct RowStep {
    private let bits: UInt8

    /// The step of row 0; this row belongs to the empty pattern, and its value grows by one in every column.
    static let rises = RowStep(0, 0)

    /// Creates a step from two words, each of which is 0 or 1.
    @inline(__always)
    init(_ notRises: UInt64, _ falls: UInt64) { bits = UInt8(truncatingIfNeeded: notRises | falls &<< 1) }

    @inline(__always) var notRises: UInt64 { UInt64(bits & 1) }
    @inline(__always) var falls: UInt64 { UInt64(bits &>> 1) }
    /// The change of the row: 1, 0 or -1.
    @inline(__always) var difference: Int { 1 - Int(bits & 1) - Int(bits &>> 1) }
}
