import JSON
import Specification

extension Store {
    public static let properties: [Property<Store>] = [
        Property(
            """
            If an `open` and a `setChecked` with an unknown key are added before each operation, the other results \
            stay the same.
            """, from: .open, .unknown,
            probe: { input, _ in Input(input.operations.flatMap { [.open, .setChecked(key: 0, false), $0] })
            },
            relates: \.results, to: { $0.results.flatMap { [.done, .unknownKey, $0] } },
            otherwise: """
                a result is different if an `open` and a `setChecked` with an unknown key are added before each \
                operation
                """),
        Property("Each listed title is, byte for byte, a title that was added.", from: .verbatim) {
            trial, output in
            let given = Set(trial.input.operations.flatMap(\.titles).map { Array($0.utf8) })
            return output.lists.joined().violation(unless: { given.contains(Array($0.title.utf8)) }) {
                "\"\($1.title)\" is listed, but was not added"
            } ?? .holds
        },
        Property(
            "Until something is added, the lists of both tables are empty and their counts are 0.",
            from: .emptyAtFirst
        ) { trial, output in
            let early = zip(trial.input.operations.prefix { $0.titles.isEmpty }, output.results)
            let isEmpty = early.allSatisfy { operation, result in
                switch operation {
                case .list: result == .publications([])
                case .count: result == .count(0)
                default: true
                }
            }
            return isEmpty ? .holds : .violated("a table is not empty at first")
        },
        Property(
            """
            Scholar's publications are listed by citations, then by key. The titles on the page are listed by key. No \
            row occurs twice.
            """,
            from: .byCitations, .ties, .byKeys, .keys
        ) { _, output in
            output.lists.violation(unless: { zip($0, $0.dropFirst()).allSatisfy { $0.order < $1.order } }) {
                "the keys \($1.map(\.key)) are out of order"
            } ?? .holds
        },
        Property(
            """
            `count` returns the number of rows that `list` returns. For each title, `deleteDuplicates` leaves only the \
            row with the smallest key. `deleteAll` empties only the table that it names.
            """,
            from: .counts, .deleted, .deleteAll, .leastKeyStays, .titlesAlone, .equalTitles, .tables,
            probes: { input, _ in
                input.operations.contains(where: \.hasNegativeCitations)
                    ? [] : [Input(input.operations + looks)]
            }, judge: judgeLooks),
    ]

    /// Operations that list both tables with and without duplicates, then empty one table after the other.
    private static let looks: [Operation] = [
        .list(.scholar), .count(.scholar), .list(.homepage), .count(.homepage),
        .deleteDuplicates(.scholar), .list(.scholar), .deleteDuplicates(.homepage), .list(.homepage),
        .deleteAll(.homepage), .list(.homepage), .list(.scholar), .deleteAll(.scholar), .list(.scholar),
    ]

    /// Judges the results of `looks`: they must agree with each other, whatever operations precede `looks`.
    private static func judgeLooks(_ trial: Trial<Store>, _: Output) -> Finding {
        let found = Array((trial.probes[0].output?.results ?? []).suffix(looks.count))
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
            .violated("the result of \(looks[$0].kind.rawValue) at the end contradicts the earlier lists")
        } ?? .holds
    }

    /// Returns the rows, except those whose title is also in a row with a smaller key.
    private static func withoutDuplicates(_ rows: [Row]) -> [Row] {
        let least = Dictionary(rows.map { (Array($0.title.utf8), $0.key) }) { min($0, $1) }
        return rows.filter { least[Array($0.title.utf8)] == $0.key }
    }
}

extension Store.Output {
    /// The rows that each `list` operation returned, in the order of the operations.
    fileprivate var lists: [[Store.Row]] {
        results.compactMap { if case .publications(let rows) = $0 { rows } else { nil } }
    }
}

extension Store.Row {
    /// The values by which the rows of a table are sorted.
    fileprivate var order: (Int, Int) {
        if case .publication(let publication) = self { (-publication.citations, key) } else { (0, key) }
    }

    var title: String {
        switch self {
        case .publication(let publication): publication.title
        case .entry(let entry): entry.title
        }
    }
}

extension Store.Operation {
    /// The titles that the operation adds.
    var titles: [String] {
        switch self {
        case .add(let title, _, _, _): [title]
        case .addHomepageTitles(let titles): titles
        default: []
        }
    }
}
