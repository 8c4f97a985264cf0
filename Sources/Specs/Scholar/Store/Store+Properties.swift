import JSON
import Specification

extension Store {
    public static let properties: [Property<Store>] = [
        Property(
            "Adding an `open` before each operation changes no other result.", from: .open,
            probes: { input, _ in [Input(input.operations.flatMap { [.open, $0] })] },
            judge: { againstInserted($0, "an open") }),
        Property(
            "Adding a `setChecked` with an unknown key before each operation changes no other result.",
            from: .unknown,
            probes: { input, _ in
                [Input(input.operations.flatMap { [.setChecked(key: 0, false), $0] })]
            },
            judge: { againstInserted($0, "an unknown key") }),
        Property("A table never lists a key twice.", from: .keys) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            for rows in output.lists where Set(rows.map(\.key)).count < rows.count {
                return .violated("a key is listed twice")
            }
            return .holds
        },
        Property("Only titles that were added are listed, byte for byte.", from: .verbatim) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let given = Set(trial.input.operations.flatMap(\.titles).map { Array($0.utf8) })
            for row in output.lists.joined() where !given.contains(Array(row.title.utf8)) {
                return .violated("\"\(row.title)\" is listed, but was not added")
            }
            return .holds
        },
        Property("Nothing is listed or counted before something is added.", from: .emptyAtFirst) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let empty = trial.input.operations.prefix { $0.titles.isEmpty }
            for (operation, result) in zip(empty, output.results) {
                switch (operation, result) {
                case (.list, .publications([])), (.count, .count(0)): continue
                case (.list, _), (.count, _): return .violated("a table is not empty at first")
                default: continue
                }
            }
            return .holds
        },
        Property("Each operation has one result of its own kind.", from: .results) { trial in
            guard let results = trial.outcome.output?.results else { return .notTouched }
            let operations = trial.input.operations
            let wrong = zip(operations, results).enumerated().first { !$1.0.mayGive($1.1) }?.offset
            if let wrong { return .violated("the result of operation \(wrong) is of another kind") }
            return results.count == operations.count
                ? .holds
                : .violated("\(operations.count) operations gave \(counted(results.count, "result"))")
        },
        Property(
            """
            Scholar's publications are listed by citations, then by key; the titles of the page by key.
            """,
            from: .byCitations, .ties, .byKeys
        ) { trial in
            guard let lists = trial.outcome.output?.lists else { return .notTouched }
            let wrong = lists.first { rows in
                zip(rows, rows.dropFirst()).contains { $1.order < $0.order }
            }
            return wrong.map { .violated("the keys \($0.map(\.key)) are out of order") } ?? .holds
        },
        Property(
            """
            `count` gives the length of the list. `deleteDuplicates` leaves the smallest key of each title. \
            `deleteAll` empties only its own table.
            """,
            from: .counts, .deleted, .deleteAll, .leastKeyStays, .titlesAlone, .equalTitles, .tables,
            probes: { input, _ in
                input.operations.contains(where: \.hasNegativeCitations)
                    ? [] : [Input(input.operations + looks)]
            }, judge: judgeLooks),
    ]

    /// Compares the results with those of the same operations, each after an inserted one.
    private static func againstInserted(_ trial: Trial<Store>, _ inserted: String) -> Finding {
        guard let results = trial.outcome.output?.results, let probe = trial.probes.first else {
            return .notTouched
        }
        let others = (probe.output?.results ?? []).enumerated().filter { !$0.offset.isMultiple(of: 2) }
        return others.map(\.element.value) == results.map(\.value)
            ? .holds : .violated("with \(inserted) before each operation, another result is different")
    }
}

extension Store.Output {
    /// The rows of each requested list, in order.
    fileprivate var lists: [[Store.Row]] {
        results.compactMap { if case .publications(let rows) = $0 { rows } else { nil } }
    }
}

extension Store.Row {
    /// The key by which its table sorts it.
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
    /// The titles that it adds.
    var titles: [String] {
        switch self {
        case .add(let title, _, _, _): [title]
        case .addHomepageTitles(let titles): titles
        default: []
        }
    }
}
