/// Strings prepared in the lanes of a vector, so that another string is compared with all of them at once.
///
/// All lanes read each symbol of the other string at the same time. The table has one vector for each symbol, with a
/// word for every lane, so no values have to be collected lane by lane.
struct PatternLanes<Vector: LaneVector, Code: FixedWidthInteger & UnsignedInteger> {
    typealias Text = UnsafeBufferPointer<Code>
    typealias Step = DifferenceColumn<LaneWords<Vector>>.Step

    /// For each word of rows and each symbol, a vector; each lane marks the rows of its pattern that have the symbol.
    private let masks: [LaneWords<Vector>]
    /// For each word of rows, a vector; each lane marks the rows that its pattern has.
    private let rows: [LaneWords<Vector>]
    private let alphabet: Int

    /// Prepares some patterns, at most as many as the vector has lanes.
    init(_ patterns: some Sequence<Text>, words: Int, alphabet: Int) {
        self.alphabet = alphabet
        let bits = Vector.Scalar.bitWidth
        var masks = Array(repeating: Vector(), count: alphabet * words)
        var rows = Array(repeating: Vector(), count: words)
        for (lane, pattern) in patterns.enumerated() {
            for (row, symbol) in pattern.enumerated() {
                let bit: Vector.Scalar = 1 << (row % bits)
                masks[row / bits * alphabet + Int(truncatingIfNeeded: symbol)][lane] |= bit
                rows[row / bits][lane] |= bit
            }
        }
        self.masks = masks.map { LaneWords($0) }
        self.rows = rows.map { LaneWords($0) }
    }

    /// Runs a body with the tables, which the body can use for many strings.
    func withTables<Result>(_ body: (Tables) -> Result) -> Result {
        masks.withUnsafeBufferPointer { masks in
            rows.withUnsafeBufferPointer { body(Tables(masks: masks, rows: $0, alphabet: alphabet)) }
        }
    }

    struct Tables {
        fileprivate let masks: UnsafeBufferPointer<LaneWords<Vector>>
        fileprivate let rows: UnsafeBufferPointer<LaneWords<Vector>>
        fileprivate let alphabet: Int

        /// Returns, for each pattern, its distance from a string plus the length of the pattern minus the length of
        /// the string. Clause: EDI-1
        ///
        /// - Parameter steps: Memory for one step per symbol of the string.
        @inline(__always)
        func excess(of text: Text, _ steps: UnsafeMutableBufferPointer<Step>) -> Vector {
            var excess = LaneWords<Vector>.none
            for word in rows.indices {
                let masks = UnsafeBufferPointer(rebasing: masks[(word &* alphabet)...])
                var column = DifferenceColumn<LaneWords<Vector>>()
                if rows.count == 1 {
                    for symbol in text { column.advance(masks[Int(truncatingIfNeeded: symbol)]) }
                } else {
                    for (place, symbol) in text.enumerated() {
                        let above = word == 0 ? DifferenceColumn.firstRow : steps[place]
                        let right = column.advance(masks[Int(truncatingIfNeeded: symbol)], under: above)
                        steps[place] = (right.notRises.highest, right.falls.highest)
                    }
                }
                // A row that rises counts as two, a row that stays the same as one, and a row that falls as zero.
                excess = excess &+ (column.rises & rows[word]).bitCount(with: ~column.falls & rows[word])
            }
            return excess.vector
        }
    }
}
