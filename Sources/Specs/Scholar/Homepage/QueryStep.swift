import HTML

/// A step of a query: a name and what is asked of the attributes.
struct QueryStep: Equatable {
    let name: String
    /// The attributes by their names, in order; without a value any will do.
    var tests: [(name: String, value: String?)]

    static func == (left: QueryStep, right: QueryStep) -> Bool {
        left.name == right.name
            && left.tests.elementsEqual(right.tests) { test, other in
                test.name.utf8.elementsEqual(other.name.utf8)
                    && (test.value.map { Array($0.utf8) } == other.value.map { Array($0.utf8) })
            }
    }

    var isSorted: QueryStep { QueryStep(name: name, tests: tests.sorted { $0.name < $1.name }) }
}

extension [QueryStep] {
    /// What two elements have in common on their ways up, as a path down to them.
    init(_ one: HTML.Element, _ other: HTML.Element, by reading: HomepageAttributes) {
        func wayUp(_ element: HTML.Element) -> [HTML.Element] {
            [HTML.Element](sequence(first: element, next: \.parent))
        }
        var steps: [QueryStep] = []
        for (one, other) in zip(wayUp(one), wayUp(other)) {
            guard one.name == other.name else { break }
            let shared = one.attributes.keys.filter { other.attributes[$0] != nil }.sorted()
            let tests: [(name: String, value: String?)] =
                switch reading {
                case .named: shared.map { ($0, nil) }
                case .equal:
                    shared.filter { name in
                        (one.attributes[name] ?? "").utf8.elementsEqual((other.attributes[name] ?? "").utf8)
                    }.map { ($0, one.attributes[$0]) }
                }
            steps.append(QueryStep(name: one.name, tests: tests))
            if one == other { break }
        }
        self = steps.reversed()
    }

    /// The query as it is written.
    var query: String {
        "//"
            + map { step in
                step.name
                    + step.tests.map { name, value in value.map { "[@\(name)=\($0.literal)]" } ?? "[@\(name)]"
                    }.joined()
            }.joined(separator: "/")
    }
}

extension String {
    /// The text in quotes, as XPath 1.0 can have it.
    fileprivate var literal: String {
        guard contains("\"") else { return "\"\(self)\"" }
        guard contains("'") else { return "'\(self)'" }
        var parts: [String] = []
        for (place, part) in split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if place > 0 { parts.append("'\"'") }
            if !part.isEmpty { parts.append("\"\(part)\"") }
        }
        return "concat(\(parts.joined(separator: ",")))"
    }
}
