/// A string of numbered symbols, with tables for comparing other strings with it.
///
/// The tables are kept until another string replaces the current one. Comparing allocates nothing.
struct PreparedPattern<Code: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    typealias Text = UnsafeBufferPointer<Code>

    private let alphabet: Int
    private var pattern: [Code] = []
    /// For each symbol, `strips` words that mark the rows with that symbol; at the end, one more word for `WordBand`.
    private var masks: [UInt64] = []
    /// The number of words of 64 rows that hold the string: 1, 2 or 4; 0 if the string has more than 256 symbols.
    private var strips = 0

    /// Creates an empty pattern.
    ///
    /// - Parameter alphabet: A number that is greater than every symbol.
    init(alphabet: Int) { self.alphabet = alphabet }

    var count: Int { pattern.count }

    /// Replaces the string with another.
    ///
    /// - Complexity: O(n) for n symbols of both strings together, if both need the same number of words.
    mutating func take(_ text: Text) {
        mark { _, _ in 0 }
        pattern.replaceSubrange(pattern.startIndex..., with: text)
        let words =
            switch text.count {
            case ...64: 1
            case ...128: 2
            case ...256: 4
            default: 0
            }
        if words != strips {
            strips = words
            masks = Array(repeating: 0, count: words == 0 ? 0 : alphabet * words + 1)
        }
        mark { $0 | 1 &<< UInt64($1 & 63) }
    }

    /// Calls a closure for each row, with the mask of the row's symbol and the index of the row, and stores the result
    /// as the new mask.
    @inline(__always)
    private mutating func mark(_ word: (UInt64, Int) -> UInt64) {
        guard strips > 0 else { return }
        for (row, symbol) in pattern.enumerated() {
            let place = Int(truncatingIfNeeded: symbol) * strips + row / 64
            masks[place] = word(masks[place], row)
        }
    }

    /// Returns the distance between a string and the pattern. Clause: EDI-1
    func distance(to text: Text) -> Int {
        if count == 0 { return text.count }
        return masks.withUnsafeBufferPointer { buffer in
            guard strips > 0, let masks = buffer.baseAddress else {
                return pattern.withUnsafeBufferPointer {
                    BitParallelDistance(alphabet: alphabet).distance($0, text)
                }
            }
            switch strips {
            case 1:
                var column = DifferenceColumn<UInt64>()
                for symbol in text { column.advance(masks[Int(truncatingIfNeeded: symbol)]) }
                return text.count + column.rise(over: count)
            case 2: return StripLanes<SIMD2<UInt64>>.distance(count, masks, text)
            default: return StripLanes<SIMD4<UInt64>>.distance(count, masks, text)
            }
        }
    }

    /// Returns the distance between a string and the pattern, or nil if the distance exceeds a limit. Clause: EDI-1
    func distance(to text: Text, atMost limit: Int) -> Int? {
        if abs(count - text.count) > limit { return nil }
        guard strips > 0, limit <= WordBand.greatestLimit else {
            let distance = distance(to: text)
            return distance <= limit ? distance : nil
        }
        return masks.withUnsafeBufferPointer { masks in
            guard let masks = masks.baseAddress else { return nil }
            return WordBand(limit: limit).distance(count, masks, stride: strips, text)
        }
    }
}
