import CLibXML2

/// Builds the tree of a page while `Document` walks through libxml2's tree.
struct TreeWriter {
    private var nodes: [Page.Node] = []
    private var texts: [String] = []
    private var open: [Int] = []
    /// Whether the last text node is still open, so that text which follows directly is added to that node.
    private var continuesText = false
    private(set) var places: [xmlNodePtr: Int] = [:]

    /// Adds a node to the tree when the walk reaches it.
    ///
    /// - Returns: Whether the walk must also go through the contents of the node.
    mutating func enter(_ node: xmlNodePtr) -> Bool {
        switch node.pointee.type {
        case XML_ELEMENT_NODE:
            begin(node)
            return true
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            if let content = node.pointee.content { add(String(cString: content)) }
        default:
            // A comment between two text nodes keeps them apart.
            continuesText = false
        }
        return false
    }

    /// Removes a node from the open elements after the walk has gone through its contents.
    mutating func leave(_ node: xmlNodePtr) {
        guard node.pointee.type == XML_ELEMENT_NODE, let place = open.popLast() else { return }
        nodes[place].end = nodes.count
        nodes[place].texts = nodes[place].texts.lowerBound..<texts.count
        continuesText = false
    }

    /// Returns the tree of the page, in which the first root contains all later roots.
    mutating func finished() -> Page.Tree {
        if !nodes.isEmpty {
            nodes[0].end = nodes.count
            nodes[0].texts = nodes[0].texts.lowerBound..<texts.count
        }
        return Page.Tree(nodes: nodes, texts: texts)
    }

    private mutating func begin(_ node: xmlNodePtr) {
        let place = nodes.count
        let parent = open.last ?? (place == 0 ? nil : 0)
        nodes.append(
            Page.Node(
                name: node.pointee.name.map { String(cString: $0) } ?? "", attributes: attributes(of: node),
                parent: parent, end: place + 1, texts: texts.count..<texts.count, children: []))
        if let parent { nodes[parent].children.append(.element(place)) }
        open.append(place)
        places[node] = place
        continuesText = false
    }

    private mutating func add(_ text: String) {
        guard let parent = open.last ?? (nodes.isEmpty ? nil : 0), !text.isEmpty else { return }
        if continuesText {
            texts[texts.count - 1] += text
        } else {
            nodes[parent].children.append(.text(texts.count))
            texts.append(text)
        }
        continuesText = true
    }

    private func attributes(of node: xmlNodePtr) -> [String: String] {
        var attributes: [String: String] = [:]
        var next = node.pointee.properties
        while let attribute = next {
            next = attribute.pointee.next
            guard let name = attribute.pointee.name else { continue }
            var value = ""
            var part = attribute.pointee.children
            while let text = part {
                if let content = text.pointee.content { value += String(cString: content) }
                part = text.pointee.next
            }
            let key = String(cString: name)
            if attributes[key] == nil { attributes[key] = value }
        }
        return attributes
    }
}
