import Foundation
import Specification

/// Several strings as lists of numbers, one for each symbol; equal symbols have equal numbers.
struct SymbolTexts {
    let texts: [String]
    /// The symbols of each string. Equal symbols have the same number, even in different strings.
    let symbols: [[Int]]

    /// Divides strings into symbols by the laws of EDI-3.
    init(_ texts: [String], by law: Ruling<Distance.Law>) {
        self.init(texts, by: law(.symbol, Symbol.self), law)
    }

    init(_ texts: [String], by symbol: Symbol, _ law: Ruling<Distance.Law> = Ruling(.standard)) {
        var clusters: [[UInt32]: Int] = [:]
        func numbers(_ text: String) -> [Int] {
            switch symbol {
            case .utf16: text.utf16.map { Int($0) }
            case .scalar: text.unicodeScalars.map { Int($0.value) }
            case .grapheme:
                text.map { character in
                    let scalars = character.unicodeScalars.map(\.value)
                    let number = clusters[scalars] ?? clusters.count
                    clusters[scalars] = number
                    return number
                }
            }
        }
        symbols = texts.map { text in
            let given = law(
                .asGiven, numbers(text), not: numbers(text.lowercased()),
                or: numbers(text.precomposedStringWithCanonicalMapping))
            return law(.unicode, given, not: text.utf8.map { Int($0) })
        }
        self.texts = texts
    }

    func pair(_ a: Int, _ b: Int) -> SymbolPair { SymbolPair(symbols[a], symbols[b]) }

    /// The visible ASCII characters, beginning with the small letters.
    private static let letters = (Array(0x61...0x7E) + Array(0x21...0x60)).map { Unicode.Scalar($0 as UInt8) }

    /// The strings with a letter in place of each symbol; nil if there are too few letters, or if a string begins or
    /// ends with an invisible scalar.
    ///
    /// If invisible scalars at the ends were allowed, a program that wrongly trims strings would seem to divide them
    /// into the wrong symbols.
    var lettered: [String]? {
        let ends = texts.flatMap { [$0.unicodeScalars.first, $0.unicodeScalars.last].compactMap { $0 } }
        let all = Set(symbols.joined()).sorted()
        guard all.count <= Self.letters.count, !ends.contains(where: \.isInvisible) else { return nil }
        let letters = Dictionary(uniqueKeysWithValues: zip(all, Self.letters))
        return symbols.map { symbols in
            String(String.UnicodeScalarView(symbols.compactMap { letters[$0] }))
        }
    }
}

/// Two strings as lists of numbers, one for each symbol; equal symbols have equal numbers.
struct SymbolPair {
    let a: [Int]
    let b: [Int]

    init(_ a: String, _ b: String, by symbol: Symbol) {
        self = SymbolTexts([a, b], by: symbol).pair(0, 1)
    }

    init(_ a: [Int], _ b: [Int]) { (self.a, self.b) = (a, b) }

    /// The length of the longer string.
    var length: Int { max(a.count, b.count) }

    /// The edit distance.
    ///
    /// This is Ukkonen's algorithm, which follows the diagonals of the matrix. The reference uses another algorithm, so
    /// each algorithm checks the other. For e = 0, 1, 2 and so on, the algorithm finds the greatest index in `a` that
    /// each diagonal reaches with e edits. The distance is the smallest e that reaches the ends of both strings.
    var distance: Int {
        // Diagonals have numbers from -a.count to b.count. Each array has an extra element at both ends, for diagonals
        // that are never reached.
        let zero = a.count + 1
        let goal = b.count - a.count + zero
        var reached = Array(repeating: Int.min / 2, count: a.count + b.count + 3)
        var next = reached
        // The first round adds 1, so it starts at index 0 of both strings.
        reached[zero] = -1
        var edits = 0
        while true {
            for diagonal in (zero - min(edits, a.count))...(zero + min(edits, b.count)) {
                let ahead = diagonal - zero
                var row = max(reached[diagonal] + 1, reached[diagonal - 1], reached[diagonal + 1] + 1)
                row = min(row, a.count, b.count - ahead)
                while row >= 0, row < a.count, row + ahead < b.count, row + ahead >= 0,
                    a[row] == b[row + ahead]
                {
                    row += 1
                }
                next[diagonal] = row
            }
            if next[goal] >= a.count { return edits }
            swap(&reached, &next)
            edits += 1
        }
    }
}

extension Unicode.Scalar {
    var isInvisible: Bool { isWhiteSpace || properties.generalCategory == .format }
}
