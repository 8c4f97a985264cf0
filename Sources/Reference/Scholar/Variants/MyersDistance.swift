/// The edit distance by bit-parallelism, a column of the matrix per step (G. Myers, 1999; H. Hyyrö, 2003).
public enum MyersDistance {
    /// Returns the edit distance between two strings. Clause: EDI-1
    ///
    /// The shorter string is the pattern; if it has more than 64 symbols, `BlockedMyersDistance` is used.
    ///
    /// - Complexity: O(n) for n symbols of the longer string, if the shorter string has at most 64 symbols.
    public static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
        let (pattern, text) = a.count <= b.count ? (a, b) : (b, a)
        if pattern.isEmpty { return text.count }
        if pattern.count > 64 { return BlockedMyersDistance.distance(pattern, text) }
        return PatternMasks.withMasks(of: pattern) { masks in
            var column = DifferenceColumn<UInt64>()
            for symbol in text { column.advance(masks[symbol]) }
            return text.count + column.rise(over: pattern.count)
        }
    }
}

extension MyersDistance {
    /// The positions of each symbol in a string of at most 64 symbols: a word per symbol, a bit per position.
    ///
    /// The symbols of the string are numbered from 1, and each number has a mask. Number 0, which is for all other
    /// symbols, has an empty mask. The numbers of ASCII symbols are in a table; the numbers of other code units are in
    /// an open hash table with at least twice as many slots as keys. All of these tables fit in a kilobyte of stack.
    struct PatternMasks {
        /// The numbers of the 128 ASCII symbols, then the numbers in the 128 slots of the hash table; 0 is a free slot.
        private let numbers: UnsafeMutableBufferPointer<UInt8>
        /// The code units in the slots of the hash table.
        private let keys: UnsafeMutableBufferPointer<UInt16>
        /// The mask of each symbol, indexed by the symbol's number.
        private let masks: UnsafeMutableBufferPointer<UInt64>

        /// Runs the body with the masks of a string of at most 64 symbols.
        ///
        /// - Complexity: O(n) for n symbols, plus the time that the body takes.
        static func withMasks<Result>(of text: [UInt16], _ body: (PatternMasks) -> Result) -> Result {
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { numbers in
                withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) { keys in
                    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 65) { masks in
                        numbers.initialize(repeating: 0)
                        keys.initialize(repeating: 0)
                        masks.initialize(repeating: 0)
                        let all = PatternMasks(numbers: numbers, keys: keys, masks: masks)
                        all.take(text)
                        return body(all)
                    }
                }
            }
        }

        /// Returns the mask of a symbol; bit i is set if the symbol is at position i of the string.
        ///
        /// - Complexity: O(1) expected, 64 steps at most.
        @inline(__always)
        subscript(symbol: UInt16) -> UInt64 { masks[Int(numbers[place(of: symbol)])] }

        private func take(_ text: [UInt16]) {
            var count: UInt8 = 0
            var bit: UInt64 = 1
            for symbol in text {
                let place = place(of: symbol)
                if numbers[place] == 0 {
                    count += 1
                    numbers[place] = count
                    if place >= 128 { keys[place - 128] = symbol }
                }
                masks[Int(numbers[place])] |= bit
                bit <<= 1
            }
        }

        /// Returns the slot that has the number of a symbol, or the free slot where the number belongs.
        @inline(__always)
        private func place(of symbol: UInt16) -> Int {
            if symbol < 128 { return Int(symbol) }
            var slot = Int((symbol &* 0x9E35) >> 9)
            while numbers[128 + slot] != 0 && keys[slot] != symbol { slot = (slot + 1) & 127 }
            return 128 + slot
        }
    }
}
