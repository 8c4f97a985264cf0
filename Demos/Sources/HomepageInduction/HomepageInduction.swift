import HTML
import JSON
import ScholarSpecs
import Specification

/// Finds the publications on an author's own page from all known titles on it, not from only two of them.
///
/// The induction is neither the reference nor a variant of scholar.homepage, since it finds more than HOM-1 to HOM-4
/// describe:
///
/// - titles within the text of an item, found by the text around the known titles (the delimiters of Kushmerick's LR
///   wrappers)
/// - titles in one column of a table
/// - the list that contains titles, among several lists of the same kind
/// - the authors of some titles, if other titles have no authors
///
/// `docs/homepage.md` compares the results with those of the source's algorithm.
public struct HomepageInduction {
    private let elements: [Element]
    private let titles: [String]
    private let authors: [String]
    private let percent: (titles: Int, authors: Int)
    private let readings: Readings

    /// Creates an induction from a page, known titles and known authors, given as an input of scholar.homepage.
    ///
    /// - Throws: `percent.invalid` if a percentage is invalid.
    public init(_ input: Homepage.Input, readings: Readings = .standard) throws(Rejection) {
        guard let titlePercent = Similarity.percentage(of: input.titlePercent),
            let authorPercent = Similarity.percentage(of: input.authorPercent)
        else { throw Similarity.invalid() }
        elements = (try? Page(input.html))?.elements ?? []
        titles = input.titles
        authors = input.authors
        percent = (titlePercent, authorPercent)
        self.readings = readings
    }

    /// Returns the publications in the order of the page, each title once; empty if no pattern fits two known titles.
    public func publications() throws(Rejection) -> [Presence.Listed] {
        if let found = try inElements() { return HomepageInduction.distinct(found) }
        return HomepageInduction.distinct(inTexts() ?? [])
    }

    private static func distinct(_ found: [Presence.Listed]) -> [Presence.Listed] {
        var seen: Set<[UInt8]> = []
        return found.filter { seen.insert(Array($0.title.utf8)).inserted }
    }

    // MARK: Titles that are elements

    private func inElements() throws(Rejection) -> [Presence.Listed]? {
        let titleHits = try KnownTexts(titles, percent.titles, readings).hits(in: elements)
        guard let pattern = ElementPattern(titleHits, among: elements) else { return nil }
        let found = pattern.selected.filter { !$0.words.isEmpty }
        let authorHits = try KnownTexts(authors, percent.authors, readings).hits(in: elements)
        // Unlike their titles, the authors of two publications may be the same.
        let lines = ElementPattern(authorHits, among: elements, needsDistinct: false)
        let given = lines.map { partners(of: found, known: pattern.hits, in: $0) } ?? [:]
        return found.map { .init($0.words, authors: given[$0.place]?.words) }
    }

    /// Returns the authors of each title. The authors of a title are either between the title and the next title, or
    /// between the previous title and the title.
    private func partners(
        of found: [Element], known: [Element], in lines: ElementPattern
    ) -> [Int: Element] {
        let places = found.map(\.place)
        func range(_ index: Int, isBefore: Bool) -> Range<Int> {
            if isBefore { return (index == 0 ? 0 : places[index - 1] + 1)..<places[index] }
            return (places[index] + 1)..<max(places[index] + 1, places.dropFirst(index + 1).first ?? .max)
        }
        // If more known titles have known authors before them than after them, all authors are before their titles.
        let titles = places.indices.filter { known.contains(found[$0]) }
        func weight(isBefore: Bool) -> Int {
            titles.count { title in
                lines.hits.contains { range(title, isBefore: isBefore).contains($0.place) }
            }
        }
        let isBefore = weight(isBefore: true) > weight(isBefore: false)
        let all = lines.selected.filter { !$0.words.isEmpty }
        var partners: [Int: Element] = [:]
        for index in places.indices {
            let near = all.filter { range(index, isBefore: isBefore).contains($0.place) }
            partners[places[index]] = isBefore ? near.last : near.first
        }
        return partners
    }

    // MARK: Titles within text

    private func inTexts() -> [Presence.Listed]? {
        let runs = elements.flatMap { element in
            element.ownTexts.map { TextRun(element: element, text: $0.inWords) }
        }
        guard let pattern = TextPattern(titles, in: runs) else { return nil }
        // The known authors may also occur elsewhere on the page, so the search for authors covers only strings that
        // contain a known title.
        let lines = TextPattern(authors, in: runs.filter { pattern.hits.contains($0.text) })
        return runs.filter { pattern.covers($0.element) }.compactMap { run in
            pattern.part(of: run.text).map { .init($0, authors: lines?.part(of: run.text)) }
        }
    }
}

extension Element {
    /// All text in the element, with one space between words.
    var words: String { text.inWords }

    /// The element and all its ancestors, from the root of the page down to the element.
    var ancestry: [Element] {
        var way = [self]
        while let parent = way[way.count - 1].parent { way.append(parent) }
        return way.reversed()
    }
}

extension String {
    /// The words of the string, with one space between them.
    var inWords: String {
        unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }.joined(separator: " ")
    }
}
