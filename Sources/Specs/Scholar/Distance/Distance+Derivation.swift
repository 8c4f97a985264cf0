import Foundation
import Specification

extension Distance {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let texts = [input.a, input.b].map {
            law(.whiteSpace, $0, not: $0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let pair = SymbolTexts(texts, by: law).pair(0, 1)
        let aligned = law(.gaps, pair.distance, not: pair.differingPlaces)
        let edits = law(.swap, aligned, not: pair.alignment(swaps: true))
        let whole = law(.empty, edits, not: pair.alignment(column: 0), or: pair.alignment(row: 0))
        return Output(distance: law.shows(.least, law(.least, whole, not: pair.alignment(substitution: 2))))
    }
}

extension SymbolPair {
    /// The number of indices where the symbols of the strings differ, plus the difference in length.
    fileprivate var differingPlaces: Int { zip(a, b).count { $0 != $1 } + abs(a.count - b.count) }

    /// Returns the lowest total cost of edits that turn `a` into `b`. With the default costs, this is the edit
    /// distance.
    ///
    /// - Parameters:
    ///   - substitution: The cost of replacing one symbol with another.
    ///   - row: The cost of inserting a symbol of `b` at the beginning of `a`.
    ///   - column: The cost of deleting a symbol at the beginning of `a`.
    ///   - swaps: Whether exchanging two neighbouring symbols counts as one edit; exchanged symbols are then not edited
    ///     again.
    fileprivate func alignment(
        substitution: Int = 1, row: Int = 1, column: Int = 1, swaps: Bool = false
    ) -> Int {
        var matrix = (0...a.count).map { i in (0...b.count).map { i * column + $0 * row } }
        for i in a.indices {
            for j in b.indices {
                let replaced = matrix[i][j] + (a[i] == b[j] ? 0 : substitution)
                var cost = min(replaced, matrix[i][j + 1] + 1, matrix[i + 1][j] + 1)
                if swaps, i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, matrix[i - 1][j - 1] + 1)
                }
                matrix[i + 1][j + 1] = cost
            }
        }
        return matrix[a.count][b.count]
    }
}
