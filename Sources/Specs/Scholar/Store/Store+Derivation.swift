import Foundation
import Specification

extension Store {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(
            .negative, if: input.operations.contains(where: \.hasNegativeCitations), Publications.invalid())
        var shelves = Shelves(law: law)
        return Output(input.operations.flatMap { law.gives(.results, [shelves.result(of: $0)]) })
    }

    /// A row of either table, with its key.
    private struct Entry {
        let table: Table
        let key: Int
        let title: String
        var authors: String
        let year: Int
        let citations: Int
        /// Whether the row is checked (Scholar's table) or present (the table of the author's page).
        var isMarked: Bool
    }

    /// All rows of both tables, in the order they were added.
    private struct Shelves {
        let law: Ruling<Law>
        var entries: [Entry] = []
        /// The greatest key that each table has ever had.
        var greatest: [Table: Int] = [:]

        mutating func result(of operation: Operation) -> Result {
            switch operation {
            case .open:
                law.never(.open) { entries = [] }
                return .done
            case .add(let title, let authors, let year, let citations):
                return .key(
                    add(
                        to: .scholar, kept(title), kept(authors), law.shows(.year, year ?? 0), citations,
                        law(.checked, true, not: false)))
            case .addHomepageTitles(let titles):
                return .keys(
                    titles.map {
                        add(
                            to: .homepage, kept($0), law(.notPresent, "", not: $0), 0, 0,
                            law(.notPresent, false, not: true))
                    })
            case .addAuthors(let key, let authors):
                return change(key, in: .homepage, \.authors, to: kept(authors))
            case .setChecked(let key, let isChecked):
                return change(key, in: .scholar, \.isMarked, to: isChecked)
            case .setPresent(let key, let isPresent):
                return change(key, in: .homepage, \.isMarked, to: isPresent)
            case .delete(let table, let key):
                guard let place = place(of: key, in: table) else {
                    return law(.unknown, .unknownKey, not: .done)
                }
                entries.remove(at: place)
                return .done
            case .list(let table): return .publications(rows(of: table))
            case .count(let table): return .count(law.shows(.counts, entries.count { $0.table == table }))
            case .deleteDuplicates(let table): return deleted(duplicates(in: table))
            case .deleteAll(let table):
                let isAll = law(.deleteAll, false, not: true)
                return deleted(entries.indices.filter { isAll || entries[$0].table == table })
            }
        }

        // MARK: Adding. Clauses: STO-1, STO-3

        private func kept(_ text: String) -> String {
            let whole = law(
                .verbatim, text, not: String(text.unicodeScalars.prefix { $0 != "\u{0}" }),
                or: text.trimmingCharacters(in: .whitespacesAndNewlines))
            return law(.verbatim, whole, not: whole.replacing("'", with: "''"))
        }

        private mutating func add(
            to table: Table, _ title: String, _ authors: String, _ year: Int, _ citations: Int,
            _ isMarked: Bool
        ) -> Int {
            let counted = law(.ownKeys, [table], not: Table.allCases)
            let present = entries.filter { counted.contains($0.table) }
            let last =
                law(.nextKey, StoreKey.self) == .reused
                ? present.map(\.key).max() ?? 0 : counted.compactMap { greatest[$0] }.max() ?? 0
            let key = law(.keys, law(.nextKey, last + 1, not: present.count + 1), not: last)
            greatest[table] = max(key, greatest[table] ?? 0)
            entries.append(
                Entry(
                    table: table, key: key, title: title, authors: authors, year: year, citations: citations,
                    isMarked: isMarked))
            return key
        }

        // MARK: Changing. Clause: STO-2

        private func place(of key: Int, in table: Table) -> Int? {
            entries.lastIndex { $0.key == key && $0.table == table }
        }

        private mutating func change<Part: Equatable>(
            _ key: Int, in table: Table, _ part: WritableKeyPath<Entry, Part>, to value: Part
        ) -> Result {
            guard
                let place = law(
                    .tables, place(of: key, in: table),
                    not: place(of: key, in: table) ?? entries.lastIndex { $0.key == key })
            else { return law(.unknown, .unknownKey, not: .done) }
            let wasSet = entries[place][keyPath: part] == value
            if law.does(.set) { entries[place][keyPath: part] = value }
            return wasSet ? law(.setAlready, .done, not: .unknownKey) : .done
        }

        // MARK: Deleting. Clause: STO-1

        private func duplicates(in table: Table) -> [Int] {
            let own = entries.indices.filter { entries[$0].table == table }
                .sorted { entries[$0].key < entries[$1].key }
            var kept: Set<[UInt8]> = []
            let order = law(.leastKeyStays, own, not: own.reversed())
            return order.filter { place in
                let title = entries[place].title
                let bytes = law(
                    .equalTitles, Array(title.utf8),
                    not: Array(title.decomposedStringWithCanonicalMapping.utf8),
                    or: Array(title.lowercased().utf8))
                let more = law(.titlesAlone, [], not: [0] + Array(entries[place].authors.utf8))
                return !kept.insert(bytes + more).inserted
            }
        }

        private mutating func deleted(_ places: [Int]) -> Result {
            for place in places.sorted(by: >) { entries.remove(at: place) }
            return .deleted(law.shows(.deleted, places.count))
        }

        // MARK: Listing. Clause: STO-3

        private func rows(of table: Table) -> [Row] {
            let byKey = entries.filter { $0.table == table }.sorted { $0.key < $1.key }
            switch table {
            case .scholar:
                return law.sorted(.byCitations, byKey, ties: .ties) { $0.citations > $1.citations }.map {
                    .publication(
                        Publication(
                            key: $0.key, title: text($0.title), authors: text($0.authors), year: $0.year,
                            citations: $0.citations, checked: $0.isMarked))
                }
            case .homepage:
                return law.inOrder(.byKeys, byKey).map {
                    .entry(
                        PageEntry(
                            key: $0.key, title: text($0.title), authors: text($0.authors),
                            present: $0.isMarked))
                }
            }
        }

        private func text(_ text: String) -> String { law.shows(.texts, text) }
    }
}
