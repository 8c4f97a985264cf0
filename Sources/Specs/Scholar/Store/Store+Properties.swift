import JSON
import Specification

extension Store {
    public static let properties: [Property<Store>] = [
        Property(
            "An open before each operation changes no other result.", from: .open,
            probes: { input, _ in [Input(input.operations.flatMap { [.open, $0] })] },
            judge: { againstInserted($0, "an open") }),
        Property(
            "A key that is never there, set before each operation, changes no other result.",
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
                return .violated("\"\(row.title)\" is listed, which was not added")
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
    ]

    /// Compares the results with those of the same operations that each follow another one.
    private static func againstInserted(_ trial: Trial<Store>, _ inserted: String) -> Finding {
        guard let results = trial.outcome.output?.results, let probe = trial.probes.first else {
            return .notTouched
        }
        let others = (probe.output?.results ?? []).enumerated().filter { !$0.offset.isMultiple(of: 2) }
        return others.map(\.element.value) == results.map(\.value)
            ? .holds : .violated("with \(inserted) before each operation the results are others")
    }
}

extension Store.Output {
    /// What the tables list, one after the other.
    fileprivate var lists: [[Store.Row]] {
        results.compactMap { if case .publications(let rows) = $0 { rows } else { nil } }
    }
}

extension Store.Row {
    fileprivate var title: String {
        switch self {
        case .publication(let publication): publication.title
        case .entry(let entry): entry.title
        }
    }
}

extension Store.Operation {
    /// What it adds.
    fileprivate var titles: [String] {
        switch self {
        case .add(let title, _, _, _): [title]
        case .addHomepageTitles(let titles): titles
        default: []
        }
    }
}
