import HTML
import JSON
import Specification

/// scholar.homepage: the list of publications on an author's own page, found by means of known titles.
public enum Homepage: Specification {
    public static let id: SubsystemID = "scholar.homepage"
    public static let summary =
        "Finds all publications on any page with a query that is made from two known publications."

    public struct Input: Record {
        public let html: String
        public let titles: [String]
        public let authors: [String]
        /// A whole number from 0 to 100, like `authorPercent`; any other number is rejected as percent.invalid.
        public let titlePercent: Number
        public let authorPercent: Number

        public init(
            _ html: String, titles: [String], authors: [String] = [], titlePercent: Number,
            authorPercent: Number
        ) {
            self.html = html
            self.titles = titles
            self.authors = authors
            self.titlePercent = titlePercent
            self.authorPercent = authorPercent
        }

        public static let form = Form(
            Input.init(_:titles:authors:titlePercent:authorPercent:),
            Member(
                "html", { $0.html }, "The HTML of the author's page, already decoded; any string is accepted."
            ),
            Member("titles", { $0.titles }, "The titles that Scholar gives."),
            Member("authors", { $0.authors }, "The lines of authors that Scholar gives."),
            Member.percentage("titlePercent", { $0.titlePercent }, "The required similarity of a title"),
            Member.percentage(
                "authorPercent", { $0.authorPercent }, "The required similarity of a line of authors"))
    }

    public enum Status: String, CaseIterable, Sendable, Wire {
        case ok, titlesOnly, notFound
    }

    public struct Output: Record {
        public let status: Status
        public let query: String?
        public let authorQuery: String?
        public let titles: [String]
        public let authors: [String]

        public init(
            _ status: Status, query: String? = nil, authorQuery: String? = nil, titles: [String] = [],
            authors: [String] = []
        ) {
            self.status = status
            self.query = query
            self.authorQuery = authorQuery
            self.titles = titles
            self.authors = authors
        }

        public static let form = Form(
            Output.init(_:query:authorQuery:titles:authors:),
            Member("status", { $0.status }, "The result of the search."),
            Member("query", { $0.query }, "The XPath of the titles; absent if no pair of titles was found."),
            Member(
                "authorQuery", { $0.authorQuery },
                "The XPath of the authors; absent if no pair of authors was found."),
            Member(
                "titles", { $0.titles },
                "The titles that the query selects, without repetition, in the order of the page."),
            Member("authors", { $0.authors }, "The authors of each title; empty unless the status is `ok`."))
    }

    public static let readings = [
        HomepageText.reading, HomepagePair.reading, HomepageAttributes.reading, HomepageCount.reading,
        HomepageZero.reading, SimilarityThreshold.reading, Symbol.reading,
    ]
    public static let rejections = [Similarity.invalid]

    /// Returns whether all conforming programs agree on the input.
    ///
    /// If they read the page, they agree only if its markup is plain: parsers repair other markup in different ways.
    public static func isSettled(_ input: Input) -> Bool {
        input.percentages == nil || PlainMarkup.isPlain(input.html)
    }
}

extension Homepage.Input {
    /// Both percentages as whole numbers; nil if one of them is invalid.
    var percentages: (titles: Int, authors: Int)? {
        guard let titles = Similarity.percentage(of: titlePercent),
            let authors = Similarity.percentage(of: authorPercent)
        else { return nil }
        return (titles, authors)
    }
}
