import Foundation
import Specification

extension Distance {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let texts = [input.a, input.b].map {
            law(.whiteSpace, $0, not: $0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let pair = SymbolTexts(texts, by: law).pair(0, 1)
        let aligned = law(.gaps, pair.distance, not: pair.differingPlaces)
        let edits = law(.swap, aligned, not: pair.alignment { $0.swaps = true })
        let whole = law(
            .empty, edits, not: pair.alignment { $0.column = 0 }, or: pair.alignment { $0.row = 0 })
        return Output(
            distance: law.shows(.least, law(.least, whole, not: pair.alignment { $0.substitution = 2 })))
    }
}

extension SymbolPair {
    /// The costs of edits in an alignment, which may differ from those of the edit distance.
    fileprivate struct Costs {
        var substitution = 1
        /// The cost of each symbol of `b` inserted before the first symbol of `a`, and of each symbol of `a` deleted
        /// before the first symbol of `b`.
        var (row, column) = (1, 1)
        /// Whether exchanging two neighbouring symbols counts as one edit, after which the two are not edited again.
        var swaps = false
    }

    /// The number of places that differ, plus the difference of the lengths.
    fileprivate var differingPlaces: Int { zip(a, b).count { $0 != $1 } + abs(a.count - b.count) }

    /// Returns the least cost of edits that turn one text into the other, after a closure has changed the costs.
    fileprivate func alignment(_ change: (inout Costs) -> Void) -> Int {
        var costs = Costs()
        change(&costs)
        var matrix = (0...a.count).map { i in (0...b.count).map { i * costs.column + $0 * costs.row } }
        for i in a.indices {
            for j in b.indices {
                let replaced = matrix[i][j] + (a[i] == b[j] ? 0 : costs.substitution)
                var cost = min(replaced, matrix[i][j + 1] + 1, matrix[i + 1][j] + 1)
                if costs.swaps, i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, matrix[i - 1][j - 1] + 1)
                }
                matrix[i + 1][j + 1] = cost
            }
        }
        return matrix[a.count][b.count]
    }
}
