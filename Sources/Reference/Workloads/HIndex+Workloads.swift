import Benchmarking
import Catalogue
import Foundation
import Reference
import Specification

extension HIndex: Benchmarked {
    public static let unit = "publication"
    public static let dimension = "publications"
    public static let quickSize = 1_000

    /// Lists of 10 to 10 000 publications; no author has as many as 10 000, but this size shows how the cost grows.
    public static let workloads: [Workload<HIndex>] = [10, 100, 1_000, 10_000].flatMap { count in
        let records = (0..<max(2, 10_000 / count)).map { record(count, seed: UInt64($0)) }
        return [
            Workload<HIndex>("in any order", size: count, unitsPerInput: count, inputs: records),
            Workload("most cited first", size: count, unitsPerInput: count, inputs: records.map(ranked)),
        ]
    }

    /// Returns publications with realistic citations: a few publications have many citations, and many publications
    /// have a few. Nine of ten publications are checked.
    private static func record(_ count: Int, seed: UInt64) -> Publications {
        var chance = SplitMix(seed: seed)
        return Publications(
            publications: (0..<count).map { _ in
                let share = Double.random(in: 0.0001...1, using: &chance)
                return Publication(
                    citations: Int(10 / pow(share, 0.8)) - 10,
                    checked: Int.random(in: 0..<10, using: &chance) > 0)
            })
    }

    /// Returns the publications in the order that services use: the most cited publications come first.
    private static func ranked(_ record: Publications) -> Publications {
        Publications(publications: record.publications.sorted { $0.citations > $1.citations })
    }

    /// Publications with citations just below, at and above a given h-index; some are unchecked or invalid, or have the
    /// greatest possible number of citations.
    public static let boundaryInputs: [Input] = {
        let most = Int.exactRange.upperBound
        let single = [-most, -1, 0, 1, 2, most].flatMap { citations in
            [true, false].map { [Publication(citations: citations, checked: $0)] }
        }
        let steps = [2, 3, 10, 64].flatMap { count in
            [count - 1, count, count + 1, most].flatMap { citations -> [[Publication]] in
                let alike = [Publication](repeating: Publication(citations: citations), count: count)
                return [
                    alike,
                    alike + [Publication(citations: citations, checked: false)],
                    alike + [Publication(citations: -1, checked: false)],
                    (0..<count).map { Publication(citations: $0 + citations - count) },
                ]
            }
        }
        return ([[]] + single + steps).map { Publications(publications: $0) }
    }()

    public static func randomInputs(seed: UInt64) -> [Input] {
        var chance = SplitMix(seed: seed)
        return (0..<300).map { index in
            let least = index.isMultiple(of: 20) ? -1 : 0
            let most = [1, 3, 10, 40, 1_000_000].randomElement(using: &chance) ?? 1
            return Publications(
                publications: (0..<Int.random(in: 0...60, using: &chance)).map { _ in
                    Publication(
                        citations: Int.random(in: least...most, using: &chance),
                        checked: Int.random(in: 0..<4, using: &chance) > 0)
                })
        }
    }
}
