import ScholarSpecs

/// Numbers for the symbols of strings under any option of `Symbol`; the most frequent symbol has the number 0.
struct SymbolNumbering {
    private let keys: SymbolKeys
    /// The number of each symbol, indexed by the symbol's key.
    private let numbers: [UInt32]
    let count: Int

    /// Numbers the symbols of strings.
    ///
    /// - Complexity: O(n + s log s) for n symbols, s of them different; 4 bytes for each number up to the greatest key.
    init(of texts: [String], by symbol: Symbol) {
        var keys = SymbolKeys(symbol: symbol)
        var occurrences = [Int](repeating: 0, count: 128)
        var found: [Int] = []
        for text in texts {
            keys.forEach(in: text) { key in
                if key >= occurrences.count {
                    occurrences += Array(
                        repeating: 0, count: max(key + 1 - occurrences.count, occurrences.count))
                }
                if occurrences[key] == 0 { found.append(key) }
                occurrences[key] += 1
            }
        }
        found.sort { (occurrences[$1], $0) < (occurrences[$0], $1) }
        var numbers = [UInt32](repeating: 0, count: occurrences.count)
        for (number, key) in found.enumerated() { numbers[key] = UInt32(truncatingIfNeeded: number) }
        (self.keys, self.numbers, count) = (keys, numbers, found.count)
    }

    /// Returns strings as the numbers of their symbols, which must fit into `Code`.
    func numbered<Code: FixedWidthInteger & UnsignedInteger>(
        _ texts: [String], as _: Code.Type
    ) -> NumberedTexts<Code> {
        var keys = keys
        var (codes, ends): ([Code], [Int]) = ([], [0])
        ends.reserveCapacity(texts.count + 1)
        codes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
        for text in texts {
            keys.forEach(in: text) { codes.append(Code(truncatingIfNeeded: numbers[$0])) }
            ends.append(codes.count)
        }
        return NumberedTexts(codes: codes, ends: ends, alphabet: count)
    }
}

/// Strings as the numbers of their symbols, stored one string after the other.
struct NumberedTexts<Code: FixedWidthInteger & UnsignedInteger>: Sendable where Code: Sendable {
    fileprivate let codes: [Code]
    /// The index at which each string begins, and the index after the last string.
    fileprivate let ends: [Int]
    /// A number that is greater than all symbol numbers.
    let alphabet: Int

    var count: Int { ends.count - 1 }

    func length(of text: Int) -> Int { ends[text + 1] - ends[text] }

    /// Runs a body with the strings, without copying them.
    func withTexts<Result>(_ body: (View) -> Result) -> Result {
        codes.withUnsafeBufferPointer { codes in
            ends.withUnsafeBufferPointer { body(View(codes: codes, ends: $0)) }
        }
    }

    /// Gives access to each string by its index, while the body of `withTexts` runs.
    struct View {
        fileprivate let codes: UnsafeBufferPointer<Code>
        fileprivate let ends: UnsafeBufferPointer<Int>

        @inline(__always)
        subscript(text: Int) -> UnsafeBufferPointer<Code> {
            UnsafeBufferPointer(rebasing: codes[ends[text]..<ends[text + 1]])
        }
    }
}

/// A whole number for each symbol: the code unit, the scalar, or, from 0x110000 on, a number for a cluster of several
/// scalars.
private struct SymbolKeys {
    let symbol: Symbol
    var clusters: [[Unicode.Scalar]: Int] = [:]

    @inline(__always)
    mutating func forEach(in text: String, _ body: (Int) -> Void) {
        let isASCII: Void? = ASCII.with(text, by: symbol) { bytes in
            for byte in bytes { body(Int(byte)) }
        }
        if isASCII != nil { return }
        switch symbol {
        case .utf16: for unit in text.utf16 { body(Int(unit)) }
        case .scalar: for scalar in text.unicodeScalars { body(Int(scalar.value)) }
        case .grapheme:
            for character in text {
                let scalars = character.unicodeScalars
                if scalars.count == 1, let scalar = scalars.first {
                    body(Int(scalar.value))
                } else {
                    let cluster = Array(scalars)
                    let key = clusters[cluster] ?? 0x110000 + clusters.count
                    clusters[cluster] = key
                    body(key)
                }
            }
        }
    }
}
