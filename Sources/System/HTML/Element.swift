/// An element of a page.
public struct Element: Sendable {
    let tree: Page.Tree
    /// The position of the element among the elements of the page, in document order.
    public let place: Int

    private var node: Page.Node { tree.nodes[place] }

    /// The name of the element, in lower case as the parser gives it.
    public var name: String { node.name }
    /// The values of the attributes by name; if an attribute is written twice, its first value counts.
    public var attributes: [String: String] { node.attributes }
    /// The element that directly contains this one; nil for the root.
    public var parent: Element? { node.parent.map { Element(tree: tree, place: $0) } }

    /// The elements directly in this element, in order.
    public var children: [Element] {
        node.children.compactMap { child in
            if case .element(let place) = child { Element(tree: tree, place: place) } else { nil }
        }
    }

    /// All text in the element and in the elements inside it, with its white space, but without comments.
    public var text: String { tree.texts[node.texts].joined() }

    /// The first text node directly in the element, with its white space; an empty string if there is none.
    public var ownText: String { ownTexts.first ?? "" }

    /// The text nodes directly in the element, in order, with their white space; elements and comments separate them.
    public var ownTexts: [String] {
        node.children.compactMap { child in
            if case .text(let place) = child { tree.texts[place] } else { nil }
        }
    }

    /// Returns whether this element is the other element, or is inside it.
    public func isWithin(_ other: Element) -> Bool {
        (other.place..<other.tree.nodes[other.place].end).contains(place)
    }
}

extension Element: Equatable {
    public static func == (left: Element, right: Element) -> Bool {
        left.tree === right.tree && left.place == right.place
    }
}
