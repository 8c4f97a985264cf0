/// Markup that every parser reads as the same tree, as far as a few rules can show.
///
/// Parsers repair broken markup in different ways: a browser closes a paragraph where a heading begins and puts a
/// `tbody` into a table; libxml2 before 2.14 does neither. Plain markup leaves parsers no choice: it has only common
/// elements, properly nested, each with permitted contents. Plain markup may be loose in ways that all parsers accept:
/// names in any case, values without quotes, comments, unclosed list items and cells, and a page without end tags.
public struct PlainMarkup {
    private var open: [String] = []
    /// The names of the elements that have already begun and may occur only once on a page.
    private var begun: Set<String> = []
    private var scanner: MarkupScanner

    private init(_ html: String) { scanner = MarkupScanner(html) }

    /// Returns whether a page is so plain that every parser builds the same tree from it.
    public static func isPlain(_ html: String) -> Bool {
        var markup = PlainMarkup(html)
        return markup.isPlain()
    }

    private mutating func isPlain() -> Bool {
        var isFirst = true
        while let token = scanner.next() {
            switch token {
            case .broken: return false
            case .doctype: guard isFirst else { return false }
            case .comment: guard open.last != "title" else { return false }
            case .text(let isBlank): guard holdsText(isBlank) else { return false }
            case .start(let name): guard begin(name) else { return false }
            case .end(let name): guard close(name) else { return false }
            }
            isFirst = false
        }
        // If the body has begun, every parser closes the elements whose end tags are missing.
        return begun.contains("body")
    }

    private func holdsText(_ isBlank: Bool) -> Bool {
        switch open.last.flatMap({ Self.contents[$0] }) {
        case .flow?, .words?: true
        case .only?: isBlank && begun.contains("body")
        case nil: false
        }
    }

    private mutating func begin(_ name: String) -> Bool {
        if let top = open.last, Self.siblings[top]?.contains(name) == true { open.removeLast() }
        if Self.once.contains(name), !begun.insert(name).inserted { return false }
        guard let top = open.last else {
            // Parsers treat elements after the end of the page differently.
            guard name == "html" else { return false }
            open.append(name)
            return true
        }
        if name == "body", !begun.contains("head") { return false }
        if name == "a", open.contains("a") { return false }
        switch Self.contents[top] {
        case .flow?: guard Self.inline.contains(name) || Self.blocks.contains(name) else { return false }
        case .words?: guard top != "title", Self.inline.contains(name) else { return false }
        case .only(let names)?: guard names.contains(name) else { return false }
        case nil: return false
        }
        if !Self.empty.contains(name) { open.append(name) }
        return true
    }

    private mutating func close(_ name: String) -> Bool {
        if let top = open.last, top != name, Self.siblings[top] != nil { open.removeLast() }
        guard open.last == name else { return false }
        open.removeLast()
        return true
    }

    private enum Content {
        /// Blocks, text and inline elements.
        case flow
        /// Text and inline elements.
        case words
        /// Only elements with the given names.
        case only(Set<String>)
    }

    private static let once: Set = ["html", "head", "title", "body"]
    private static let empty: Set = ["br", "hr"]
    private static let inline: Set = ["a", "b", "br", "em", "font", "i", "span", "strong"]
    private static let blocks: Set = [
        "div", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "section", "table", "ul",
    ]

    private static let contents: [String: Content] = {
        var contents: [String: Content] = [
            "html": .only(["head", "body"]), "head": .only(["title"]), "title": .words, "dt": .words,
            "ul": .only(["li"]), "ol": .only(["li"]), "dl": .only(["dt", "dd"]), "table": .only(["tbody"]),
            "tbody": .only(["tr"]), "tr": .only(["td", "th"]),
        ]
        for name in ["body", "div", "section", "li", "dd", "td", "th"] { contents[name] = .flow }
        for name in inline.union(["h1", "h2", "h3", "h4", "h5", "h6", "p"]) { contents[name] = .words }
        return contents
    }()

    /// For each element whose end tag may be missing, the names of the elements whose start tags close that element.
    private static let siblings: [String: Set<String>] = [
        "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "p": ["p"], "td": ["td", "th"],
        "th": ["td", "th"],
    ]
}
