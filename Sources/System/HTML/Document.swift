import CLibXML2

/// A page as libxml2 keeps it in memory; the memory is freed together with this object.
struct Document: ~Copyable {
    private let document: htmlDocPtr

    /// Initialises libxml2 once per program, before any thread reads a page.
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    init(_ html: String) throws(PageError) {
        guard Self.isReady else { throw .outOfMemory }
        // In some places of a page, libxml2 treats a NUL as the end of its input.
        var html = html.utf8.contains(0) ? html.replacing("\0", with: "\u{FFFD}") : html
        // Without XML_PARSE_HUGE, elements nested deeper than 255 levels are silently left out.
        let options =
            Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue)
            | Int32(HTML_PARSE_NONET.rawValue) | Int32(XML_PARSE_HUGE.rawValue)
        guard let size = Int32(exactly: html.utf8.count) else { throw .tooLarge }
        let read = html.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                htmlReadMemory(bytes.baseAddress, size, nil, "UTF-8", options)
            }
        }
        if let read {
            document = read
        } else if html.isEmpty, let empty = xmlNewDoc(nil) {
            // libxml2 gives no tree for an empty page, so the page gets an empty tree.
            document = empty
        } else {
            throw .outOfMemory
        }
    }

    deinit {
        xmlFreeDoc(document)
    }

    /// Returns the page's tree, and the indices of the elements that an XPath 1.0 query selects, in document order.
    ///
    /// - Returns: nil if the query is invalid, needs millions of steps, or does not select elements.
    func select(_ query: String, _ variables: [String: String]) -> (tree: Page.Tree, places: [Int])? {
        guard let context = xmlXPathNewContext(document) else { return nil }
        defer { xmlXPathFreeContext(context) }
        clibxml2_silence(context)
        clibxml2_limit(context)
        for (name, value) in variables {
            guard let text = xmlXPathNewString(value) else { return nil }
            xmlXPathRegisterVariable(context, name, text)
        }
        guard let found = xmlXPathEvalExpression(query, context) else { return nil }
        defer { xmlXPathFreeObject(found) }
        guard found.pointee.type == XPATH_NODESET else { return nil }
        let (tree, places) = walk()
        guard let nodes = found.pointee.nodesetval else { return (tree, []) }
        var selected: [Int] = []
        for index in 0..<Int(nodes.pointee.nodeNr) {
            guard let node = nodes.pointee.nodeTab[index], let place = places[node] else { return nil }
            selected.append(place)
        }
        return (tree, selected.sorted())
    }
}

extension Document {
    /// Builds the tree of the page by walking along the links of libxml2's tree, without recursion.
    ///
    /// - Returns: The tree of the page, and the index in this tree of each element of libxml2's tree.
    func walk() -> (tree: Page.Tree, places: [xmlNodePtr: Int]) {
        var tree = TreeWriter()
        var next = document.pointee.children
        while let node = next {
            if tree.enter(node), let child = node.pointee.children {
                next = child
                continue
            }
            var left: xmlNodePtr? = node
            next = nil
            while let done = left {
                tree.leave(done)
                if let sibling = done.pointee.next {
                    next = sibling
                    break
                }
                let parent = done.pointee.parent
                left = parent?.pointee.type == XML_ELEMENT_NODE ? parent : nil
            }
        }
        return (tree.finished(), tree.places)
    }
}
