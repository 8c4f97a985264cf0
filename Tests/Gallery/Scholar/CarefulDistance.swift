import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of scholar.distance, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulDistance: Careful {
    public typealias Subsystem = Distance

    /// The units that the program compares as symbols.
    enum Symbols { case asDeclared, bytes, characters }
    /// The change that the program makes to both strings before it compares them.
    enum Dressing { case none, lowercased, trimmed, composed }

    var symbols = Symbols.asDeclared
    var dressing = Dressing.none
    var substitution = 1
    /// Whether the exchange of two adjacent symbols counts as one edit, provided that neither is edited again.
    var transposes = false
    /// Whether the exchange of two symbols counts as one edit, even if other symbols lie between them.
    var movesApart = false
    var placeByPlace = false
    var startsAnywhere = false
    var forgetsTheColumn = false

    public init() {}

    public func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
        Distance.Output(distance: distance(input.a, input.b, by: readings[Symbol.self]))
    }

    func distance(_ a: String, _ b: String, by symbol: Symbol) -> Int {
        if symbols == .characters, symbol == .grapheme { return edits(Array(dressed(a)), Array(dressed(b))) }
        return edits(taken(a, by: symbol), taken(b, by: symbol))
    }

    /// Returns the symbols of a string; each symbol is an array that contains scalars, or a single code unit or byte.
    func taken(_ text: String, by symbol: Symbol) -> [[UInt32]] {
        let text = dressed(text)
        if symbols == .bytes { return text.utf8.map { [UInt32($0)] } }
        switch symbol {
        case .utf16: return text.utf16.map { [UInt32($0)] }
        case .scalar: return text.unicodeScalars.map { [$0.value] }
        case .grapheme: return text.map { $0.unicodeScalars.map(\.value) }
        }
    }

    private func dressed(_ text: String) -> String {
        switch dressing {
        case .none: text
        case .lowercased: text.lowercased()
        case .trimmed: text.trimmingCharacters(in: .whitespacesAndNewlines)
        case .composed: text.precomposedStringWithCanonicalMapping
        }
    }

    /// Returns Damerau's distance: an exchange of two symbols costs 1, plus 1 for each symbol deleted or inserted
    /// between them.
    private func damerau(_ a: [Int], _ b: [Int]) -> Int {
        var costs = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
        var rows: [Int: Int] = [:]
        for i in a.indices {
            costs[i + 1][0] = i + 1
            var column = -1
            for j in b.indices {
                let kept = costs[i][j] + (a[i] == b[j] ? 0 : 1)
                var best = min(kept, costs[i + 1][j] + 1, costs[i][j + 1] + 1)
                if let row = rows[b[j]], column >= 0 {
                    best = min(best, costs[row][column] + (i - row - 1) + 1 + (j - column - 1))
                }
                costs[i + 1][j + 1] = best
                if a[i] == b[j] { column = j }
            }
            rows[a[i]] = i
        }
        return costs[a.count][b.count]
    }

    /// Returns the number of edits between two lists of symbols.
    ///
    /// Equal symbols are replaced by the same number, since the gallery is not optimised and numbers are compared
    /// faster.
    private func edits<S: Hashable>(_ a: [S], _ b: [S]) -> Int {
        var numbers: [S: Int] = [:]
        for symbol in a + b where numbers[symbol] == nil { numbers[symbol] = numbers.count }
        return edits(a.map { numbers[$0] ?? 0 }, b.map { numbers[$0] ?? 0 })
    }

    /// Returns the number of edits; for each symbol of `a`, computes a row of costs from the two rows above.
    private func edits(_ a: [Int], _ b: [Int]) -> Int {
        if movesApart { return damerau(a, b) }
        if placeByPlace { return zip(a, b).count { $0 != $1 } + abs(a.count - b.count) }
        var above: [Int] = []
        var row = startsAnywhere ? b.map { _ in 0 } + [0] : Array(0...b.count)
        for i in a.indices {
            let last = row
            row = [forgetsTheColumn ? 0 : i + 1]
            for j in b.indices {
                var best = a[i] == b[j] ? last[j] : last[j] + substitution
                best = min(best, row[j] + 1, last[j + 1] + 1)
                if transposes, i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, above[j - 1] + 1)
                }
                row.append(best)
            }
            above = last
        }
        return row[b.count]
    }
}
