import Specification

/// What is known of every row that a table ever had, by the keys that the program itself gave.
struct StoreLedger {
    struct Entry {
        let key: Int
        let title: String
        var authors: String
        let year: Int
        let citations: Int
        /// Whether it is checked, or present.
        var isMarked: Bool
        /// What deleted it; nil if it is there.
        var remover: Store.Operation.Kind?
    }

    /// In the order in which they came; a key may have been given again after it was deleted.
    private(set) var entries: [Entry] = []
    /// Whether a key that is not there was asked for.
    var wasAskedInVain = false

    /// Whether some went as duplicates: a program that kept others of them gives other results from then on.
    var wasThinned: Bool { entries.contains { $0.remover == .deleteDuplicates } }

    var present: [Entry] { entries.filter { $0.remover == nil } }

    func nextKey(by reading: StoreKey) -> Int {
        (reading == .reused ? present : entries).reduce(0) { max($0, $1.key) } + 1
    }

    func has(_ key: Int) -> Bool { present.contains { $0.key == key } }

    mutating func add(_ entry: Entry) { entries.append(entry) }

    mutating func change(_ key: Int, _ turn: (inout Entry) -> Void) {
        guard let place = entries.lastIndex(where: { $0.key == key && $0.remover == nil }) else { return }
        turn(&entries[place])
    }

    /// Deletes what is there, and returns how many.
    mutating func delete(_ kind: Store.Operation.Kind, where isMeant: (Entry) -> Bool) -> Int {
        var count = 0
        for place in entries.indices where entries[place].remover == nil && isMeant(entries[place]) {
            entries[place].remover = kind
            count += 1
        }
        return count
    }

    /// Whether an entry has an older namesake.
    func isDuplicate(_ entry: Entry) -> Bool {
        present.contains { $0.key < entry.key && $0.title.hasSameScalars(as: entry.title) }
    }

    /// The clause to blame if a key is listed that is not there: what should have deleted it, or made it unknown.
    func rule(ofListed key: Int) -> Store.Rule {
        guard let entry = entries.last(where: { $0.key == key }) else {
            return wasAskedInVain ? .changes : .tables
        }
        return entry.remover == .deleteDuplicates ? .texts : .tables
    }
}
