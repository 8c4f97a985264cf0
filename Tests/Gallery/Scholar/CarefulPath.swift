import Catalogue
import HTML

/// The path that leads to both hits from the innermost element that contains them, and the query made from this path.
/// Some mistakes in the gallery change one variable of this type.
struct CarefulPath: Sendable {
    /// A step of the path, which tests the name and the attributes of an element.
    struct Step {
        var name: String
        var attributes: [(String, String?)]
    }

    /// The element where the path begins.
    enum Head { case common, belowCommon, root, commonWithoutAttributes }
    /// The attributes that count as common to two elements.
    enum Common { case asDeclared, named, first, none }
    /// The quotation marks around the values of attributes in the query.
    enum Quotes { case asNeeded, double }

    var head = Head.common
    var common = Common.asDeclared
    var quotes = Quotes.asNeeded
    var appends = false
    var sortsAttributes = true

    func steps(_ one: Element, _ other: Element, _ reading: HomepageAttributes) -> [Step] {
        var steps: [Step] = []
        var pair: (Element, Element)? = (one, other)
        while let (a, b) = pair, a.name == b.name {
            let isCommon = a.place == b.place
            if isCommon, head == .belowCommon { break }
            var attributes = a.attributes.sorted { $0.key < $1.key }.compactMap {
                name, value -> (String, String?)? in
                switch common {
                case .first: return (name, value)
                case .none: return nil
                case .named: return b.attributes[name] == nil ? nil : (name, nil)
                case .asDeclared:
                    guard let other = b.attributes[name] else { return nil }
                    if reading == .named { return (name, nil) }
                    return Array(other.utf8) == Array(value.utf8) ? (name, value) : nil
                }
            }
            if isCommon, head == .commonWithoutAttributes { attributes = [] }
            if !sortsAttributes { attributes.reverse() }
            let step = Step(name: a.name, attributes: attributes)
            if appends { steps.append(step) } else { steps.insert(step, at: 0) }
            if isCommon, head != .root { break }
            pair = a.parent.flatMap { up in b.parent.map { (up, $0) } }
        }
        return steps
    }

    func selects(_ element: Element, _ steps: [Step]) -> Bool {
        var way: [Element] = []
        var next: Element? = element
        while let here = next, way.count < steps.count {
            way.append(here)
            next = here.parent
        }
        guard way.count == steps.count else { return false }
        return zip(way, steps.reversed()).allSatisfy { element, step in
            element.name == step.name
                && step.attributes.allSatisfy { name, value in
                    guard let own = element.attributes[name] else { return false }
                    return value.map { Array($0.utf8) == Array(own.utf8) } ?? true
                }
        }
    }

    func query(_ steps: [Step]) -> String {
        "//"
            + steps.map { step in
                step.name
                    + step.attributes.map { name, value in
                        value.map { "[@\(name)=\(quoted($0))]" } ?? "[@\(name)]"
                    }.joined()
            }.joined(separator: "/")
    }

    private func quoted(_ value: String) -> String {
        let hasDouble = value.contains("\"")
        if !hasDouble || quotes == .double { return "\"\(value)\"" }
        if !value.contains("'") { return "'\(value)'" }
        var text = "concat("
        var rest = Substring(value)
        while let place = rest.firstIndex(of: "\"") {
            if place > rest.startIndex { text += "\"\(rest[..<place])\"," }
            text += "'\"'"
            rest = rest[rest.index(after: place)...]
            if !rest.isEmpty { text += "," }
        }
        return text + (rest.isEmpty ? "" : "\"\(rest)\"") + ")"
    }
}
