import Specification

/// A place in the book: a file and, if the file is a page, an element of the page.
struct Place: Sendable, Equatable {
    /// The path of the file, relative to the folder of the book; nil for the page that contains the link.
    let file: String?
    /// The id of the element; nil for the whole file.
    let element: String?
    /// The filter that the page's script applies to the cases; empty to show all cases.
    let filter: [(name: String, value: String)]

    init(_ file: String?, _ element: String? = nil, filter: [(name: String, value: String)] = []) {
        self.file = file
        self.element = element.map(Place.anchor)
        self.filter = filter
    }

    /// Returns an id for an element of a page: the string with `_` for each character that an id may not have.
    static func anchor(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { (0x21...0x7E).contains($0.value) ? $0 : "_" }))
    }

    static func == (left: Place, right: Place) -> Bool { left.address == right.address }

    static let index = Place("index.html")
    static let sources = Place("sources.html")
    static let style = Place("book.css")
    static let script = Place("book.js")
    static let search = Place("search.js")
    static let explorerStyle = Place("explorer.css")
    static let explorerScript = Place("explorer.js")

    static func subsystem(_ id: SubsystemID, _ element: String? = nil) -> Place {
        Place(pageName(id) + ".html", element)
    }

    /// The list of a subsystem's cases, filtered to those that exercise a clause.
    static func cases(of clause: ClauseID, in id: SubsystemID) -> Place {
        Place(pageName(id) + ".html", "cases", filter: [("clause", clause.rawValue)])
    }

    /// The place that lists the clauses drawn from a document.
    static func document(_ document: Source.Document) -> Place {
        Place(sources.file, "document:" + document.name)
    }

    /// The place that lists the laws based on a standard.
    static func standard(_ standard: Standard) -> Place { Place(sources.file, "standard:" + standard.name) }

    static func picture(_ id: SubsystemID) -> Place { Place("pictures/\(pageName(id)).svg") }

    static func picture(ofCase id: String) -> Place { Place("pictures/\(safe(id)).svg") }

    static func schema(_ name: String) -> Place { Place("schema/\(safe(name))") }

    /// The file with the complete line of a case if the page shows only the beginning of the line.
    static func line(_ id: String) -> Place { Place("lines/\(safe(id)).json") }

    /// Returns the name of a subsystem's page; an id without a dot gets a prefix, so that no two pages share a name.
    private static func pageName(_ id: SubsystemID) -> String {
        safe(id.rawValue.contains(".") ? id.rawValue : "subsystem." + id.rawValue)
    }

    /// Returns a file name for a string, with codes for unusual characters; two strings never get the same name.
    private static func safe(_ text: String) -> String {
        text.percentEncoded(besides: ".-_/").replacing("/", with: "~").replacing("%", with: "+")
    }

    var address: String {
        let query = filter.map { "\($0.name)=\(Place.percentEncoded($0.value))" }.joined(separator: "&")
        return (file.map { Place.percentEncoded($0) } ?? "") + (query.isEmpty ? "" : "?" + query)
            + (element.map { "#" + Place.percentEncoded($0) } ?? "")
    }

    private static func percentEncoded(_ text: String) -> String {
        text.percentEncoded(besides: ".-_~/")
    }
}
