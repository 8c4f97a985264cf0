import Catalogue
import HTML
import JSON
import Specification

/// An implementation of scholar.homepage, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulHomepage: Careful {
    public typealias Subsystem = Homepage

    /// The hits that form a pair: two in tags of the same name, any two, or two siblings.
    enum Pairing { case firstOfName, anyName, neighbours }
    /// The titles to count; if their number differs from the number of authors, no authors are returned.
    enum Counting { case asDeclared, distinct, none }
    /// The rule that decides whether two titles are the same.
    enum Sameness { case bytes, asSeen, anyCase, none }

    var similarity = CarefulSimilarity()
    var path = CarefulPath()
    var pairing = Pairing.firstOfName
    var counting = Counting.asDeclared
    var sameness = Sameness.bytes
    var comparesLeavesOnly = false
    var takesWhatIsInside = false
    var wantsTwoTitles = false
    var collapses = true
    var dropsBlankTitles = false
    var searchesOneListOnly = false
    var keepsLastPlace = false
    var pairsWhatIsLeft = false
    var searchesAtZero = false
    var refusesAuthorsFirst = true

    public init() {}

    public func run(
        _ input: Homepage.Input, readings: Readings
    ) throws(Rejection) -> Homepage.Output {
        try refuse(input.titlePercent, readings)
        if refusesAuthorsFirst { try refuse(input.authorPercent, readings) }
        let elements = (try? Page(input.html))?.elements ?? []
        guard let found = try search(elements, input.titles, input.titlePercent, readings) else {
            return .init(.notFound)
        }
        try refuse(input.authorPercent, readings)
        let places = kept(found.texts)
        let titles = places.map { found.texts[$0] }
        let isZero = input.authorPercent.double == 0
        let isSkipped = isZero && !searchesAtZero && readings[HomepageZero.self] == .skipped
        let authors = isSkipped ? nil : try search(elements, input.authors, input.authorPercent, readings)
        func output(_ status: Homepage.Status, _ lines: [String]) -> Homepage.Output {
            .init(status, query: found.query, authorQuery: authors?.query, titles: titles, authors: lines)
        }
        guard let lines = authors?.texts else { return output(.titlesOnly, []) }
        let isDistinct = counting == .distinct || readings[HomepageCount.self] == .distinct
        let count = isDistinct ? titles.count : found.texts.count
        guard lines.count == count || counting == .none else { return output(.titlesOnly, []) }
        if isDistinct || pairsWhatIsLeft { return output(.ok, Array(lines.prefix(titles.count))) }
        return output(.ok, places.compactMap { lines.indices.contains($0) ? lines[$0] : nil })
    }

    private func refuse(_ percent: Number, _ readings: Readings) throws(Rejection) {
        _ = try similarity.run(Similarity.Input(a: "", b: "", percent: percent), readings: readings)
    }

    private func text(_ element: Element, _ readings: Readings) -> String {
        let text = readings[HomepageText.self] == .own ? element.ownText : element.text
        return text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(
            separator: " ")
    }

    private func search(
        _ elements: [Element], _ known: [String], _ percent: Number, _ readings: Readings
    ) throws(Rejection) -> (query: String, texts: [String])? {
        guard let (one, other) = try pair(elements, known, percent, readings) else { return nil }
        let steps = path.steps(one, other, readings[HomepageAttributes.self])
        var texts = elements.filter { element in
            path.selects(element, steps) && (!searchesOneListOnly || isInList(element, one, other))
        }.map { text($0, readings) }
        if dropsBlankTitles { texts.removeAll { $0.isEmpty } }
        return (path.query(steps), texts)
    }

    /// Returns whether an element lies in the innermost element that contains both hits of the pair.
    private func isInList(_ element: Element, _ one: Element, _ other: Element) -> Bool {
        var around: Element? = one
        while let here = around, !other.isWithin(here) { around = here.parent }
        return around.map { element.isWithin($0) } ?? true
    }

    // MARK: The pair

    private func pair(
        _ elements: [Element], _ known: [String], _ percent: Number, _ readings: Readings
    ) throws(Rejection) -> (Element, Element)? {
        let isByTitles = wantsTwoTitles || readings[HomepagePair.self] == .titles
        var hits: [String: (element: Element, title: [UInt8])] = [:]
        for element in elements where !comparesLeavesOnly || element.children.isEmpty {
            let whole = text(element, readings)
            if whole.isEmpty { continue }
            let compared = collapses ? whole : element.text
            guard let title = try hit(compared, known, percent, readings) else { continue }
            let name = pairing == .anyName ? "" : element.name
            guard let first = hits[name] else {
                hits[name] = (element, title)
                continue
            }
            let isInside = !takesWhatIsInside && element.isWithin(first.element)
            if isInside || (isByTitles && title == first.title) {
                continue
            }
            if pairing == .neighbours, first.element.parent != element.parent { continue }
            return (first.element, element)
        }
        return nil
    }

    private func hit(
        _ text: String, _ known: [String], _ percent: Number, _ readings: Readings
    ) throws(Rejection) -> [UInt8]? {
        let symbol = readings[Symbol.self]
        let length = similarity.distance.taken(text, by: symbol).count
        for title in known {
            // The similarity is at most the shorter length divided by the longer one, so some titles need no
            // comparison.
            let other = similarity.distance.taken(title, by: symbol).count
            if Double(100 * min(length, other)) < percent.double * Double(max(length, other)) { continue }
            let found = try similarity.run(
                Similarity.Input(a: text, b: title, percent: percent), readings: readings)
            if found.similar { return Array(title.utf8) }
        }
        return nil
    }

    // MARK: Duplicates

    private func kept(_ titles: [String]) -> [Int] {
        func isSame(_ a: String, _ b: String) -> Bool {
            switch sameness {
            case .bytes: Array(a.utf8) == Array(b.utf8)
            case .asSeen: a == b
            case .anyCase: a.lowercased() == b.lowercased()
            case .none: false
            }
        }
        return titles.indices.filter { place in
            let others = keepsLastPlace ? Array(titles.indices.suffix(from: place + 1)) : Array(0..<place)
            return !others.contains { isSame(titles[place], titles[$0]) }
        }
    }
}
