import JSON
import Specification

extension Store {
    /// An operation on the store.
    public enum Operation: Wire, Equatable {
        case open
        case add(title: String, authors: String, year: Int?, citations: Int)
        case addHomepageTitles([String])
        case addAuthors(key: Int, String)
        case setChecked(key: Int, Bool)
        case setPresent(key: Int, Bool)
        case delete(Table, key: Int)
        case list(Table)
        case count(Table)
        case deleteDuplicates(Table)
        case deleteAll(Table)

        public enum Kind: String, CaseIterable, Sendable, Wire {
            case open, add, addHomepageTitles, addAuthors, setChecked, setPresent, delete, list, count
            case deleteDuplicates, deleteAll
        }

        private static let key = Shape.Field.required("key", Int.shape, "The key of the publication.")
        private static let table = Shape.Field.required(
            "table", Table.shape, "The table that the operation reads or changes.")

        public static let shape = Shape.either([
            .record(of: [Kind.open], "Creates the tables that are missing."),
            .record(
                of: [Kind.add], "Adds a publication from Scholar.",
                .required("title", String.shape, "Any string."),
                .required("authors", String.shape, "Any string."),
                .optional("year", Int.shape, "The year; 0 if absent."),
                .required("citations", Int.shape, Publications.aboutCitations)),
            .record(
                of: [Kind.addHomepageTitles], "Adds titles from the author's page.",
                .required("titles", .array(String.shape), "The titles, in the order of the page.")),
            .record(
                of: [Kind.addAuthors], "Sets the authors of a title from the author's page.", key,
                .required("authors", String.shape, "Any string.")),
            .record(
                of: [Kind.setChecked], "Checks or unchecks a publication in Scholar's table.", key,
                .required("checked", .boolean, "Whether the publication counts towards the h-index.")),
            .record(
                of: [Kind.setPresent], "Marks a title from the author's page as present or not present.", key,
                .required("present", .boolean, "Whether Scholar has the publication.")),
            .record(of: [Kind.delete], "Deletes one publication.", table, key),
            .record(
                of: [Kind.list, .count, .deleteDuplicates, .deleteAll],
                "Lists, counts or deletes publications in a table.", table),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            switch try members.required("kind", as: Kind.self) {
            case .open: self = .open
            case .add:
                self = .add(
                    title: try members.required("title"), authors: try members.required("authors"),
                    year: try members.optional("year"), citations: try members.required("citations"))
            case .addHomepageTitles: self = .addHomepageTitles(try members.required("titles"))
            case .addAuthors:
                self = .addAuthors(key: try members.required("key"), try members.required("authors"))
            case .setChecked:
                self = .setChecked(key: try members.required("key"), try members.required("checked"))
            case .setPresent:
                self = .setPresent(key: try members.required("key"), try members.required("present"))
            case .delete: self = .delete(try members.required("table"), key: try members.required("key"))
            case .list: self = .list(try members.required("table"))
            case .count: self = .count(try members.required("table"))
            case .deleteDuplicates: self = .deleteDuplicates(try members.required("table"))
            case .deleteAll: self = .deleteAll(try members.required("table"))
            }
            try members.finish()
        }

        public var kind: Kind {
            switch self {
            case .open: .open
            case .add: .add
            case .addHomepageTitles: .addHomepageTitles
            case .addAuthors: .addAuthors
            case .setChecked: .setChecked
            case .setPresent: .setPresent
            case .delete: .delete
            case .list: .list
            case .count: .count
            case .deleteDuplicates: .deleteDuplicates
            case .deleteAll: .deleteAll
            }
        }

        public var value: Value {
            let kind = ("kind", Optional(kind.value))
            return switch self {
            case .open: .record(kind)
            case .add(let title, let authors, let year, let citations):
                .record(
                    kind, ("title", title.value), ("authors", authors.value), ("year", year?.value),
                    ("citations", citations.value))
            case .addHomepageTitles(let titles): .record(kind, ("titles", titles.value))
            case .addAuthors(let key, let authors):
                .record(kind, ("key", key.value), ("authors", authors.value))
            case .setChecked(let key, let checked):
                .record(kind, ("key", key.value), ("checked", checked.value))
            case .setPresent(let key, let present):
                .record(kind, ("key", key.value), ("present", present.value))
            case .delete(let table, let key): .record(kind, ("table", table.value), ("key", key.value))
            case .list(let table), .count(let table), .deleteDuplicates(let table), .deleteAll(let table):
                .record(kind, ("table", table.value))
            }
        }

        var hasNegativeCitations: Bool {
            if case .add(_, _, _, let citations) = self { citations < 0 } else { false }
        }
    }
}
