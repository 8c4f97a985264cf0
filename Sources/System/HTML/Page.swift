/// A page of HTML as a tree of elements; libxml2 reads any input, and nothing is ever fetched.
///
/// The tree is a list in document order, in which each element knows where its contents end. So a page may be nested to
/// any depth: nothing here is recursive.
public struct Page: Sendable {
    /// The facts about one element.
    struct Node: Sendable {
        let name: String
        let attributes: [String: String]
        let parent: Int?
        /// The place after its last element, and the place after its last text.
        var end: Int
        var texts: Range<Int>
        /// Its direct contents, in order.
        var children: [Child]
    }

    /// A direct part of an element; elements and texts by their places.
    enum Child: Sendable {
        case element(Int)
        case text(Int)
    }

    /// The shared data of all elements of a page.
    final class Tree: Sendable {
        let nodes: [Node]
        let texts: [String]

        init(nodes: [Node], texts: [String]) {
            self.nodes = nodes
            self.texts = texts
        }
    }

    let tree: Tree

    /// Reads a page.
    ///
    /// Elements after the end of the page may form a second root, which is moved into the first. A NUL becomes U+FFFD
    /// in the tree. A declaration of an encoding is ignored, since the text is decoded already.
    ///
    /// - Throws: `PageError` if the page is larger than libxml2 can read, or there is no memory for it.
    public init(_ html: String) throws(PageError) {
        tree = try Document(html).walk().tree
    }

    /// All elements in document order; none if the page has none.
    public var elements: [Element] { tree.nodes.indices.map { Element(tree: tree, place: $0) } }

    /// The element that holds all others.
    public var root: Element? { tree.nodes.isEmpty ? nil : Element(tree: tree, place: 0) }
}

/// Why a page could not be read.
public enum PageError: Error, Equatable {
    /// The page has more bytes than libxml2 can count.
    case tooLarge
    /// libxml2 gave no tree.
    case outOfMemory
}
