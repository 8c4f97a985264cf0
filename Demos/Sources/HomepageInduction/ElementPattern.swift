import HTML
import Specification

/// A pattern made from elements with known strings; it matches all elements with the same path.
struct ElementPattern {
    /// A step of the path from the root of the page to a matching element.
    private struct Step {
        let name: String
        /// The attributes that have the same value in this step of every hit's path.
        let attributes: [String: String]
        /// The position among the siblings of the same name; nil if the pattern allows any position.
        var position: Int?
    }

    /// The elements with known strings from which the pattern was made.
    let hits: [Element]
    /// All elements that match the pattern.
    let selected: [Element]

    /// Creates a pattern from those hits (elements with known strings) that have the most frequent path.
    ///
    /// - Parameter needsDistinct: Whether the hits must match at least two different known strings.
    /// - Returns: nil if no two such hits have the same path from the root.
    init?(_ hits: [KnownTexts.Hit], among elements: [Element], needsDistinct: Bool = true) {
        var groups: [[String]: [KnownTexts.Hit]] = [:]
        for hit in hits { groups[hit.element.ancestry.map(\.name), default: []].append(hit) }
        func weight(_ group: [KnownTexts.Hit]) -> Int {
            needsDistinct ? Set(group.map(\.known)).count : group.count
        }
        // If several paths are equally frequent, the one whose first hit comes first on the page is used.
        let best = groups.values.max {
            (weight($0), -$0[0].element.place) < (weight($1), -$1[0].element.place)
        }
        guard let best, weight(best) >= 2 else { return nil }
        self.hits = best.map(\.element)
        selected = ElementPattern.selected(by: self.hits, among: elements)
    }

    private static func selected(by hits: [Element], among elements: [Element]) -> [Element] {
        let ways = hits.map(\.ancestry)
        let depth = ways[0].count
        var steps = (0..<depth).map { level in
            Step(
                name: ways[0][level].name,
                attributes: ways.dropFirst().reduce(ways[0][level].attributes) { common, way in
                    common.filter { way[level].attributes[$0.key] == $0.value }
                })
        }
        // The items are the children of the innermost element that contains all hits.
        let item = (0..<depth).first { level in ways.contains { $0[level] != ways[0][level] } } ?? depth - 1
        var selected = ElementPattern.elements(elements, by: steps)
        let itemOf = { (element: Element) in element.ancestry[item].place }
        if Set(selected.map(itemOf)).count < selected.count {
            // If an item contains several matching elements, they are treated as columns.
            for level in (item + 1)..<max(item + 1, depth) {
                let positions = Set(ways.map { $0[level].position })
                if positions.count == 1 { steps[level].position = positions.first }
            }
            selected = ElementPattern.elements(elements, by: steps)
        }
        guard item > 0 else { return selected }
        let lists = Dictionary(grouping: selected) { $0.ancestry[item - 1].place }
        let least = hits.map(\.words.count).min() ?? 0
        return lists.values.filter { list in
            // A menu is also a list, but its items are shorter than titles.
            let lengths = list.map(\.words.count).sorted()
            return list.contains { hits.contains($0) } || 2 * lengths[lengths.count / 2] >= least
        }
        .flatMap { $0 }.sorted { $0.place < $1.place }
    }

    private static func elements(_ elements: [Element], by steps: [Step]) -> [Element] {
        elements.filter { element in
            guard element.name == steps[steps.count - 1].name else { return false }
            let way = element.ancestry
            return way.count == steps.count
                && zip(way, steps).allSatisfy { element, step in
                    element.name == step.name
                        && step.attributes.allSatisfy { element.attributes[$0.key] == $0.value }
                        && (step.position == nil || step.position == element.position)
                }
        }
    }
}

extension Element {
    /// The position among the parent's children of the same name, starting from 1.
    fileprivate var position: Int {
        let siblings = parent?.children.filter { $0.name == name } ?? []
        return (siblings.firstIndex(of: self) ?? 0) + 1
    }
}
