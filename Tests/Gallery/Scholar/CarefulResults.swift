import Catalogue
import HTML
import JSON
import Specification

/// An implementation of scholar.results, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulResults: Careful {
    public typealias Subsystem = Results

    /// The way the program compares the class of an element with a name.
    enum ClassMatch { case exact, oneOfSeveral }
    /// The way the program looks for the surname in a line.
    enum Surname { case inBold, anywhere, trimmed }
    /// The marks, such as [PDF], that are removed from the beginning of a title.
    enum Marks { case all, none, one }
    /// The dash that ends the list of authors in a line.
    enum Dash { case spaced, any }
    /// The digits of a line that are taken as the year.
    enum Year { case lastInRange, first, lastIfInRange, inLongerRuns }
    /// The link in a result that gives the number of citations.
    enum Count { case asDeclared, firstLink, withCommas }
    /// The treatment of a page on which the numbers of titles, lines and counts differ.
    enum Pairing { case failed, shortest, byResult }
    /// The markup that the program requires of a page; it finds nothing on other pages.
    enum Wholeness { case none, end, quotes, capitals }

    var classes = ClassMatch.exact
    var surname = Surname.inBold
    var marks = Marks.all
    var dash = Dash.spaced
    var year = Year.lastInRange
    var count = Count.asDeclared
    var pairing = Pairing.failed
    var wholeness = Wholeness.none
    var citationMarks = ["[CITAZIONE]", "[CITATION]"]
    var takesLinksOfMarked = false
    var linesNeedResult = false
    var looksAtReachable = true
    var sorts = false
    var failsWithoutTitles = false
    var countsMarkedByFont = false

    public init() {}

    public func run(_ input: Results.Input, readings: Readings) throws(Rejection) -> Results.Output {
        if looksAtReachable, !input.reachable { return .init(.disconnected) }
        guard isWhole(input.html), let page = try? Page(input.html) else { return .init(.notFound) }
        var titles: [Element] = []
        var lines: [Element] = []
        var counts: [(place: Int, count: Int)] = []
        for element in page.elements {
            if isLine(element, input.surname), let font = element.parent {
                let isInResult = font.parent.map { hasClass($0, "div", "gs_r") } ?? false
                let isKept = has(font, "span", "gs_fl") || font.parent.map(isMarkedResult) ?? false
                if isKept, isInResult || !linesNeedResult { lines.append(element) }
            }
            guard hasClass(element, "div", "gs_r") else { continue }
            let fonts = element.children.filter { font in
                font.name == "font" && font.children.contains { isLine($0, input.surname) }
            }
            if fonts.isEmpty { continue }
            let found = self.titles(
                element, withLinks: fonts.contains { has($0, "span", "gs_fl") }, readings[MarkedResult.self])
            titles += pairing == .byResult ? Array(found.prefix(1)) : found
            counts += self.counts(element, readings[ResultCitations.self])
        }
        titles.sort { $0.place < $1.place }
        counts.sort { $0.place < $1.place }
        return told(titles, lines, counts.map(\.count), readings[ResultsWithoutTitles.self])
    }

    private func told(
        _ titles: [Element], _ lines: [Element], _ counts: [Int], _ reading: ResultsWithoutTitles
    ) -> Results.Output {
        if titles.isEmpty {
            let isFailed = reading == .failed || failsWithoutTitles
            return .init(isFailed && !(lines.isEmpty && counts.isEmpty) ? .failed : .notFound)
        }
        let all = [titles.count, lines.count, counts.count]
        guard all.allSatisfy({ $0 == all[0] }) || pairing == .shortest else { return .init(.failed) }
        let least = all.min() ?? 0
        if least == 0 { return .init(.failed) }
        var publications = (0..<least).map { place in
            let line = clean(lines[place].text)
            return Results.Found(
                withoutMarks(clean(titles[place].text)), authors: authors(line), year: year(line),
                citations: counts[place])
        }
        if sorts { publications.sort { $0.citations > $1.citations } }
        return .init(.ok, publications)
    }

    // MARK: The tree

    private func isWhole(_ html: String) -> Bool {
        switch wholeness {
        case .none: true
        case .end: html.isEmpty || html.contains("</html>")
        case .quotes: !html.contains(/class=[a-z]/.ignoresCase())
        case .capitals: !html.contains("<DIV")
        }
    }

    private func hasClass(_ element: Element, _ name: String, _ wanted: String) -> Bool {
        guard element.name == name, let value = element.attributes["class"] else { return false }
        return classes == .exact
            ? value == wanted : value.split(separator: " ").contains { $0 == wanted }
    }

    private func has(_ element: Element, _ name: String, _ wanted: String) -> Bool {
        element.children.contains { hasClass($0, name, wanted) }
    }

    private func isLine(_ element: Element, _ name: String) -> Bool {
        guard hasClass(element, "span", "gs_a") else { return false }
        if surname == .anywhere { return element.text.contains(name) }
        return element.children.contains { child in
            guard child.name == "b" else { return false }
            let text = surname == .trimmed ? clean(child.text) : child.text
            return Array(text.utf8) == Array(name.utf8)
        }
    }

    private func isMarked(_ heading: Element) -> Bool {
        heading.children.contains { $0.name == "span" && citationMarks.contains($0.text) }
    }

    private func headings(_ result: Element) -> [Element] {
        result.children.filter { hasClass($0, "div", "gs_rt") }.flatMap {
            $0.children.filter { $0.name == "h3" }
        }
    }

    private func isMarkedResult(_ result: Element) -> Bool { headings(result).contains(where: isMarked) }

    private func titles(_ result: Element, withLinks: Bool, _ reading: MarkedResult) -> [Element] {
        headings(result).flatMap { heading -> [Element] in
            let links = withLinks ? heading.children.filter { $0.name == "a" } : []
            guard isMarked(heading) else { return links }
            return reading == .literal || takesLinksOfMarked ? [heading] + links : [heading]
        }
    }

    private func counts(_ result: Element, _ reading: ResultCitations) -> [(place: Int, count: Int)] {
        let fonts = result.children.filter { $0.name == "font" }
        let spans = fonts.flatMap { $0.children.filter { hasClass($0, "span", "gs_fl") } }
        if spans.isEmpty {
            guard isMarkedResult(result) else { return [] }
            return (countsMarkedByFont ? fonts : Array(fonts.prefix(1))).map { ($0.place, 0) }
        }
        let isFirst = reading == .firstLink || count == .firstLink
        return spans.map { span in
            let links = span.children.filter { $0.name == "a" }.map { clean($0.text) }
            return (span.place, isFirst ? number(links.first ?? "") : links.lazy.compactMap(cited).first ?? 0)
        }
    }

    // MARK: The text

    private func clean(_ text: String) -> String {
        text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
    }

    private func withoutMarks(_ text: String) -> String {
        if marks == .none { return text }
        for mark in ["[PDF]", "[HTML]", "[PS]", "[BOOK]", "[CITATION]", "[CITAZIONE]"] {
            guard text.utf8.starts(with: mark.utf8) else { continue }
            var rest = Array(text.unicodeScalars.dropFirst(mark.unicodeScalars.count))
            if rest.first == " " { rest.removeFirst() }
            let left = String(String.UnicodeScalarView(rest))
            return marks == .one ? left : withoutMarks(left)
        }
        return text
    }

    private func authors(_ line: String) -> String {
        let separator = dash == .any ? "-" : " - "
        guard let range = line.firstRange(of: separator) else { return line }
        return clean(String(line[..<range.lowerBound]))
    }

    private func year(_ line: String) -> Int? {
        var runs = line.unicodeScalars.split { !("0"..."9").contains($0) }.map { String($0) }
        if year == .inLongerRuns { runs = runs.map { String($0.prefix(4)) } }
        let years = runs.filter { $0.count == 4 }.compactMap { Int($0) }
        func isYear(_ year: Int) -> Bool { (1500...2100).contains(year) }
        return switch year {
        case .lastInRange, .inLongerRuns: years.last(where: isYear)
        case .first: years.first(where: isYear)
        case .lastIfInRange: years.last.flatMap { isYear($0) ? $0 : nil }
        }
    }

    private func number(_ text: String) -> Int {
        let digits = text.unicodeScalars.filter { ("0"..."9").contains($0) }
        return digits.count > 15 ? 0 : Int(String(String.UnicodeScalarView(digits))) ?? 0
    }

    private func cited(_ text: String) -> Int? {
        let text = count == .withCommas ? text.filter { $0 != "," } : text
        guard let match = text.wholeMatch(of: /(?:Cited by|Citato da) ([0-9]{1,15})/) else { return nil }
        return Int(match.1)
    }
}
