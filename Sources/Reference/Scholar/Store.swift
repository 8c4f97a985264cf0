import ScholarSpecs
import Specification

/// An in-memory implementation of scholar.store that follows its laws.
extension Store: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        // STO-2
        for case .add(_, _, _, let citations) in input.operations where citations < 0 {
            throw Publications.invalid()
        }
        let key = readings[StoreKey.self]
        var store = Database(scholar: KeyedTable(key: key), homepage: KeyedTable(key: key))
        return Output(input.operations.map { store.result(of: $0) })
    }

    /// A table of the store, in which each row has a key.
    private struct KeyedTable<Row> {
        let key: StoreKey
        var rows: [Int: Row] = [:]
        /// The greatest key in the table if keys are reused, otherwise the greatest key that the table has ever had.
        var greatest = 0

        /// Clause: STO-3
        mutating func add(_ row: (Int) -> Row) -> Int {
            greatest += 1
            rows[greatest] = row(greatest)
            return greatest
        }

        /// Clause: STO-2
        mutating func change(_ key: Int, _ turn: (inout Row) -> Void) -> Result {
            guard var row = rows[key] else { return .unknownKey }
            turn(&row)
            rows[key] = row
            return .done
        }

        mutating func delete(_ key: Int) -> Result {
            if rows[key] == nil { return .unknownKey }
            remove([key])
            return .done
        }

        /// Clause: STO-1
        mutating func deleteDuplicates(_ title: (Row) -> String) -> Result {
            var kept: Set<[UInt8]> = []
            let byKey = rows.sorted { $0.key < $1.key }
            return remove(byKey.filter { !kept.insert(Array(title($0.value).utf8)).inserted }.map(\.key))
        }

        /// Removes the rows with these keys, and returns the number of keys.
        @discardableResult
        mutating func remove(_ keys: some Collection<Int>) -> Result {
            for key in keys { rows[key] = nil }
            while key == .reused, greatest > 0, rows[greatest] == nil { greatest -= 1 }
            return .deleted(keys.count)
        }
    }

    private struct Database {
        var scholar: KeyedTable<Publication>
        var homepage: KeyedTable<PageEntry>

        mutating func result(of operation: Operation) -> Result {
            switch operation {
            case .open: .done
            case .add(let title, let authors, let year, let citations):
                .key(
                    scholar.add { key in
                        Publication(
                            key: key, title: title, authors: authors, year: year ?? 0, citations: citations,
                            checked: true)
                    })
            case .addHomepageTitles(let titles):
                .keys(
                    titles.map { title in
                        homepage.add { PageEntry(key: $0, title: title, authors: "", present: false) }
                    })
            case .addAuthors(let key, let authors): homepage.change(key) { $0.authors = authors }
            case .setChecked(let key, let isChecked): scholar.change(key) { $0.checked = isChecked }
            case .setPresent(let key, let isPresent): homepage.change(key) { $0.present = isPresent }
            case .delete(.scholar, let key): scholar.delete(key)
            case .delete(.homepage, let key): homepage.delete(key)
            case .list(.scholar):
                .publications(
                    scholar.rows.values.sorted { ($1.citations, $0.key) < ($0.citations, $1.key) }
                        .map { .publication($0) })
            case .list(.homepage):
                .publications(homepage.rows.values.sorted { $0.key < $1.key }.map { .entry($0) })
            case .count(.scholar): .count(scholar.rows.count)
            case .count(.homepage): .count(homepage.rows.count)
            case .deleteDuplicates(.scholar): scholar.deleteDuplicates(\.title)
            case .deleteDuplicates(.homepage): homepage.deleteDuplicates(\.title)
            case .deleteAll(.scholar): scholar.remove(scholar.rows.keys)
            case .deleteAll(.homepage): homepage.remove(homepage.rows.keys)
            }
        }
    }
}
