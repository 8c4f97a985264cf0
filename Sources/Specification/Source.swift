/// The place where a rule is stated, given by a document and its sections.
public struct Source: Sendable, Equatable, CustomStringConvertible {
    /// A document that states rules.
    public struct Document: Sendable, Equatable {
        /// The name that clauses use for the document, such as `mobile-sand`.
        public let name: String
        /// The subject of the document, and its kind.
        public let about: String

        /// Makes a document. A kit declares its documents in an extension of this type.
        public init(_ name: String, about: String) {
            self.name = name
            self.about = about
        }
    }

    /// The document that states the rule.
    public let document: Document
    /// The sections that state the rule, such as `4.3`, in the order of the document.
    public let sections: [String]

    /// Makes a source from a document and one or more of its sections.
    public init(_ document: Document, _ section: String, _ more: String...) {
        self.init(document, [section] + more)
    }

    init(_ document: Document, _ sections: [String]) {
        self.document = document
        self.sections = sections
    }

    public var description: String {
        "\(document.name) "
            + sections.map { $0.first?.isNumber == true ? "§\($0)" : $0 }.joined(separator: ", ")
    }
}
