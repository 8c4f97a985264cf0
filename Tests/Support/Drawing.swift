import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG picture as another program reads it: its elements, with their attributes and text.
public struct Drawing {
    public struct Element {
        public let name: String
        public let attributes: [String: String]
        public fileprivate(set) var text = ""
        /// The text of the `title` element within this element.
        public fileprivate(set) var title = ""

        public var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

        public func number(_ attribute: String) -> Double {
            attributes[attribute].flatMap(Double.init) ?? .nan
        }
    }

    /// A problem with a picture, described in a sentence.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
    }

    public let elements: [Element]

    /// - Throws: `Problem` if the SVG is not well-formed.
    public init(_ svg: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        guard parser.parse() else {
            throw Problem(description: parser.parserError.map { "\($0)" } ?? "not well-formed")
        }
        elements = reader.elements
    }

    public subscript(name: String, style: String) -> [Element] {
        elements.filter { $0.name == name && $0.classes.contains(style) }
    }

    /// Returns the first element with the given name.
    ///
    /// - Throws: `Problem` if no element has this name.
    public func first(_ name: String) throws -> Element {
        guard let element = elements.first(where: { $0.name == name }) else {
            throw Problem(description: "there is no element \(name)")
        }
        return element
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if let place = open.last { elements[place].text += text }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard let place = open.popLast(), let outer = open.last else { return }
            // The text of a nested `tspan` belongs to the text of its parent.
            if name == "tspan" { elements[outer].text += elements[place].text }
            if name == "title" { elements[outer].title = elements[place].text }
        }
    }
}
