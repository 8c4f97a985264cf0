import HTML
import SharedSpecs
import Specification

/// scholar.results: the publications on a page of Scholar's results.
public enum Results: Specification {
    public static let id: SubsystemID = "scholar.results"
    public static let summary =
        "Reads the titles, authors, years and citations of an author's publications from a page of results."

    public struct Input: Record {
        public internal(set) var html: String
        public let surname: String
        public let reachable: Bool

        public init(_ html: String, surname: String, reachable: Bool = true) {
            self.html = html
            self.surname = surname
            self.reachable = reachable
        }

        public static let form = Form(
            Input.init(_:surname:reachable:),
            Member("html", { $0.html }, "The HTML of the page, already decoded; any string is accepted."),
            Member(
                "surname", { $0.surname }, "The author's surname, which is in bold in the author's lines."),
            Member(
                "reachable", { $0.reachable }, "Whether Scholar was reached; if not, the page is not read."))
    }

    public enum Status: String, CaseIterable, Sendable, Wire {
        case ok, disconnected, notFound, failed
    }

    /// A publication as found on the page.
    public struct Found: Record, Equatable {
        public let title: String
        public let authors: String
        public let year: Int?
        public let citations: Int

        public init(_ title: String, authors: String, year: Int? = nil, citations: Int) {
            self.title = title
            self.authors = authors
            self.year = year
            self.citations = citations
        }

        public static let form = Form(
            Found.init(_:authors:year:citations:),
            Member(
                "title", { $0.title }, "The title without marks at its beginning, with white space collapsed."
            ),
            Member("authors", { $0.authors }, "The text before the first \" - \" in the line of authors."),
            Member("year", { $0.year }, "The year; absent if the line has no year."),
            Member("citations", { $0.citations }, "The number of citations.", .atLeast(0)))
    }

    public struct Output: Record {
        public let status: Status
        public let publications: [Found]

        public init(_ status: Status, _ publications: [Found] = []) {
            self.status = status
            self.publications = publications
        }

        public static let form = Form(
            Output.init(_:_:), Member("status", { $0.status }, "The result of the search."),
            Member(
                "publications", { $0.publications },
                "The publications in the order of the page; empty unless the status is `ok`."))
    }

    public static let readings = [
        ResultCitations.reading, MarkedResult.reading, ResultsWithoutTitles.reading,
    ]

    /// Returns whether all conforming programs give the same outcome for the input.
    ///
    /// If Scholar was reached, the result is true only for plain markup, since parsers repair other markup in different
    /// ways.
    public static func isSettled(_ input: Input) -> Bool {
        !input.reachable || PlainMarkup.isPlain(input.html)
    }
}

/// The link that contains the number of citations of a publication.
public enum ResultCitations: String, ReadingOption {
    case citedBy, firstLink

    public static let reading = Reading(
        "scholar.results.citations", "Which link below a publication contains the number of citations?",
        source: Source(.hIndexCalculate, "5.1"),
        options: .init(
            "citedBy",
            """
            the first link whose text is "Cited by N" or "Citato da N"; an uncited publication has no such link
            """),
        .init(
            "firstLink",
            """
            the first link, whatever its text; the count consists of all its digits, as in the source's query
            """))
}

/// Whether a marked heading gives one title, or two: the heading and the link in it.
public enum MarkedResult: String, ReadingOption {
    case once, literal

    public static let reading = Reading(
        "scholar.results.marked",
        "If a heading is marked [CITAZIONE], is its link a title in addition to the heading?",
        source: Source(.hIndexCalculate, "5.1"),
        options: .init("once", "no: the heading is the only title of its publication"),
        .init(
            "literal",
            """
            yes: the source's query finds the link and the heading, and the search fails if there are more titles than \
            lines of authors
            """))
}

/// The status if a page has citation counts or lines of authors, but no titles.
public enum ResultsWithoutTitles: String, ReadingOption {
    case notFound, failed

    public static let reading = Reading(
        "scholar.results.none", "What is the status if there are lines of authors or counts, but no title?",
        source: Source(.hIndexCalculate, "5.1"),
        options: .init("notFound", "`notFound`, as no publication was found"),
        .init("failed", "`failed`, as the numbers of titles, lines and counts differ"))
}
