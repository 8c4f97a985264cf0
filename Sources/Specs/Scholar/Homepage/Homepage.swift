import HTML
import JSON
import SharedSpecs
import Specification

/// scholar.homepage: the list of publications on an author's own page, found by means of known titles.
public enum Homepage: Specification {
    public static let id: SubsystemID = "scholar.homepage"
    public static let summary =
        "Finds two known publications on any page, and uses them to make a query that finds all publications."

    public struct Input: Record {
        public internal(set) var html: String
        public internal(set) var titles: [String]
        public internal(set) var authors: [String]
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
            Member("titles", { $0.titles }, "The known titles, from Scholar."),
            Member("authors", { $0.authors }, "The known lines of authors, from Scholar."),
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
            Member(
                "query", { $0.query },
                "The XPath query for the titles; absent if no pair of titles was found."),
            Member(
                "authorQuery", { $0.authorQuery },
                "The XPath query for the authors; absent if no pair of authors was found."),
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

    /// Returns whether all conforming programs give the same outcome for the input.
    ///
    /// If the percentages are valid, the result is true only for plain markup, since parsers repair other markup in
    /// different ways.
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

/// The part of an element's text that the app compares with the known titles and returns as a title.
public enum HomepageText: String, ReadingOption {
    case all, own

    public static let reading = Reading(
        "scholar.homepage.text",
        "Which text of a tag is compared with the titles in the input, and returned as a title?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("all", "all text in the tag, including the text of tags inside it"),
        .init("own", "the first text directly in the tag, as the source's parser gives it"))
}

/// Whether two elements with the same known title can be a pair.
public enum HomepagePair: String, ReadingOption {
    case elements, titles

    public static let reading = Reading(
        "scholar.homepage.pair", "Which two tags with titles are a pair?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("elements", "two tags of the same name, even if both have the same title"),
        .init("titles", "two tags of the same name, if they have two different known titles"))
}

/// Whether two elements have an attribute in common if only its name is the same, not its value.
public enum HomepageAttributes: String, ReadingOption {
    case equal, named

    public static let reading = Reading(
        "scholar.homepage.attributes", "Which attributes are common to two tags?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("equal", "attributes with the same name and value, written `[@a=\"v\"]`"),
        .init("named", "attributes with the same name and any value, written `[@a]`"))
}

/// Whether the number of authors must equal the number of all titles or the number of distinct titles.
public enum HomepageCount: String, ReadingOption {
    case raw, distinct

    public static let reading = Reading(
        "scholar.homepage.count", "Which number of titles must equal the number of authors?",
        source: Source(.hIndexCalculate, "4.6", "5.2"),
        options: .init("raw", "the number of all titles that the query selects"),
        .init(
            "distinct", "the number of titles without duplicates; titles and authors are then paired in order"
        ))
}

/// Whether the app searches for authors if the percentage for authors is 0.
public enum HomepageZero: String, ReadingOption {
    case skipped, searched

    public static let reading = Reading(
        "scholar.homepage.zero", "Does the app look for authors if the percentage for authors is 0?",
        source: Source(.hIndexCalculate, "4.7"),
        options: .init("skipped", "no: the app looks only for titles, as in the source's example"),
        .init("searched", "yes: any two strings are similar at 0 %"))
}
