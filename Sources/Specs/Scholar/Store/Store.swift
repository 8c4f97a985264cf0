import SharedSpecs
import Specification

/// scholar.store: the two tables in which publications are kept.
public enum Store: Specification {
    public static let id: SubsystemID = "scholar.store"
    public static let summary =
        "Keeps publications in two tables: adds, changes, lists, counts and deletes them."

    public enum Table: String, CaseIterable, Sendable, Wire {
        case scholar, homepage
    }

    public struct Input: Record {
        public let operations: [Operation]

        public init(_ operations: [Operation]) { self.operations = operations }

        public static let form = Form(
            Input.init(_:),
            Member(
                "operations", { $0.operations }, "The operations, in order; both tables are empty at first."))
    }

    /// A publication that `list` returns from Scholar's table.
    public struct Publication: Record, Equatable {
        public let key: Int
        public let title: String
        public let authors: String
        public let year: Int
        public let citations: Int
        public var checked: Bool

        public init(key: Int, title: String, authors: String, year: Int, citations: Int, checked: Bool) {
            self.key = key
            self.title = title
            self.authors = authors
            self.year = year
            self.citations = citations
            self.checked = checked
        }

        public static let form = Form(
            Publication.init(key:title:authors:year:citations:checked:),
            Member("key", { $0.key }, "The key that the publication got when it was added."),
            Member("title", { $0.title }, "The title as it was added."),
            Member("authors", { $0.authors }, "The authors as they were added."),
            Member("year", { $0.year }, "The year; 0 if no year was given."),
            Member("citations", { $0.citations }, "The number of citations when the publication was added."),
            Member("checked", { $0.checked }, "Whether the publication counts towards the h-index."))
    }

    /// A publication that `list` returns from the table of the author's page.
    public struct PageEntry: Record, Equatable {
        public let key: Int
        public let title: String
        public var authors: String
        public var present: Bool

        public init(key: Int, title: String, authors: String, present: Bool) {
            self.key = key
            self.title = title
            self.authors = authors
            self.present = present
        }

        public static let form = Form(
            PageEntry.init(key:title:authors:present:),
            Member("key", { $0.key }, "The key that the publication got when it was added."),
            Member("title", { $0.title }, "The title as it was added."),
            Member("authors", { $0.authors }, "The authors; empty until they are added."),
            Member("present", { $0.present }, "Whether Scholar has the publication."))
    }

    public struct Output: Record {
        public let results: [Result]

        public init(_ results: [Result]) { self.results = results }

        public static let form = Form(
            Output.init(_:), Member("results", { $0.results }, "The result of each operation, in order."))
    }

    public static let readings = [StoreKey.reading]
    public static let rejections = [Publications.invalid]
}

/// The key that a publication gets after others have been deleted.
public enum StoreKey: String, ReadingOption {
    case reused, never

    public static let reading = Reading(
        "scholar.store.key", "Which key does a new publication get after others have been deleted?",
        source: Source(.hIndexCalculate, "4.4"),
        options: .init("reused", "the greatest key in the table, plus 1, as with SQLite's default"),
        .init("never", "the greatest key that the table has ever had, plus 1, as with AUTOINCREMENT"))
}
