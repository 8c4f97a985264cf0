import HTML
import Specification

/// A step of a query. The step selects the elements with a given name whose attributes pass some tests.
struct QueryStep: Equatable {
    /// A test that an element has an attribute with a given value, or with any value if `value` is nil.
    struct Test: Equatable {
        let name: String
        let value: String?
    }

    let name: String
    let tests: [Test]

    /// Returns whether an element has the name and passes the tests.
    func fits(_ element: Element) -> Bool {
        element.name == name
            && tests.allSatisfy { test in
                guard let own = element.attributes[test.name] else { return false }
                return test.value.map { $0.utf8.elementsEqual(own.utf8) } ?? true
            }
    }
}

extension [QueryStep] {
    /// Returns the query as a string. Clause: HOM-3
    func query(_ law: Ruling<Homepage.Law>) -> String {
        let steps = map { step in
            let tests = law(.sorted, step.tests, not: step.tests.reversed())
            return step.name
                + tests.map { test in
                    test.value.map { "[@\(test.name)=\($0.quoted(law))]" } ?? "[@\(test.name)]"
                }.joined()
        }
        return "//" + steps.joined(separator: "/")
    }
}

extension String {
    /// Returns the string as a literal of XPath 1.0.
    fileprivate func quoted(_ law: Ruling<Homepage.Law>) -> String {
        guard utf8.contains(UInt8(ascii: "\"")) else { return "\"\(self)\"" }
        guard utf8.contains(UInt8(ascii: "'")) else {
            return law(.singleQuotes, "'\(self)'", not: "\"\(self)\"")
        }
        // The arguments of `concat` are the double quotes and the non-empty parts that they separate.
        var parts = unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
            .flatMap { [#"'"'"#, "\"\(String($0))\""] }
        parts.removeFirst()
        parts.removeAll { $0 == "\"\"" }
        let listed = law(.bothQuotes, parts.joined(separator: ","), not: parts.joined(separator: ", "))
        return law(.bothQuotes, "concat(\(listed))", not: "\"\(self)\"", or: "'\(self)'")
    }
}
