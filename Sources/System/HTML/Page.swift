/// An HTML page as a tree of elements; libxml2 can make such a tree from any string, without fetching anything.
///
/// The tree is stored as a list in document order, and each element stores the index where its contents end. Since no
/// function here is recursive, a page can be nested to any depth.
public struct Page: Sendable {
    struct Node: Sendable {
        let name: String
        let attributes: [String: String]
        let parent: Int?
        /// The index after the last element inside this element.
        var end: Int
        var texts: Range<Int>
        /// The elements and text nodes directly in this element, in order.
        var children: [Child]
    }

    /// A child of an element: the index of an element among all elements, or of a text node among all text nodes.
    enum Child: Sendable {
        case element(Int)
        case text(Int)
    }

    /// The tree of a page, which all its elements share.
    final class Tree: Sendable {
        let nodes: [Node]
        let texts: [String]

        init(nodes: [Node], texts: [String]) {
            self.nodes = nodes
            self.texts = texts
        }
    }

    let tree: Tree

    /// Reads a page from its HTML.
    ///
    /// If elements after the end of the page form a second root, the second root is moved into the first. A NUL becomes
    /// U+FFFD in the tree. An encoding declaration is ignored, since the string was already decoded.
    ///
    /// - Throws: `PageError` if the page is larger than libxml2 can read, or if there is not enough memory for it.
    public init(_ html: String) throws(PageError) {
        tree = try Document(html).walk().tree
    }

    /// All elements of the page in document order.
    public var elements: [Element] { tree.nodes.indices.map { Element(tree: tree, place: $0) } }

    /// The element that contains all others; nil if the page has no elements.
    public var root: Element? { tree.nodes.isEmpty ? nil : Element(tree: tree, place: 0) }

    /// Returns the elements that an XPath 1.0 query selects on a page, in document order.
    ///
    /// libxml2 evaluates the query on its own tree, and the returned elements are made from the same tree.
    ///
    /// - Parameter variables: The values of the query's variables, without quotes; the key of `$s` is `s`.
    /// - Returns: nil if the query is not valid XPath 1.0, or does not select elements.
    /// - Throws: `PageError` if the page cannot be read.
    public static func select(
        _ query: String, on html: String, where variables: [String: String] = [:]
    ) throws(PageError) -> [Element]? {
        try Document(html).select(query, variables).map { tree, places in
            places.map { Element(tree: tree, place: $0) }
        }
    }
}

/// The reason why a page could not be read.
public enum PageError: Error, Equatable {
    /// The page has more bytes than libxml2 can count.
    case tooLarge
    /// libxml2 gave no tree, since it did not have enough memory.
    case outOfMemory
}
