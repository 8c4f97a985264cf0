import HTML
import JSON
import ScholarSpecs
import Specification

/// Searches a page for two of the titles or authors in the input, and then for the text of all elements at the path
/// that the two have in common.
struct WrapperSearch {
    /// A step of the path: the name of an element, and the attributes that it must have, with any value or a given one.
    private struct Step {
        let name: String
        let attributes: [(name: String, value: String?)]
    }

    let elements: [Element]
    let readings: Readings

    /// Returns the query made from two of the strings in `known`, and the texts of all elements that the query selects.
    ///
    /// - Returns: Nil if no two of the strings in `known` form a pair on the page.
    func run(_ known: [String], _ percent: Int) throws(Rejection) -> (query: String, texts: [String])? {
        guard let (one, other) = try pair(known, percent) else { return nil }
        let steps = path(one, other)
        return (query(steps), elements.filter { isSelected($0, by: steps) }.map(text))
    }

    private func text(_ element: Element) -> String {
        switch readings[HomepageText.self] {
        case .all: PageWords(element.text).text
        case .own: PageWords(element.ownText).text
        }
    }

    // MARK: Phase one, HOM-1

    private func pair(_ known: [String], _ percent: Int) throws(Rejection) -> (Element, Element)? {
        var hits: [String: (element: Element, title: String)] = [:]
        for element in elements {
            guard let title = try title(text(element), known, percent) else { continue }
            guard let first = hits[element.name] else {
                hits[element.name] = (element, title)
                continue
            }
            if element.isWithin(first.element) { continue }
            if readings[HomepagePair.self] == .titles, title.hasSameScalars(as: first.title) { continue }
            return (first.element, element)
        }
        return nil
    }

    /// Returns the first title in `known` that is similar to a string; nil if there is none or the string is empty.
    private func title(_ text: String, _ known: [String], _ percent: Int) throws(Rejection) -> String? {
        if text.isEmpty { return nil }
        for title in known where mayBeSimilar(text, title, percent) {
            let input = Similarity.Input(a: title, b: text, percent: Number(percent))
            if try Similarity.answer(input, readings: readings).similar { return title }
        }
        return nil
    }

    /// Returns whether the lengths of two strings allow them to be similar: the similarity is at most the shorter
    /// length divided by the longer one.
    private func mayBeSimilar(_ text: String, _ title: String, _ percent: Int) -> Bool {
        let symbol = readings[Symbol.self]
        let (one, other) = (symbol.count(of: text), symbol.count(of: title))
        return 100 * min(one, other) >= percent * max(one, other)
    }

    // MARK: Phase two, HOM-2

    private func path(_ one: Element, _ other: Element) -> [Step] {
        var steps: [Step] = []
        var (node1, node2) = (one, other)
        while node1.name == node2.name {
            steps.insert(Step(name: node1.name, attributes: common(node1, node2)), at: 0)
            guard node1 != node2, let parent1 = node1.parent, let parent2 = node2.parent else { break }
            (node1, node2) = (parent1, parent2)
        }
        return steps
    }

    private func common(_ one: Element, _ other: Element) -> [(name: String, value: String?)] {
        let attributes = one.attributes.sorted { $0.key < $1.key }
        return attributes.compactMap { name, value in
            guard let otherValue = other.attributes[name] else { return nil }
            switch readings[HomepageAttributes.self] {
            case .named: return (name, nil)
            case .equal: return value.hasSameScalars(as: otherValue) ? (name, value) : nil
            }
        }
    }

    // MARK: Phase three, HOM-3

    private func isSelected(_ element: Element, by steps: [Step]) -> Bool {
        var next: Element? = element
        for step in steps.reversed() {
            guard let element = next, element.name == step.name else { return false }
            for (name, value) in step.attributes {
                guard let own = element.attributes[name] else { return false }
                if let value, !own.hasSameScalars(as: value) { return false }
            }
            next = element.parent
        }
        return true
    }

    private func query(_ steps: [Step]) -> String {
        let parts = steps.map { step in
            step.attributes.reduce(step.name) { text, attribute in
                let value = attribute.value.map { "=\(quoted($0))" } ?? ""
                return "\(text)[@\(attribute.name)\(value)]"
            }
        }
        return "//" + parts.joined(separator: "/")
    }

    private func quoted(_ value: String) -> String {
        if !value.contains("\"") { return "\"\(value)\"" }
        if !value.contains("'") { return "'\(value)'" }
        // XPath has no escapes, so each double quote is put in single quotes, and the parts around it in double quotes.
        let parts = value.split(separator: "\"", omittingEmptySubsequences: false).map { "\"\($0)\"" }
        let all = parts.flatMap { ["'\"'", $0] }.dropFirst().filter { $0 != "\"\"" }
        return "concat(\(all.joined(separator: ",")))"
    }
}
