import Specification

extension Store {
    /// Returns operations that repeatedly add and delete a few rows. Titles may look alike, and keys may be unknown.
    public static func generate(from entropy: inout Entropy) -> Input {
        var added: [Table: Int] = [:]
        let isSmall = entropy.once(in: 2)
        var operations = entropy.list(upTo: 16) { entropy -> Operation in
            let table: Table = entropy.one(of: isSmall ? [.scholar] : Table.allCases)
            let likely = entropy.integer(in: 0...max(0, (added[table] ?? 0) - 1)) + 1
            let key = entropy.once(in: 5) ? entropy.one(of: [0, -1, likely + 1, 99]) : likely
            switch entropy.below(14) {
            case 0, 1, 2, 3:
                added[table, default: 0] += 1
                let title = title(from: &entropy)
                if table == .homepage {
                    return .addHomepageTitles([title] + entropy.list(upTo: 2) { _ in title })
                }
                return .add(
                    title: title, authors: text(from: &entropy), year: entropy.one(of: [nil, 2011, 0, -5]),
                    citations: entropy.one(of: [3, 3, 0, 9, 10, 1 << 40]))
            case 4, 5: return .delete(table, key: key)
            case 6: return .deleteDuplicates(table)
            case 7: return entropy.once(in: 3) ? .deleteAll(table) : .open
            case 8: return .setChecked(key: key, entropy.once(in: 3))
            case 9:
                return entropy.once(in: 2)
                    ? .setPresent(key: key, !entropy.once(in: 3))
                    : .addAuthors(key: key, text(from: &entropy))
            case 10: return .count(table)
            default: return .list(table)
            }
        }
        if entropy.once(in: 4) {
            let twins = entropy.one(of: [
                ["a", "a"], ["é", "e\u{301}"], ["a", "A", "a"], ["a ", "a"], ["", ""],
            ])
            operations =
                [.addHomepageTitles(twins), .deleteDuplicates(.homepage), .list(.homepage)] + operations
        }
        if entropy.once(in: 16) { operations.append(.add(title: "a", authors: "", year: nil, citations: -1)) }
        return Input(entropy.once(in: 3) ? operations + [.list(.scholar), .list(.homepage)] : operations)
    }

    /// Returns a title that may equal another title, look like another title, or break an SQL statement.
    private static func title(from entropy: inout Entropy) -> String {
        switch entropy.below(3) {
        case 0: "a"
        case 1: entropy.one(of: ["b", "A", "a ", "é", "e\u{301}", "E\u{301}", ""])
        default: text(from: &entropy)
        }
    }

    private static func text(from entropy: inout Entropy) -> String {
        entropy.one(of: ["O'Neil", "100%", "a\u{0}b", "'); DROP TABLE x; --", entropy.text(upTo: 6), "A"])
    }
}
