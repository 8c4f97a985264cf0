/// Writes the tree of a page as HTML in one of two styles, and can leave out one part of the page.
struct PageWriter {
    /// The style of the markup.
    enum Hand {
        /// Every tag is written, names are in lower case, and values are in double quotes.
        case plain
        /// Names are in upper case, quotes are written only where needed, a comment is added, and the end tags of
        /// `body` and `html` are left out.
        case loose
    }

    /// A part of the page that can be left out, identified by the index of its element or text node.
    enum Part: Equatable {
        case element(Int)
        /// The tags of an element, whose contents stay on the page.
        case tags(Int)
        case attributes(Int)
        case text(Int)
    }

    let tree: Page.Tree
    var hand = Hand.plain
    var left: Part?

    var html: String {
        var html = ""
        var open: [(place: Int, next: Int)] = []
        func begin(_ place: Int) {
            html += start(place)
            open.append((place, 0))
        }
        if !tree.nodes.isEmpty { begin(0) }
        while let (place, next) = open.last {
            let children = tree.nodes[place].children
            guard children.indices.contains(next) else {
                html += end(place)
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            switch children[next] {
            case .text(let text): if left != .text(text) { html += escaped(tree.texts[text]) }
            case .element(let child): if left != .element(child) { begin(child) }
            }
        }
        return html
    }

    private func start(_ place: Int) -> String {
        if left == .tags(place) { return "" }
        let node = tree.nodes[place]
        let attributes = left == .attributes(place) ? [:] : node.attributes
        let written = attributes.sorted { $0.key < $1.key }.map { name, value in
            " " + (hand == .plain ? "\(name)=\"\(escaped(value))\"" : "\(name.uppercased())=\(loose(value))")
        }
        let name = hand == .plain ? node.name : node.name.uppercased()
        let comment = hand == .loose && node.name == "body" ? "<!-- a page -->" : ""
        return "<\(name)\(written.joined())>\(comment)"
    }

    private func end(_ place: Int) -> String {
        let name = tree.nodes[place].name
        if left == .tags(place) || ["br", "hr"].contains(name) { return "" }
        if hand == .plain { return "</\(name)>" }
        // In the loose style, the last end tags of the page are left out.
        return ["body", "html"].contains(name) ? "" : "</\(name.uppercased())>"
    }

    private func loose(_ value: String) -> String {
        let isSimple = !value.isEmpty && value.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F }
        return isSimple ? value : "'\(escaped(value))'"
    }

    /// Returns the string with all markup characters escaped, for use in HTML text or between quotes of either kind.
    private func escaped(_ text: String) -> String { text.escapedForPage.replacing("'", with: "&#39;") }
}

extension Page {
    /// The same page in a loose style, which all parsers accept.
    ///
    /// Names are in capitals, values have quotes only if they need them, the body begins with a comment, and the last
    /// end tags are missing. If the page is plain (`PlainMarkup`), the loose page has the same tree.
    public var loosely: String { PageWriter(tree: tree, hand: .loose).html }

    /// Simpler pages: each leaves out one element, the tags of one element, the attributes of one element, or one text
    /// node.
    public var simpler: [String] {
        let elements = tree.nodes.indices.filter { !["html", "head", "body"].contains(tree.nodes[$0].name) }
        let parts: [PageWriter.Part] =
            elements.map { .element($0) } + elements.map { .tags($0) } + tree.texts.indices.map { .text($0) }
            + tree.nodes.indices.filter { !tree.nodes[$0].attributes.isEmpty }.map { .attributes($0) }
        return parts.map { PageWriter(tree: tree, left: $0).html }
    }
}
