import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of scholar.store, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulStore: Careful {
    public typealias Subsystem = Store

    /// The way the store chooses the next key.
    enum Keys { case asDeclared, never, reused, count, gaps }
    /// The rule that decides whether two titles are equal.
    enum Titles { case bytes, asSeen, anyCase, withAuthors }
    /// The change that the store makes to a string before it stores it.
    enum Texts { case kept, doubledQuotes, cutAtNul, trimmed }

    var keys = Keys.asDeclared
    var titles = Titles.bytes
    var texts = Texts.kept
    var keepsLeast = true
    var isCheckedAtFirst = true
    var sameValueSucceeds = true
    var openKeeps = true
    var ordersByCitations = true
    var tiesByKey = true
    var refusesNegative = true
    var tellsUnknownKeys = true
    var looksInOwnTable = true
    var forgetsKeysWithAll = false

    public init() {}

    struct Row {
        let key: Int
        let title: String
        var authors: String
        let year: Int
        let citations: Int
        var mark: Bool
    }

    public func run(
        _ input: Store.Input, readings: Readings
    ) throws(Rejection) -> Store.Output {
        if refusesNegative {
            let isNegative = input.operations.contains {
                if case .add(_, _, _, let citations) = $0 { citations < 0 } else { false }
            }
            if isNegative { throw Publications.invalid() }
        }
        var rows: [Store.Table: [Row]] = [.scholar: [], .homepage: []]
        var ever: [Store.Table: Int] = [:]
        func next(_ table: Store.Table) -> Int {
            let present = (rows[table] ?? []).map(\.key)
            let isNever = keys == .never || keys == .asDeclared && readings[StoreKey.self] == .never
            let key =
                switch keys {
                case .count: present.count + 1
                case .gaps: (1...present.count + 1).first { !present.contains($0) } ?? 1
                default: (isNever ? ever[table] ?? 0 : present.max() ?? 0) + 1
                }
            ever[table] = max(ever[table] ?? 0, key)
            return key
        }
        func change(
            _ table: Store.Table, _ key: Int, _ turn: (inout Row) -> Bool
        ) -> Store.Result {
            var table = table
            if !looksInOwnTable, !(rows[table] ?? []).contains(where: { $0.key == key }) {
                table = table == .scholar ? .homepage : .scholar
            }
            for place in (rows[table] ?? []).indices where rows[table]?[place].key == key {
                guard var row = rows[table]?[place] else { continue }
                let changes = turn(&row)
                rows[table]?[place] = row
                return changes || sameValueSucceeds ? .done : .unknownKey
            }
            return tellsUnknownKeys ? .unknownKey : .done
        }
        var results: [Store.Result] = []
        for operation in input.operations {
            switch operation {
            case .open:
                if !openKeeps { rows = [:] }
                results.append(.done)
            case .add(let title, let authors, let year, let citations):
                let row = Row(
                    key: next(.scholar), title: kept(title), authors: kept(authors), year: year ?? 0,
                    citations: citations, mark: isCheckedAtFirst)
                rows[.scholar, default: []].append(row)
                results.append(.key(row.key))
            case .addHomepageTitles(let titles):
                var given: [Int] = []
                for title in titles {
                    let row = Row(
                        key: next(.homepage), title: kept(title), authors: "", year: 0, citations: 0,
                        mark: false)
                    rows[.homepage, default: []].append(row)
                    given.append(row.key)
                }
                results.append(.keys(given))
            case .addAuthors(let key, let authors):
                let text = kept(authors)
                results.append(
                    change(.homepage, key) { row in
                        defer { row.authors = text }
                        return row.authors != text
                    })
            case .setChecked(let key, let mark): results.append(change(.scholar, key) { set(&$0, mark) })
            case .setPresent(let key, let mark): results.append(change(.homepage, key) { set(&$0, mark) })
            case .delete(let table, let key):
                let there = (rows[table] ?? []).contains { $0.key == key }
                rows[table]?.removeAll { $0.key == key }
                results.append(there || !tellsUnknownKeys ? .done : .unknownKey)
            case .list(let table):
                results.append(.publications(listed(rows[table] ?? [], of: table)))
            case .count(let table): results.append(.count((rows[table] ?? []).count))
            case .deleteDuplicates(let table):
                let all = rows[table] ?? []
                rows[table] = all.filter { row in
                    !all.contains { isOne($0, row) && (keepsLeast ? $0.key < row.key : $0.key > row.key) }
                }
                results.append(.deleted(all.count - (rows[table] ?? []).count))
            case .deleteAll(let table):
                results.append(.deleted((rows[table] ?? []).count))
                rows[table] = []
                if forgetsKeysWithAll { ever[table] = 0 }
            }
        }
        return Store.Output(results)
    }

    private func set(_ row: inout Row, _ mark: Bool) -> Bool {
        defer { row.mark = mark }
        return row.mark != mark
    }

    private func kept(_ text: String) -> String {
        switch texts {
        case .kept: text
        case .doubledQuotes: text.replacing("'", with: "''")
        case .cutAtNul: String(text.unicodeScalars.prefix { $0 != "\u{0}" })
        case .trimmed: text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private func isOne(_ row: Row, _ other: Row) -> Bool {
        switch titles {
        case .bytes: Array(row.title.utf8) == Array(other.title.utf8)
        case .asSeen: row.title == other.title
        case .anyCase:
            row.title.lowercased().unicodeScalars.elementsEqual(other.title.lowercased().unicodeScalars)
        case .withAuthors:
            Array(row.title.utf8) == Array(other.title.utf8)
                && Array(row.authors.utf8) == Array(other.authors.utf8)
        }
    }

    private func listed(_ rows: [Row], of table: Store.Table) -> [Store.Row] {
        var sorted = rows.sorted { $0.key < $1.key }
        if table == .scholar, ordersByCitations {
            sorted.sort {
                $0.citations != $1.citations
                    ? $0.citations > $1.citations : tiesByKey ? $0.key < $1.key : $0.key > $1.key
            }
        }
        return sorted.map { row in
            table == .scholar
                ? .publication(
                    Store.Publication(
                        key: row.key, title: row.title, authors: row.authors, year: row.year,
                        citations: row.citations, checked: row.mark))
                : .entry(
                    Store.PageEntry(
                        key: row.key, title: row.title, authors: row.authors, present: row.mark))
        }
    }
}
