import Reports

/// A piece of a page: elements and text; all text is escaped, so that it cannot become markup.
struct HTML: Sendable, Equatable {
    /// The source of the piece, which is both HTML and well-formed XML.
    fileprivate(set) var source: String

    init(_ text: String) { source = HTMLText.escaped(text) }

    /// Makes a piece from several lines of text, for a `pre` element.
    init(lines: [String]) { source = lines.map(HTMLText.escaped).joined(separator: "\n") }

    fileprivate init(source: String) { self.source = source }

    /// A line end between elements, which makes the source of a page easier to read.
    static let lineEnd = HTML(source: "\n")

    static let nothing = HTML(source: "")

    /// Makes a piece for each item, and joins the pieces with commas.
    static func list<Item>(_ items: some Sequence<Item>, piece: (Item) -> HTML) -> HTML {
        HTML(source: items.map { piece($0).source }.joined(separator: ", "))
    }
}

@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ text: String) -> HTML { HTML(text) }
    static func buildExpression(_ piece: HTML) -> HTML { piece }
    static func buildExpression(_ pieces: [HTML]) -> HTML { HTML(source: pieces.map(\.source).joined()) }
    static func buildBlock(_ pieces: HTML...) -> HTML { buildExpression(pieces) }
    static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .nothing }
    static func buildEither(first piece: HTML) -> HTML { piece }
    static func buildEither(second piece: HTML) -> HTML { piece }
    static func buildArray(_ pieces: [HTML]) -> HTML { buildExpression(pieces) }
}

/// The elements that pages are made of.
///
///     Tag.p(.class("rule")) { "The geofence opens at 7 close fixes: "; Tag.b { "not" } ; " at 6." }
enum Tag: String {
    case a, article, b, body, button, caption, code, dd, details, div, dl, dt, figcaption, figure, footer,
        form, h1, h2, h3, head, header, html, img, input, label, li, link, main, meta, nav, option, p, pre,
        script, section, select, span, summary, table, tbody, td, th, thead, title, tr, ul

    func callAsFunction(
        _ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML.nothing }
    ) -> HTML {
        let head = "<" + rawValue + attributes.compactMap { $0?.source }.joined()
        if isVoid { return HTML(source: head + "/>" + end) }
        return HTML(source: "\(head)>\(content().source)</\(rawValue)>\(end)")
    }

    private var isVoid: Bool {
        switch self {
        case .img, .input, .link, .meta: true
        default: false
        }
    }

    /// A line end after a block element, so that the source of a page has lines of a readable length.
    private var end: String {
        switch self {
        case .article, .details, .div, .dl, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .head,
            .header, .img, .li, .link, .main, .meta, .nav, .option, .p, .pre, .script, .section, .table,
            .tbody, .thead, .title, .tr, .ul:
            "\n"
        default: ""
        }
    }
}

/// An attribute of an element; the value is escaped, and an address can only lead to a place in the book.
struct Attribute: Sendable {
    fileprivate let source: String

    private init(_ name: String, _ value: String) {
        source = " \(name)=\"\(HTMLText.attribute(value))\""
    }

    static func id(_ id: String) -> Attribute { Attribute("id", Place.anchor(id)) }
    static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    static func href(_ place: Place) -> Attribute { Attribute("href", place.address) }
    static func src(_ place: Place) -> Attribute { Attribute("src", place.address) }
    static func alt(_ text: String) -> Attribute { Attribute("alt", text) }
    static func `for`(_ id: String) -> Attribute { Attribute("for", id) }
    static func rel(_ relation: String) -> Attribute { Attribute("rel", relation) }
    static func role(_ role: String) -> Attribute { Attribute("role", role) }
    static func scope(_ scope: String) -> Attribute { Attribute("scope", scope) }
    static func type(_ type: String) -> Attribute { Attribute("type", type) }
    static func value(_ value: String) -> Attribute { Attribute("value", value) }
    static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }
    static func lang(_ language: String) -> Attribute { Attribute("lang", language) }
    static func name(_ name: String) -> Attribute { Attribute("name", name) }
    static func content(_ content: String) -> Attribute { Attribute("content", content) }
    static func charset(_ name: String) -> Attribute { Attribute("charset", name) }
    static func aria(_ name: String, _ value: String) -> Attribute { Attribute("aria-" + name, value) }
    static func data(_ name: String, _ value: String) -> Attribute { Attribute("data-" + name, value) }
    static func tabindex(_ index: Int) -> Attribute { Attribute("tabindex", "\(index)") }
    static let autocompleteOff = Attribute("autocomplete", "off")
    static let spellcheckOff = Attribute("spellcheck", "false")
    static let hidden = Attribute("hidden", "")
    static let `defer` = Attribute("defer", "")
}
