/// The edit distance by bit-parallelism, with the method that suits the lengths of the strings.
///
/// The symbols are numbers below `alphabet`. The beginning and the end that both strings share are left out, and the
/// shorter string is the pattern. A pattern of up to 64 symbols needs one word, and a pattern of up to 320 symbols
/// needs the full matrix in strips of 64 rows. For a longer pattern, only a band of the matrix is computed.
struct BitParallelDistance<Code: FixedWidthInteger & UnsignedInteger> {
    typealias Text = UnsafeBufferPointer<Code>

    let alphabet: Int

    /// Returns the edit distance between two strings. Clause: EDI-1
    func distance(_ a: Text, _ b: Text) -> Int {
        let (first, second) = CommonEnds.dropped(a, b)
        let (pattern, text) = first.count <= second.count ? (first, second) : (second, first)
        if pattern.isEmpty { return text.count }
        if pattern.count <= 64 { return inOneWord(pattern, text) }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4 * alphabet) { masks in
            withUnsafeTemporaryAllocation(of: RowStep.self, capacity: text.count) { steps in
                guard let masks = masks.baseAddress, let steps = steps.baseAddress else { return 0 }
                masks.initialize(repeating: 0, count: 4 * alphabet)
                return banded(pattern, text, Workspace(masks: masks, steps: steps))
            }
        }
    }

    private func inOneWord(_ pattern: Text, _ text: Text) -> Int {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: alphabet) { masks in
            masks.initialize(repeating: 0)
            var bit: UInt64 = 1
            for symbol in pattern {
                masks[Int(truncatingIfNeeded: symbol)] |= bit
                bit &<<= 1
            }
            var column = DifferenceColumn<UInt64>()
            for symbol in text { column.advance(masks[Int(truncatingIfNeeded: symbol)]) }
            return text.count + column.rise(over: pattern.count)
        }
    }

    /// The memory that `within` uses: masks that are all zero before and after the call, and a step for each column.
    private struct Workspace {
        let masks: UnsafeMutablePointer<UInt64>
        let steps: UnsafeMutablePointer<RowStep>
    }

    /// Returns the distance between a string and a pattern of more than 64 symbols.
    ///
    /// If the pattern has more than 320 symbols, only a band of the matrix is computed. The diagonals through the first
    /// and the last entry of the matrix, and all diagonals between them, are the middle of the band. A path of cost d
    /// goes at most (d − l) / 2 diagonals beyond the middle, where l is the difference in length. A narrow band gives
    /// an upper bound on the cost, and a band wide enough for paths of that cost gives the least cost.
    private func banded(_ pattern: Text, _ text: Text, _ space: Workspace) -> Int {
        if pattern.count <= 128 { return within(text.count, pattern, text, space, SIMD2<UInt64>.self) }
        if pattern.count <= 320 { return within(text.count, pattern, text, space, SIMD4<UInt64>.self) }
        let narrow = 28
        let cost = within(narrow, pattern, text, space, SIMD2<UInt64>.self)
        let reach = (cost - (text.count - pattern.count)) / 2
        if reach <= narrow { return cost }
        return reach < 100
            ? within(reach, upTo: cost, pattern, text, space, SIMD2<UInt64>.self)
            : within(reach, upTo: cost, pattern, text, space, SIMD4<UInt64>.self)
    }

    /// Returns the least cost of the paths that go at most `reach` diagonals beyond the middle of the band.
    ///
    /// A few strips of 64 rows are computed at a time, in the columns where the band crosses these strips. Outside
    /// these columns, each step is assumed to cost one, so that the result is never too small. If an upper bound `most`
    /// on the cost is known, the costs at the edges of the band are used to narrow the band. Suppose a path reaches a
    /// row at cost e, and is then o columns to the right of the middle. If the path goes x columns farther right, it
    /// costs at least e + x + (o + x). The same bound holds for paths to the left of the middle.
    @inline(never)
    private func within<Vector: SIMD & BitWord>(
        _ reach: Int, upTo most: Int? = nil, _ pattern: Text, _ text: Text, _ space: Workspace, _: Vector.Type
    ) -> Int where Vector.Scalar == UInt64 {
        let lanes = Vector.scalarCount
        space.steps.initialize(repeating: .rises, count: text.count)
        let difference = text.count - pattern.count
        // How many columns the band extends to the left and to the right of its middle.
        var (reachLeft, reachRight) = (reach, reach)
        // The value of the matrix where the row above the strips meets the column before the first computed column.
        var corner = 0
        var (left, right) = (0, 0)
        var top = 0
        while true {
            let rows = min(64 * lanes, pattern.count - top)
            let bottom = top + rows
            let columns = max(left, top - reachLeft)..<min(text.count, bottom + difference + reachRight)
            corner += sum(of: space.steps, left..<columns.lowerBound)
            left = columns.lowerBound
            let isLast = bottom == pattern.count
            let along = isLast ? sum(of: space.steps, columns) : 0

            for row in 0..<rows {
                space.masks[place(pattern[top + row], row, lanes)] |= 1 &<< UInt64(row & 63)
            }
            var strips = StripLanes<Vector>()
            strips.sweep(text, columns, space.masks, space.steps)
            for row in 0..<rows { space.masks[place(pattern[top + row], row, lanes)] = 0 }

            if isLast { return corner + along + strips.rise(over: rows) }
            corner += rows
            top = bottom
            // Any columns to the right of `columns` were computed only for the strips above. The steps of these columns
            // belong to an earlier row, so the steps are replaced.
            for column in columns.upperBound..<max(columns.upperBound, right) { space.steps[column] = .rises }
            right = columns.upperBound
            if let most {
                let offset = right - bottom - difference
                reachRight = min(reachRight, (most - corner - sum(of: space.steps, columns) + offset) >> 1)
                reachLeft = min(reachLeft, (most - corner - (left - bottom - difference)) >> 1 - difference)
            }
        }
    }

    @inline(__always)
    private func place(_ symbol: Code, _ row: Int, _ lanes: Int) -> Int {
        Int(truncatingIfNeeded: symbol) &* lanes &+ row / 64
    }

    private func sum(of steps: UnsafeMutablePointer<RowStep>, _ columns: Range<Int>) -> Int {
        columns.reduce(0) { $0 + steps[$1].difference }
    }
}
