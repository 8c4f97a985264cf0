import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A picture as another program reads it: the elements with their attributes and texts.
struct Drawing {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
        /// The text of the `title` in it.
        var title = ""

        var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

        func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? .nan }
    }

    let elements: [Element]

    /// - Throws: where the text is not well-formed.
    init(_ svg: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "\(parser.parserError.map { "\($0)" } ?? "")")
        elements = reader.elements
    }

    subscript(name: String, style: String) -> [Element] {
        elements.filter { $0.name == name && $0.classes.contains(style) }
    }

    func first(_ name: String) throws -> Element { try #require(elements.first { $0.name == name }) }

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
            // A part of a text is part of it.
            if name == "tspan" { elements[outer].text += elements[place].text }
            if name == "title" { elements[outer].title = elements[place].text }
        }
    }
}
