import HTML
import Specification

/// A search for two known titles or authors on a page, and then for the texts at the path that the two have in common.
struct HomepageSearch {
    /// The index of an element, and the index of the known title or author that the element's text is similar to.
    struct Hit: Equatable {
        let place: Int
        let known: Int
    }

    struct Pair: Equatable {
        let first: Hit
        let second: Hit
    }

    private let law: Ruling<Homepage.Law>
    private let elements: [Element]
    /// The text of each element, in the form that is compared with the known titles or authors.
    private let texts: [String]

    init(_ html: String, _ law: Ruling<Homepage.Law>) {
        self.law = law
        let html = law(.comments, html, not: html.replacing("<!--", with: "").replacing("-->", with: ""))
        elements = (try? Page(html))?.elements ?? []
        texts = elements.map { element in
            let text =
                law(.text, HomepageText.self) == .own
                ? law(
                    .firstText, element.ownText, not: element.ownTexts.first { !$0.collapsed.isEmpty } ?? "",
                    or: element.ownTexts.joined()) : element.text
            return law(.collapsed, text.collapsed, not: text)
        }
    }

    /// Returns the query made from a pair of `known` strings on the page, and the strings that the query selects; nil
    /// if there is no pair.
    func find(_ known: [String], at percent: Int) -> (query: String, texts: [String])? {
        guard let pair = pair(known, at: percent) else { return nil }
        let (one, other) = (elements[pair.first.place], elements[pair.second.place])
        let path = path(one, other)
        let around = one.wayUp.first { other.isWithin($0) }
        let all = selected(by: path)
        let here = law(.selected, all, not: all.filter { around.map($0.isWithin) ?? true })
        let found = here.map { texts[$0.place] }
        return (law.shows(.form, path.query(law)), law(.blankToo, found, not: found.filter { !$0.isEmpty }))
    }

    // MARK: The pair. Clause: HOM-1

    private func hits(_ known: [String], at percent: Int) -> [Hit] {
        let known = law(.knownAsGiven, known, not: known.map(\.collapsed))
        let tags = law(.allTags, elements, not: elements.filter { $0.children.isEmpty })
        let titles = SymbolTexts(known + texts, by: law.under())
        return law(.documentOrder, tags, not: tags.reversed()).compactMap { tag in
            if law.holds(.blank, texts[tag.place].isEmpty) { return nil }
            func isHit(_ number: Int) -> Bool {
                law.areSimilar(titles.pair(number, known.count + tag.place), percent, by: .similar, .exactly)
            }
            let found = law(
                .firstKnown, known.indices.first(where: isHit), not: known.indices.last(where: isHit))
            return found.map { Hit(place: tag.place, known: $0) }
        }
    }

    private func pair(_ known: [String], at percent: Int) -> Pair? {
        let hits = hits(known, at: percent)
        let names = Set(hits.map { elements[$0.place].name }).sorted()
        let groups = names.map { name in hits.filter { elements[$0.place].name == name } }
        func isPair(_ first: Hit, _ second: Hit) -> Bool {
            let (one, other) = (elements[first.place], elements[second.place])
            if law.holds(.outside, other.isWithin(one)) { return false }
            let isSameTitle = known[first.known].utf8.elementsEqual(known[second.known].utf8)
            if isSameTitle, law(.twoTitles, HomepagePair.self) == .titles { return false }
            return law(.anywhere, true, not: one.parent == other.parent)
        }
        let pairs = law(.sameName, groups, not: [hits]).compactMap { hits in
            // The first hit is paired with the first later hit for which `isPair` is true. If the law is broken, the
            // pair is the first two neighbouring hits for which `isPair` is true.
            law(
                .firstOfName,
                hits.dropFirst().first { isPair(hits[0], $0) }.map { Pair(first: hits[0], second: $0) },
                not: zip(hits, hits.dropFirst()).first(where: isPair).map { Pair(first: $0, second: $1) })
        }
        return law(
            .firstComplete, pairs.min { $0.second.place < $1.second.place },
            not: pairs.min { $0.first.place < $1.first.place })
    }

    // MARK: The path. Clause: HOM-2

    private func path(_ one: Element, _ other: Element) -> [QueryStep] {
        let ways = Array(zip(one.wayUp, other.wayUp))
        let common = ways.firstIndex { $0 == $1 } ?? ways.count
        let last = law(.sameTag, common + 1, not: common, or: ways.count)
        let levels = ways.prefix(law.does(.parents) ? last : 1).prefix {
            law.holds(.names, $0.name == $1.name)
        }
        let steps = levels.map { one, other in
            let tests = tests(one, other)
            return QueryStep(name: one.name, tests: one == other ? law(.sameTag, tests, not: []) : tests)
        }
        return law(.prepended, Array(steps.reversed()), not: steps)
    }

    /// Returns a test for each attribute that two elements have in common.
    private func tests(_ one: Element, _ other: Element) -> [QueryStep.Test] {
        let own = one.attributes.sorted { $0.key < $1.key }.map {
            QueryStep.Test(name: $0.key, value: $0.value)
        }
        let named = own.filter { other.attributes[$0.name] != nil }
        let equal = named.filter { test in
            let (value, otherValue) = (test.value ?? "", other.attributes[test.name] ?? "")
            return law(.values, value.utf8.elementsEqual(otherValue.utf8), not: value == otherValue)
        }
        let names = named.map { QueryStep.Test(name: $0.name, value: nil) }
        let common =
            law(.attributes, HomepageAttributes.self) == .equal
            ? equal : law(.attributes, names, not: one == other ? equal : names)
        return law(.common, common, not: own, or: [])
    }

    // MARK: The selected elements. Clause: HOM-3

    private func selected(by path: [QueryStep]) -> [Element] {
        guard let head = path.first else { return elements }
        let heads = elements.filter(head.fits)
        return path.dropFirst().reduce(heads) { found, step in found.flatMap(\.children).filter(step.fits) }
            .sorted { $0.place < $1.place }
    }
}

extension Element {
    /// The element and its ancestors, from the inside out.
    fileprivate var wayUp: [Element] { Array(sequence(first: self, next: \.parent)) }
}
