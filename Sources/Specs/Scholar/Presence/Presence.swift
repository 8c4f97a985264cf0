import JSON
import SharedSpecs
import Specification

/// scholar.presence: an author's own page as a filter for the publications from Scholar.
public enum Presence: Specification {
    public static let id: SubsystemID = "scholar.presence"
    public static let summary =
        "Says which of the titles on an author's page are in Scholar, and keeps only publications on the page."

    /// A publication as the author's page lists it.
    public struct Listed: Record {
        public let title: String
        public let authors: String?

        public init(_ title: String, authors: String? = nil) {
            self.title = title
            self.authors = authors
        }

        public static let form = Form(
            Listed.init(_:authors:), Member("title", { $0.title }, "The title on the page."),
            Member("authors", { $0.authors }, "The authors, if they were found; they are not compared."))
    }

    /// A publication from Scholar.
    public struct Known: Record {
        public let title: String
        public internal(set) var citations: Int

        public init(_ title: String, citations: Int) {
            self.title = title
            self.citations = citations
        }

        public static let form = Form(
            Known.init(_:citations:),
            Member("title", { $0.title }, "The title of the publication in Scholar."),
            Member("citations", { $0.citations }, Publications.aboutCitations))
    }

    public struct Input: Record {
        public internal(set) var homepage: [Listed]
        public internal(set) var publications: [Known]
        public let percent: Number

        public init(homepage: [Listed], publications: [Known], percent: Number) {
            self.homepage = homepage
            self.publications = publications
            self.percent = percent
        }

        public static let form = Form(
            Input.init(homepage:publications:percent:),
            Member(
                "homepage", { $0.homepage },
                "The publications of the author's own page, in the order of the page."),
            Member("publications", { $0.publications }, "The publications from Scholar, in any order."),
            Member.percentage("percent", { $0.percent }, "The required similarity of titles"))
    }

    public enum Colour: String, CaseIterable, Sendable, Wire {
        case green, red
    }

    public struct Output: Record {
        public let present: [Bool]
        public let colours: [Colour]
        public internal(set) var kept: [Int]
        public let h: Int
        public let found: Int
        public internal(set) var lines: [[String]]

        public init(present: [Bool], colours: [Colour], kept: [Int], h: Int, found: Int, lines: [[String]]) {
            self.present = present
            self.colours = colours
            self.kept = kept
            self.h = h
            self.found = found
            self.lines = lines
        }

        private static let oneOrTwo = Limit<[[String]]>(.array(.array(.string()))) { lines in
            lines.allSatisfy { (1...2).contains($0.count) }
                ? nil : "a title, with or without authors, is expected"
        }.ruled

        public static let form = Form(
            Output.init(present:colours:kept:h:found:lines:),
            Member("present", { $0.present }, "For each title on the page, whether Scholar has this title."),
            Member(
                "colours", { $0.colours },
                "For each title on the page, green if the title is present, otherwise red."),
            Member(
                "kept", { $0.kept }, "The zero-based places of the kept publications, in ascending order.",
                .each(.atLeast(0))),
            Member("h", { $0.h }, "The h-index of the publications that are kept.", .atLeast(0)),
            Member("found", { $0.found }, "The number of titles on the page.", .atLeast(0)),
            Member(
                "lines", { $0.lines },
                "The line for each title on the page: the title alone, or the title and its authors.",
                oneOrTwo
            ))
    }

    public static let readings = [PresenceMatch.reading, SimilarityThreshold.reading, Symbol.reading]
    public static let rejections = [Similarity.invalid, Publications.invalid]
}

/// Whether a title of the author's page matches similar titles in Scholar, or only identical titles.
public enum PresenceMatch: String, ReadingOption {
    case similar, equal

    public static let reading = Reading(
        "scholar.presence.match", "When does a title of the author's page match a title in Scholar?",
        source: Source(.hIndexCalculate, "4.1", "5.7"),
        options: .init(
            "similar", "if the two titles are similar at the given percentage, as everywhere else in the app"),
        .init("equal", "if the bytes of both are the same; the source says only that the title is present"))
}
