import HTML
import ScholarSpecs
import Specification

/// An implementation of scholar.results that walks through the tree of the page.
extension Results: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.reachable else { return Output(.disconnected) }
        // A page that libxml2 cannot read, for example one of more than 2 GiB, counts as an empty page.
        let elements = (try? Page(input.html))?.elements ?? []
        let results = elements.filter { element in
            element.isA("div", "gs_r") && element.children("font").contains { $0.hasLine(of: input.surname) }
        }
        let titles = results.flatMap { Self.titles(in: $0, of: input.surname, readings[MarkedResult.self]) }
            .sorted { $0.place < $1.place }
        let marked = Set(elements.filter(\.hasMarkedHeading).map(\.place))
        let lines = elements.flatMap { Self.lines(in: $0, of: input.surname, marked) }
            .sorted { $0.place < $1.place }
        let counts = results.flatMap { timesCited(in: $0, readings[ResultCitations.self]) }
        let citations = counts.sorted { $0.place < $1.place }.map { $0.citations }
        guard !titles.isEmpty else {  // RES-3
            let isOther = !lines.isEmpty || !citations.isEmpty
            return .init(isOther && readings[ResultsWithoutTitles.self] == .failed ? .failed : .notFound)
        }
        guard titles.count == lines.count, lines.count == citations.count else { return .init(.failed) }
        return Output(
            .ok,
            titles.indices.map { place in
                let line = PageWords(lines[place].text)
                return Found(
                    PageWords(titles[place].text).withoutMarks, authors: line.authors, year: line.year,
                    citations: citations[place])
            })
    }

    /// Returns the titles of a result, namely its marked headings and the links in its headings. Clause: RES-1
    private static func titles(in result: Element, of surname: String, _ reading: MarkedResult) -> [Element] {
        let fonts = result.children("font").filter { $0.hasLine(of: surname) }
        let hasLinks = fonts.contains(where: \.hasLinks)
        let headings = result.children.filter { $0.isA("div", "gs_rt") }.flatMap { $0.children("h3") }
        return headings.flatMap { heading in
            let isMarked = heading.isMarked
            let links = hasLinks && (reading == .literal || !isMarked) ? heading.children("a") : []
            return (isMarked ? [heading] : []) + links
        }
    }

    /// Returns the author's lines among the children of an element. Clause: RES-2
    ///
    /// If the element has no `span` of links and its parent has no heading marked as a citation, the result is empty.
    private static func lines(in parent: Element, of surname: String, _ marked: Set<Int>) -> [Element] {
        let isMarked = parent.parent.map { marked.contains($0.place) } == true
        return parent.hasLinks || isMarked ? parent.children.filter { $0.isLine(of: surname) } : []
    }

    /// Returns the citation counts of a result with their places on the page, one count for each `span` of links.
    ///
    /// A result without a `span` of links, but with a heading marked as a citation, has one count of 0. Clause: RES-2
    private static func timesCited(
        in result: Element, _ reading: ResultCitations
    ) -> [(place: Int, citations: Int)] {
        let fonts = result.children("font")
        let spans = fonts.flatMap { $0.children.filter { $0.isA("span", "gs_fl") } }
        if spans.isEmpty { return result.hasMarkedHeading ? fonts.prefix(1).map { ($0.place, 0) } : [] }
        return spans.map { span in
            let links = span.children("a").map { PageWords($0.text) }
            return switch reading {
            case .citedBy: (span.place, links.lazy.compactMap(\.timesCited).first ?? 0)
            case .firstLink: (span.place, links.first?.digits ?? 0)
            }
        }
    }
}

extension Element {
    fileprivate func isA(_ name: String, _ ofClass: String) -> Bool {
        self.name == name && attributes["class"] == ofClass
    }

    fileprivate func children(_ name: String) -> [Element] { children.filter { $0.name == name } }

    /// Returns whether the element is an author's line with this surname. Clause: RES-1
    fileprivate func isLine(of surname: String) -> Bool {
        isA("span", "gs_a") && children("b").contains { $0.text.utf8.elementsEqual(surname.utf8) }
    }

    fileprivate func hasLine(of surname: String) -> Bool { children.contains { $0.isLine(of: surname) } }

    fileprivate var hasLinks: Bool { children.contains { $0.isA("span", "gs_fl") } }

    /// Whether this heading is marked as a citation. Clause: RES-1
    fileprivate var isMarked: Bool {
        children("span").contains { ["[CITAZIONE]", "[CITATION]"].contains($0.text) }
    }

    fileprivate var hasMarkedHeading: Bool {
        children.contains { $0.isA("div", "gs_rt") && $0.children("h3").contains(where: \.isMarked) }
    }
}
