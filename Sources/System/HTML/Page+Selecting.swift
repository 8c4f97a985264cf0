extension Page {
    /// Returns the elements that an XPath 1.0 query selects on a page, in document order.
    ///
    /// libxml2 evaluates the query on the tree from which the elements are made.
    ///
    /// - Parameter variables: The values of the query's variables, without quotes; the value of `$s` has the name `s`.
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
