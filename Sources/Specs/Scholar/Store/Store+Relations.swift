import JSON
import Specification

/// A property of operations that are added at the end: whatever came before them, their results must agree with each
/// other.
extension Store {
    /// Operations that list both tables with and without duplicates, then empty one table after the other.
    static let looks: [Operation] = [
        .list(.scholar), .count(.scholar), .list(.homepage), .count(.homepage),
        .deleteDuplicates(.scholar), .list(.scholar), .deleteDuplicates(.homepage), .list(.homepage),
        .deleteAll(.homepage), .list(.homepage), .list(.scholar), .deleteAll(.scholar), .list(.scholar),
    ]

    static func judgeLooks(_ trial: Trial<Store>, _: Output) -> Finding {
        guard let probe = trial.probes.first else { return .notTouched }
        let found = Array((probe.output?.results ?? []).suffix(looks.count))
        guard found.count == looks.count, case .publications(let first) = found[0],
            case .publications(let second) = found[2]
        else { return .violated("the tables cannot be listed at the end") }
        let (scholar, page) = (withoutDuplicates(first), withoutDuplicates(second))
        let due: [Result] = [
            .publications(first), .count(first.count), .publications(second), .count(second.count),
            .deleted(first.count - scholar.count), .publications(scholar),
            .deleted(second.count - page.count), .publications(page),
            .deleted(page.count), .publications([]), .publications(scholar),
            .deleted(scholar.count), .publications([]),
        ]
        let wrong = due.indices.first { found[$0].value != due[$0].value }
        return wrong.map {
            .violated("the result of \(looks[$0].kind.rawValue) at the end contradicts the lists before it")
        } ?? .holds
    }

    /// Returns the rows without those whose title is also in a row with a smaller key.
    private static func withoutDuplicates(_ rows: [Row]) -> [Row] {
        rows.filter { row in
            !rows.contains { $0.key < row.key && $0.title.hasSameScalars(as: row.title) }
        }
    }
}
