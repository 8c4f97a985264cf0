import JSON
import Specification

/// A way through the results of a store, from one operation to the next.
struct StoreWalk {
    /// The clause that is broken, the others that might be in its place, and a sentence.
    typealias Problem = (rule: Store.Rule, or: [Store.Rule], sentence: String)
    typealias Entry = StoreLedger.Entry

    let key: StoreKey
    private var tables: [Store.Table: StoreLedger] = [:]

    init(key: StoreKey) { self.key = key }

    /// Returns what is wrong with a result; nil if it is as it must be.
    mutating func problem(
        of operation: Store.Operation, _ result: Store.Result
    ) -> Problem? {
        switch operation {
        case .open: return expect(.done, result)
        case .add(let title, let authors, let year, let citations):
            guard case .key(let key) = result else { return form(result) }
            let entry = Entry(
                key: key, title: title, authors: authors, year: year ?? 0, citations: citations,
                isMarked: true)
            return add([entry], to: .scholar)
        case .addHomepageTitles(let titles):
            guard case .keys(let keys) = result, keys.count == titles.count else { return form(result) }
            return add(
                zip(keys, titles).map {
                    Entry(key: $0, title: $1, authors: "", year: 0, citations: 0, isMarked: false)
                }, to: .homepage)
        case .addAuthors(let key, let authors):
            return change(.homepage, key, result) { $0.authors = authors }
        case .setChecked(let key, let isChecked):
            return change(.scholar, key, result) { $0.isMarked = isChecked }
        case .setPresent(let key, let isPresent):
            return change(.homepage, key, result) { $0.isMarked = isPresent }
        case .delete(let table, let key): return change(table, key, result) { $0.remover = .delete }
        case .list(let table): return listing(table, result)
        case .count(let table):
            let ledger = tables[table] ?? StoreLedger()
            return expect(.count(ledger.present.count), result, .tables)
        case .deleteDuplicates(let table):
            let ledger = tables[table] ?? StoreLedger()
            let count = tables[table, default: StoreLedger()].delete(
                .deleteDuplicates, where: ledger.isDuplicate)
            return expect(.deleted(count), result, .texts)
        case .deleteAll(let table):
            let count = tables[table, default: StoreLedger()].delete(.deleteAll) { _ in true }
            return expect(.deleted(count), result, .tables)
        }
    }

    private func form(_ result: Store.Result) -> Problem {
        (.changes, [], "has no result of the form \(JSONWriter.text(of: result.value))")
    }

    private func expect(
        _ expected: Store.Result, _ result: Store.Result,
        _ rule: Store.Rule = .changes
    ) -> Problem? {
        switch (expected, result) {
        case (.done, .done): return nil
        case (.count(let expected), .count(let told)) where expected == told: return nil
        case (.deleted(let expected), .deleted(let told)) where expected == told: return nil
        case (.count, .count), (.deleted, .deleted):
            return (
                rule, [],
                "gives \(JSONWriter.text(of: expected.value)), not \(JSONWriter.text(of: result.value))"
            )
        default: return form(result)
        }
    }

    private mutating func add(_ entries: [Entry], to table: Store.Table) -> Problem? {
        for entry in entries {
            let ledger = tables[table] ?? StoreLedger()
            let next = ledger.nextKey(by: key)
            guard entry.key == next else {
                return (
                    .tables, ledger.wasThinned ? [.texts] : [],
                    "gives the key \(next) in \(table.rawValue) (\(key.rawValue)), not \(entry.key)"
                )
            }
            tables[table, default: StoreLedger()].add(entry)
        }
        return nil
    }

    private mutating func change(
        _ table: Store.Table, _ key: Int, _ result: Store.Result,
        _ turn: (inout Entry) -> Void
    ) -> Problem? {
        let isThere = tables[table]?.has(key) ?? false
        let others: [Store.Rule] = tables[table]?.wasThinned == true ? [.texts] : []
        switch result {
        case .done where isThere:
            tables[table]?.change(key, turn)
            return nil
        case .unknownKey where !isThere:
            tables[table, default: StoreLedger()].wasAskedInVain = true
            return nil
        case .done:
            return (.changes, others, "finds no key \(key) in \(table.rawValue), yet no error says so")
        case .unknownKey:
            return (.changes, others, "finds the key \(key) in \(table.rawValue), yet it is called unknown")
        default: return form(result)
        }
    }

    // MARK: Lists

    private func listing(_ table: Store.Table, _ result: Store.Result) -> Problem? {
        guard case .publications(let rows) = result else { return form(result) }
        let ledger = tables[table] ?? StoreLedger()
        let present = ledger.present
        let listed = rows.map(\.key)
        let keys = present.map(\.key)
        if let odd = listed.first(where: { !keys.contains($0) }) {
            return (ledger.rule(ofListed: odd), [], "lists the key \(odd), which is not there")
        }
        if let missing = keys.first(where: { !listed.contains($0) }) {
            return (.tables, [], "does not list the key \(missing), which is there")
        }
        if listed.count != keys.count { return (.tables, [], "lists a key twice") }
        for (row, next) in zip(rows, rows.dropFirst()) {
            guard let first = present.first(where: { $0.key == row.key }),
                let second = present.first(where: { $0.key == next.key })
            else { continue }
            let isInOrder =
                table == .homepage || first.citations == second.citations
                ? first.key < second.key : first.citations > second.citations
            if !isInOrder { return (.tables, [], "lists the key \(row.key) before \(next.key)") }
        }
        for row in rows {
            guard let entry = present.first(where: { $0.key == row.key }) else { continue }
            if let problem = problem(of: row, entry, table) { return problem }
        }
        return nil
    }

    private func problem(
        of row: Store.Row, _ entry: Entry, _ table: Store.Table
    ) -> Problem? {
        let told: (title: String, authors: String, rest: Value)
        let rest: Value
        switch (row, table) {
        case (.publication(let row), .scholar):
            told = (row.title, row.authors, .array([row.year.value, row.citations.value, row.checked.value]))
            rest = .array([entry.year.value, entry.citations.value, entry.isMarked.value])
        case (.entry(let row), .homepage):
            told = (row.title, row.authors, row.present.value)
            rest = entry.isMarked.value
        default: return (.changes, [], "lists a row of the other table")
        }
        for (name, text, expected) in [
            ("title", told.title, entry.title), ("authors", told.authors, entry.authors),
        ] where !text.hasSameScalars(as: expected) {
            let texts = [text, expected].map { JSONWriter.text(of: $0.value) }
            // Authors that were never added are for the clause of changes.
            let rule: Store.Rule = name == "authors" && expected.isEmpty ? .changes : .texts
            return (rule, [], "lists the key \(entry.key) with the \(name) \(texts[0]), not \(texts[1])")
        }
        guard told.rest != rest else { return nil }
        let values = [rest, told.rest].map { JSONWriter.text(of: $0) }
        return (.changes, [], "lists the key \(entry.key) with \(values[0]), not \(values[1])")
    }
}
