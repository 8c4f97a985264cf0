import Specification

/// The properties of a publication that the h-index depends on.
public struct Publication: Record, Hashable {
    public let citations: Int
    public let checked: Bool

    public init(citations: Int, checked: Bool = true) {
        self.citations = citations
        self.checked = checked
    }

    public static let form = Form(
        Publication.init(citations:checked:),
        Member("citations", { $0.citations }, Publications.aboutCitations),
        Member("checked", { $0.checked }, "Whether the publication counts towards the h-index."))
}

/// The input of scholar.hindex and of scholar.colouring.
public struct Publications: Record {
    public let publications: [Publication]

    public init(publications: [Publication]) { self.publications = publications }

    public static let form = Form(
        Publications.init(publications:),
        Member("publications", { $0.publications }, "The publications, in any order."))

    public static let invalid = DeclaredRejection(
        "citations.invalid", "A publication, checked or not, has a negative number of citations.")

    /// The description of the member `citations` in inputs.
    static let aboutCitations = "The number of citations; a negative number is rejected as citations.invalid."

    var areValid: Bool { publications.allSatisfy { $0.citations >= 0 } }

    /// Returns whether a number satisfies the definition of the h-index.
    func isHIndex(_ h: Int) -> Bool { having(h) >= h && having(h + 1) <= h }

    /// Returns how many checked publications have at least the given number of citations.
    func having(_ citations: Int) -> Int {
        publications.count { $0.checked && $0.citations >= citations }
    }
}
