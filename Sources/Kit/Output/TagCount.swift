import Harness
import JSON
import Specification

/// A tag, with the number of its cases and their subsystems.
struct TagCount {
    let name: String
    let cases: Int
    /// The subsystems of these cases, in the order of the cases.
    let subsystems: [SubsystemID]

    /// Returns the tags of some cases, in alphabetical order.
    static func all(of cases: [GoldenCase]) -> [TagCount] {
        var owners: [String: [SubsystemID]] = [:]
        for golden in cases {
            for tag in Set(golden.tags) { owners[tag, default: []].append(golden.subsystem) }
        }
        return owners.sorted { $0.key < $1.key }.map { name, all in
            TagCount(name: name, cases: all.count, subsystems: all.unique)
        }
    }

    private static let named = 4

    /// The names of the first subsystems, and the number of the others, as in `a, b, c, d and 2 more`.
    var subsystemsInWords: String {
        let names = subsystems.prefix(Self.named).map(\.rawValue).joined(separator: ", ")
        let more = subsystems.count - Self.named
        return more > 0 ? "\(names) and \(more) more" : names
    }

    var value: Value {
        .record(("tag", name.value), ("cases", cases.value), ("subsystems", subsystems.map(\.rawValue).value))
    }
}
