extension Page {
    /// The same page as somebody writes it who leaves out what all parsers forgive.
    ///
    /// Names are in capitals, values have no quotes where they need none, there are comments, and the page just ends.
    /// It has the same tree if the page is plain (`PlainMarkup`).
    public var loosely: String {
        var html = ""
        var open: [Element] = []
        func close(_ element: Element) {
            // The last end tags of a page may be missing, and some elements have none.
            guard !["body", "html", "br", "hr"].contains(element.name) else { return }
            html += "</\(element.name.uppercased())>"
        }
        for (place, node) in tree.nodes.enumerated() {
            let element = Element(tree: tree, place: place)
            while let last = open.last, !element.isWithin(last) {
                close(last)
                open.removeLast()
                html += texts(after: last)
            }
            html += begin(node)
            html += texts(atStartOf: node)
            open.append(element)
        }
        while let last = open.popLast() {
            close(last)
            html += texts(after: last)
        }
        return html
    }

    private func begin(_ node: Node) -> String {
        let attributes = node.attributes.sorted { $0.key < $1.key }.map { name, value in
            let isSimple =
                !value.isEmpty && value.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F }
            return " \(name.uppercased())=" + (isSimple ? value : "'\(value.escaped)'")
        }
        return "<\(node.name.uppercased())\(attributes.joined())>"
            + (node.name == "body" ? "<!-- a page -->" : "")
    }

    /// The texts with which an element begins.
    private func texts(atStartOf node: Node) -> String {
        var text = ""
        for case .text(let place) in node.children.prefix(while: {
            if case .text = $0 { true } else { false }
        }) {
            text += tree.texts[place].escaped
        }
        return text
    }

    /// The texts that follow an element directly.
    private func texts(after element: Element) -> String {
        guard let parent = tree.nodes[element.place].parent else { return "" }
        var text = ""
        var isAfter = false
        for child in tree.nodes[parent].children {
            switch child {
            case .element(let place) where place == element.place: isAfter = true
            case .element where isAfter: return text
            case .element: break
            case .text(let place): if isAfter { text += tree.texts[place].escaped }
            }
        }
        return text
    }
}

extension String {
    /// With references for what would be markup.
    fileprivate var escaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
