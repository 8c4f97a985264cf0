import HTML
import Specification

extension Results {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        if law.holds(.notReached, !input.reachable) { return Output(.disconnected) }
        if !PlainMarkup.isPlain(input.html) { law.leavesOpen() }
        let page = ResultsPage(input, law)
        let (all, lines, counts) = (page.titles, page.lines, page.counts)
        let titles = law(.emptyTitle, all, not: all.filter { !$0.isMarkAlone })
        if titles.isEmpty {
            let isOther = !lines.isEmpty || !counts.isEmpty
            let isFailed = isOther && law(.noTitle, ResultsWithoutTitles.self) == .failed
            return Output(isFailed ? .failed : law(.notFound, .notFound, not: .failed))
        }
        let numbers = Set([titles.count, lines.count, counts.count])
        if numbers.contains(0) || law.holds(.failed, numbers.count > 1) { return Output(.failed) }
        let publications = zip(titles, zip(lines, counts)).map { title, rest in
            let line = law(.lineText, rest.0.text.collapsed, not: rest.0.text)
            return Found(
                page.text(ofTitle: title), authors: page.authors(line), year: page.year(line),
                citations: page.citations(rest.1))
        }
        let listed = law(
            .notSorted, publications, not: publications.sorted { $0.citations > $1.citations })
        return Output(.ok, law.inOrder(.pairs, listed))
    }
}

/// The elements of a page of results that the laws mention, in document order.
private struct ResultsPage {
    private let law: Ruling<Results.Law>
    private var authorLines: [Element] = []
    /// The `div` elements that have an author's line in a `font` child, each listed once.
    private var results: [Element] = []

    init(_ input: Results.Input, _ law: Ruling<Results.Law>) {
        self.law = law
        let html = law(.decoded, input.html, not: input.html.decodedAsDeclared)
        let all = law(.anyPage, (try? Page(html))?.elements ?? [], not: [])
        let whole = law(.justEnds, all, not: html.has("</html>") ? all : [])
        let elements = law(
            .looseMarkup, whole, not: html.has("<DIV") ? [] : whole,
            or: html.has("class=gs") || html.has("CLASS=gs") ? [] : whole)
        authorLines = elements.filter { isA($0, "span", "gs_a") && isOfAuthor($0, input.surname) }
        let fonts = authorLines.compactMap(\.parent).filter { $0.name == "font" }
        results = fonts.compactMap(\.parent).filter { isA($0, "div", "gs_r") }.inOrder
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    // MARK: Elements. Clause: RES-1

    private func isA(_ element: Element, _ name: String, _ wanted: String) -> Bool {
        guard element.name == name, let value = element.attributes["class"] else { return false }
        return law(.classes, value == wanted, not: value.split(separator: " ").contains { $0 == wanted })
    }

    private func isOfAuthor(_ line: Element, _ surname: String) -> Bool {
        let bold = line.children("b").map(\.text)
        let isSurname = law(
            .surname, bold.contains { $0.utf8.elementsEqual(surname.utf8) },
            not: line.text.has(surname), or: bold.contains { $0.collapsed.utf8.elementsEqual(surname.utf8) })
        let hasQuotes = surname.utf8.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
        return law(.quotes, law.holds(.line, isSurname), not: isSurname && !hasQuotes)
    }

    private func hasLinks(_ element: Element) -> Bool {
        element.children.contains { isA($0, "span", "gs_fl") }
    }

    private func headings(_ result: Element) -> [Element] {
        result.children.filter { isA($0, "div", "gs_rt") }.flatMap { $0.children("h3") }
    }

    private func isMarked(_ heading: Element) -> Bool {
        let marks = law(.englishMark, ["[CITAZIONE]", "[CITATION]"], not: ["[CITAZIONE]"])
        let texts = heading.children("span").map(\.text)
        return law(
            .mark, texts.contains(where: marks.contains),
            not: texts.contains { text in marks.contains { text.has($0) } })
    }

    // MARK: Titles, lines of authors and counts. Clauses: RES-1, RES-2

    var titles: [Element] {
        results.flatMap { result in
            let lines = authorLines.filter { $0.parent?.parent == result && $0.parent?.name == "font" }
            let isLinked = law.holds(.linkedTitles, lines.compactMap(\.parent).contains(where: hasLinks))
            let titles = headings(result).flatMap { heading in
                let isMarked = isMarked(heading)
                let own = isMarked ? law.gives(.markedTitles, [heading]) : []
                let hasTitles = isLinked && (!isMarked || law(.linksOfMarked, MarkedResult.self) == .literal)
                return own + (hasTitles ? law.gives(.linkedTitles, heading.children("a")) : [])
            }
            return law(.linkedTitles, titles, not: Array(titles.prefix(1)))
        }.inOrder
    }

    var lines: [Element] {
        authorLines.flatMap { line in
            let isBeside = law.holds(.linesWithLinks, line.parent.map(hasLinks) ?? false)
            let result = line.parent?.parent
            let isUnderMark = result.map { headings($0).contains(where: isMarked) } ?? false
            let isLine = isBeside || law.holds(.linesOfMarked, isUnderMark)
            let isThere = law(
                .anywhere, isLine, not: isLine && result.map { isA($0, "div", "gs_r") } ?? false)
            let found = isThere ? [line] : []
            return law(.oneLine, found, not: isBeside && isUnderMark ? found + found : found)
        }
    }

    /// The elements that give citation counts: each `span` of links, and the first `font` of each result that has no
    /// such `span` but is marked as a citation.
    var counts: [Element] {
        results.flatMap { result in
            let fonts = result.children("font")
            let spans = fonts.flatMap(\.children).filter { isA($0, "span", "gs_fl") }
            let counts = law.gives(
                .counts, law(.withoutLinks, spans, not: spans.filter { !$0.children("a").isEmpty }))
            guard spans.isEmpty, headings(result).contains(where: isMarked) else { return counts }
            return counts + law.gives(.markedCount, law(.oneNought, Array(fonts.prefix(1)), not: fonts))
        }.inOrder
    }

    // MARK: Text

    func text(ofTitle title: Element) -> String {
        let text = law(.titleText, title.text.collapsed, not: title.text)
        let peeled = text.peeled
        let rest = law(.marksTakenOff, peeled.last ?? text, not: text, or: peeled.prefix(2).last ?? text)
        return law(.otherMarks, rest, not: rest.withoutAnyMark)
    }

    func authors(_ line: String) -> String {
        let scalars = line.unicodeScalars
        let end = scalars.firstRange(of: " - ".unicodeScalars)?.lowerBound ?? scalars.endIndex
        let dash = scalars.firstIndex(of: "-") ?? scalars.endIndex
        return law(.dash, String(scalars[..<end]), not: String(scalars[..<dash]).collapsed)
    }

    func year(_ line: String) -> Int? {
        let numbers = line.digits.compactMap { digits in
            law(.fourDigits, digits.count == 4, not: digits.count > 3) ? Int(digits.prefix(4)) : nil
        }
        let years = numbers.filter {
            law.isAtLeast(.yearRange, $0, 1500) && law.isAtMost(.yearRange, $0, 2100)
        }
        return law(
            .lastYear, years.last, not: years.first,
            or: numbers.last.flatMap { years.contains($0) ? $0 : nil })
    }

    func citations(_ count: Element) -> Int {
        guard count.name == "span" else { return 0 }
        let links = count.children("a").map(\.text.collapsed)
        switch law(.countReading, ResultCitations.self) {
        case .citedBy:
            let count: Int? = links.reduce(nil) { $0 ?? timesCited($1) }
            return law.shows(.citedBy, count ?? 0)
        case .firstLink: return law.shows(.firstLink, number(links.first?.digits.joined() ?? "") ?? 0)
        }
    }

    private func timesCited(_ link: String) -> Int? {
        for front in ["Cited by ", "Citato da "] where link.utf8.starts(with: front.utf8) {
            let rest = String(link.dropFirst(front.count))
            let digits = rest.digits.joined()
            let isNumber = law(.noCommas, rest == digits, not: rest.filter { $0 != "," } == digits)
            return isNumber ? number(digits) : nil
        }
        return nil
    }

    private func number(_ digits: String) -> Int? {
        guard law.isAtMost(.longNumbers, digits.count, 15) else { return nil }
        return Int(digits).flatMap { Int.exactRange.contains($0) ? $0 : nil }
    }
}

extension [Element] {
    fileprivate var inOrder: [Element] { sorted { $0.place < $1.place } }
}

extension Element {
    fileprivate func children(_ name: String) -> [Element] { children.filter { $0.name == name } }

    /// Whether the text consists only of marks such as `[PDF]`.
    fileprivate var isMarkAlone: Bool { text.collapsed.peeled.last == "" }
}

extension String {
    func has(_ part: String) -> Bool { utf8.firstRange(of: part.utf8) != nil }

    /// The text with its UTF-8 decoded as ISO 8859-1, if the text declares that encoding; otherwise the text itself.
    fileprivate var decodedAsDeclared: String {
        guard has("charset=ISO-8859-1") else { return self }
        return String(String.UnicodeScalarView(utf8.map { Unicode.Scalar($0) }))
    }

    /// The text, and what is left of it after each of the marks at its beginning is removed.
    fileprivate var peeled: [String] { Array(sequence(first: self, next: \.withoutMark)) }

    /// The text without the mark at its beginning; nil if the text does not begin with a mark.
    fileprivate var withoutMark: String? {
        let marks = ["[PDF]", "[HTML]", "[PS]", "[BOOK]", "[CITATION]", "[CITAZIONE]"]
        guard let mark = marks.first(where: { utf8.starts(with: $0.utf8) }) else { return nil }
        let rest = unicodeScalars.dropFirst(mark.utf8.count)
        return String(rest.first == " " ? rest.dropFirst() : rest)
    }

    /// The text without any word in brackets at its beginning and without the star at its end.
    fileprivate var withoutAnyMark: String {
        let rest = hasPrefix("[") ? split(separator: "]", maxSplits: 1).last.map { String($0) } ?? self : self
        return (rest.hasSuffix("*") ? String(rest.dropLast()) : rest).collapsed
    }

    /// The runs of ASCII digits in the text.
    fileprivate var digits: [String] {
        unicodeScalars.split { !("0"..."9").contains($0) }.map { String($0) }
    }
}
