/// The known names that a message suggests to somebody who typed an unknown name.
public struct Suggestion: Sendable {
    /// At most five known names, starting with the one closest to the unknown name.
    public let names: [String]

    /// Looks for names that resemble an unknown name, contain it, or are contained in it.
    ///
    /// Two names resemble each other if at most a third of the bytes of the longer name differ. The case of letters
    /// does not matter, and two adjacent bytes that are swapped count as one difference. A name of fewer than three
    /// bytes is not searched for in other names.
    public init(for unknown: String, among known: some Sequence<String>) {
        let wanted = Array(unknown.lowercased().utf8)
        let ranked = Set(known).compactMap { name -> (name: String, distance: Int)? in
            let other = Array(name.lowercased().utf8)
            let isPart =
                min(wanted.count, other.count) > 2 && (other.contains(wanted) || wanted.contains(other))
            let limit = max(wanted.count, other.count) / 3
            guard isPart || abs(wanted.count - other.count) <= limit else { return nil }
            let distance = Suggestion.distance(wanted, other)
            return isPart || distance <= limit ? (name, distance) : nil
        }
        names = ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(5).map(\.name)
    }

    /// Returns the text that follows "there is no such thing; " in a message.
    ///
    /// The text suggests the names, or if there are none, the command that lists all names.
    public func hint(else place: String) -> String {
        names.isEmpty ? "\(place) shows what exists" : "perhaps \(names.joined(separator: ", "))"
    }

    /// Returns the optimal string alignment distance between two strings.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
