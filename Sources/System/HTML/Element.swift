/// An element of a page.
public struct Element: Sendable {
    let tree: Page.Tree
    /// Its position among the elements of the page, in document order.
    public let place: Int

    private var node: Page.Node { tree.nodes[place] }

    /// The name in lower case, as the parser gives it.
    public var name: String { node.name }
    /// The values by name; an attribute that is written twice has its first value.
    public var attributes: [String: String] { node.attributes }
    /// The element around it; nil for the root.
    public var parent: Element? { node.parent.map { Element(tree: tree, place: $0) } }

    /// The elements directly in this one, in order.
    public var children: [Element] {
        node.children.compactMap { child in
            if case .element(let place) = child { Element(tree: tree, place: place) } else { nil }
        }
    }

    /// All text in the element, as it is written, without the text of comments.
    public var text: String { tree.texts[node.texts].joined() }

    /// The first text directly in the element, as it is written; empty if there is none.
    public var ownText: String {
        for case .text(let place) in node.children { return tree.texts[place] }
        return ""
    }

    /// The texts directly in the element, in order, as they are written; elements and comments separate them.
    public var ownTexts: [String] {
        node.children.compactMap { child in
            if case .text(let place) = child { tree.texts[place] } else { nil }
        }
    }

    /// Returns whether it is the other element or inside it.
    public func isWithin(_ other: Element) -> Bool {
        (other.place..<other.tree.nodes[other.place].end).contains(place)
    }
}

extension Element: Equatable {
    public static func == (left: Element, right: Element) -> Bool {
        left.tree === right.tree && left.place == right.place
    }
}
