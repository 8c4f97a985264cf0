/// The edit distance by bit-parallelism at any length, 64 rows of the matrix at a time (H. Hyyrö, 2003).
public enum BlockedMyersDistance {
    /// Returns the edit distance between two strings. Clause: EDI-1
    ///
    /// The shorter string is the pattern, cut into strips of 64 rows. Each strip gets the steps along the last row of
    /// the strip above and passes on the steps along its own last row. The distance is the length of the pattern plus
    /// the sum of the steps along the last row of the last strip.
    ///
    /// - Complexity: O(n·⌈m / 64⌉) time, O(n) space for m ≤ n symbols.
    public static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
        let (pattern, text) = a.count <= b.count ? (a, b) : (b, a)
        if pattern.isEmpty { return text.count }
        let numbers = SymbolNumbers(of: pattern)
        let numberedText = text.map { numbers[$0] }
        var masks = [UInt64](repeating: 0, count: numbers.count + 1)
        var steps = [RowStep](repeating: .rises, count: text.count)
        for start in stride(from: 0, to: pattern.count, by: 64) {
            let strip = pattern[start..<min(start + 64, pattern.count)]
            for (row, symbol) in strip.enumerated() { masks[Int(numbers[symbol])] |= 1 << UInt64(row) }
            sweep(masks, strip.count, numberedText, &steps)
            for symbol in strip { masks[Int(numbers[symbol])] = 0 }
        }
        return steps.reduce(pattern.count) { $0 + $1.difference }
    }

    /// Sweeps over one strip from left to right, and replaces the steps of the row above the strip with the steps of
    /// the strip's last row.
    private static func sweep(_ masks: [UInt64], _ rows: Int, _ text: [UInt32], _ steps: inout [RowStep]) {
        let last = UInt64(rows - 1)
        var column = DifferenceColumn<UInt64>()
        for j in text.indices {
            let right = column.advance(masks[Int(text[j])], under: (steps[j].notRises, steps[j].falls))
            steps[j] = RowStep((right.notRises &>> last) & 1, (right.falls &>> last) & 1)
        }
    }
}

extension BlockedMyersDistance {
    /// Numbers for the symbols of a string in order of appearance, 1, 2, 3, …; 0 for all other symbols.
    ///
    /// The numbers are stored in pages of 256 code units each, as in Unicode's own tables. The first page contains only
    /// zeros, and stands for every page without a symbol of the string.
    struct SymbolNumbers {
        private(set) var count = 0
        private var pages = [Int](repeating: 0, count: 256)
        private var entries = [UInt32](repeating: 0, count: 256)

        /// Numbers the symbols of a string.
        ///
        /// - Complexity: O(n) for n symbols, plus 256 for each of at most 256 pages.
        init(of text: [UInt16]) {
            for symbol in text where self[symbol] == 0 {
                let page = Int(symbol >> 8)
                if pages[page] == 0 {
                    pages[page] = entries.count
                    entries.append(contentsOf: repeatElement(0, count: 256))
                }
                count += 1
                entries[pages[page] + Int(symbol & 255)] = UInt32(count)
            }
        }

        /// Returns the number of a symbol, from 1 to `count`, or 0 if the symbol is not in the string.
        ///
        /// - Complexity: O(1).
        subscript(symbol: UInt16) -> UInt32 { entries[pages[Int(symbol >> 8)] + Int(symbol & 255)] }
    }
}
