import JSON

/// Where a rule stands: a document and its sections.
public struct Source: Sendable, Equatable, CustomStringConvertible {
    /// A document that rules are drawn from.
    public struct Document: Sendable, Equatable {
        /// The name by which clauses refer to it: `mobile-sand`.
        public let name: String
        /// The subject of the document, and its kind.
        public let about: String

        /// Makes a document; a kit of one's own names its documents in an extension.
        public init(_ name: String, about: String) {
            self.name = name
            self.about = about
        }
    }

    /// The document.
    public let document: Document
    /// The sections, such as `4.3`, in the order of the document.
    public let sections: [String]

    /// Makes a source of a document and its sections.
    public init(_ document: Document, _ section: String, _ more: String...) {
        self.document = document
        sections = [section] + more
    }

    public var description: String {
        "\(document.name) "
            + sections.map { $0.first?.isNumber == true ? "§\($0)" : $0 }.joined(separator: ", ")
    }
}
