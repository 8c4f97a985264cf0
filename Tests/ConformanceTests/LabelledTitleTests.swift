import Catalogue
import Foundation
import Reference
import TestSupport
import Testing

/// Tests the table of docs/matching.md, which shows how well each percentage finds pairs of titles of the
/// same paper.
@Suite(.enabled(if: RealData.isThere, RealData.isMissing)) struct LabelledTitleTests {
    private struct LabelledPair {
        let a: String
        let b: String
        let isSame: Bool
    }

    /// Reads lines with two records and a label: `COL title VAL … COL authors VAL …`, tab, a second such
    /// record, tab, `0` or `1`.
    private static func pairs() throws -> [LabelledPair] {
        func title(_ record: Substring) -> String? {
            guard let start = record.range(of: "COL title VAL "),
                let end = record.range(of: " COL authors VAL")
            else { return nil }
            return String(record[start.upperBound..<end.lowerBound])
        }
        return try ["train", "valid", "test"].flatMap { part in
            try RealData.text("titles/dblp_acm/\(part).txt").split(separator: "\n").map { line in
                let fields = line.split(separator: "\t")
                try #require(fields.count == 3 && ["0", "1"].contains(fields[2]))
                return LabelledPair(
                    a: try #require(title(fields[0])), b: try #require(title(fields[1])),
                    isSame: fields[2] == "1")
            }
        }
    }

    /// The command `UPDATE_TABLES=1 swift test --filter LabelledTitleTests` writes the table.
    @Test func `the table in docs matches the results on the labelled pairs`() throws {
        let pairs = try Self.pairs()
        #expect(pairs.count == 12_363)
        let same = pairs.count { $0.isSame }
        // For every percentage, the decision depends only on the similarity of a pair and the length of its longer
        // title.
        let told = pairs.map { pair in
            let length = max(1, pair.a.utf16.count, pair.b.utf16.count)
            return (
                alike: 100 * (length - AdaptiveDistance.distance(pair.a, pair.b)), length: length, pair.isSame
            )
        }
        func percent(_ part: Int, _ whole: Int) -> String {
            String(format: "%.1f %%", 100 * Double(part) / Double(max(1, whole)))
        }
        let rows = [40, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100].map { percentage in
            let similar = told.filter { $0.alike >= percentage * $0.length }
            let right = similar.count { $0.2 }
            return [
                "\(percentage) %", "\(similar.count)", "\(right)", percent(right, similar.count),
                percent(right, same),
            ]
        }
        let header = ["percentage", "similar", "of one paper", "precision", "recall"]
        try PageTable("labelled", on: "matching.md").expect(
            header, Array(repeating: "---:", count: header.count), rows)
    }
}
