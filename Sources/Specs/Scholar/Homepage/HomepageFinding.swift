import HTML
import Specification

/// What the clauses say of one search on a page, for titles or for authors.
struct HomepageFinding {
    let page: HomepageTexts
    let pair: (first: Int, second: Int)?
    let steps: [QueryStep]

    /// - Parameters:
    ///   - known: The texts that are looked for.
    ///   - symbol: Nil for bytes of UTF-8, which is no reading but what some programs compare.
    init(
        _ known: [String], at percentage: Int, on page: HomepageTexts, _ readings: Readings,
        by symbol: Symbol?
    ) {
        self.page = page
        let hits = page.hits(known, at: percentage, by: symbol, readings[SimilarityThreshold.self])
        let needsTwo = readings[HomepagePair.self] == .titles
        // The first hit of each name, and the first after it that completes the pair.
        var firsts: [String: (place: Int, known: [UInt8])] = [:]
        for hit in hits where firsts[page.elements[hit.place].name] == nil {
            firsts[page.elements[hit.place].name] = hit
        }
        let pairs = firsts.values.compactMap { first in
            hits.first { hit in
                hit.place > first.place && page.elements[hit.place].name == page.elements[first.place].name
                    && !page.elements[hit.place].isWithin(page.elements[first.place])
                    && !(needsTwo && hit.known == first.known)
            }.map { (first: first.place, second: $0.place) }
        }
        pair = pairs.min { $0.second < $1.second }
        steps =
            pair.map {
                [QueryStep](
                    page.elements[$0.first], page.elements[$0.second], by: readings[HomepageAttributes.self])
            } ?? []
    }

    /// Whether steps are those of some other two elements of the page, as if these had been the pair.
    func isPath(_ steps: [QueryStep], by reading: HomepageAttributes) -> Bool {
        let places = page.elements.indices.filter { page.elements[$0].name == steps.last?.name }.prefix(48)
        return places.contains { one in
            places.contains { other in
                one < other && [QueryStep](page.elements[one], page.elements[other], by: reading) == steps
            }
        }
    }
}

/// The elements of a page with the texts by which they are compared.
struct HomepageTexts {
    let elements: [Element]
    let texts: [String]
    private let html: String

    /// - Returns: nil if the page cannot be read.
    init?(_ html: String, by reading: HomepageText) {
        guard let page = try? Page(html) else { return nil }
        self.html = html
        elements = page.elements
        texts = elements.map { (reading == .own ? $0.ownText : $0.text).collapsed }
    }

    /// The texts that a query selects, as libxml2 carries it out; nil if it does not.
    func selected(_ query: String) -> [String]? {
        (try? Page.select(query, on: html))?.map { texts[$0.place] }
    }

    /// The elements that are similar to a known text, in document order, each with the first that it is similar to.
    func hits(
        _ known: [String], at percentage: Int, by symbol: Symbol?, _ threshold: SimilarityThreshold
    ) -> [(place: Int, known: [UInt8])] {
        func length(_ text: String) -> Int {
            switch symbol {
            case nil: text.utf8.count
            case .utf16: text.utf16.count
            case .scalar: text.unicodeScalars.count
            case .grapheme: text.count
            }
        }
        // A text much longer than every known one is similar to none, and need not be compared.
        let most = known.map(length).max() ?? 0
        let candidates = elements.indices.filter {
            !texts[$0].isEmpty && length(texts[$0]) * percentage <= 100 * max(1, most)
        }
        func taken(_ text: String) -> String {
            symbol == nil ? String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) })) : text
        }
        let symbols = SymbolTexts(
            known.map(taken) + candidates.map { taken(texts[$0]) }, by: symbol ?? .scalar)
        return candidates.enumerated().compactMap { number, place in
            let found = known.indices.first {
                Likeness(symbols.pair($0, known.count + number)).reaches(percentage, by: threshold)
            }
            return found.map { (place, Array(known[$0].utf8)) }
        }
    }
}
