import JSON
import Specification

extension Store {
    /// A row of Scholar's table or of the table of the author's page.
    public enum Row: Wire, Equatable {
        case publication(Publication)
        case entry(PageEntry)

        public static let shape = Shape.either([Publication.shape, PageEntry.shape])

        public init(_ value: Value) throws(Misfit) {
            self =
                value["present"] == nil ? .publication(try Publication(value)) : .entry(try PageEntry(value))
        }

        public var value: Value {
            switch self {
            case .publication(let publication): publication.value
            case .entry(let entry): entry.value
            }
        }

        public var key: Int {
            switch self {
            case .publication(let publication): publication.key
            case .entry(let entry): entry.key
            }
        }
    }

    /// The result of an operation.
    public enum Result: Wire, Equatable {
        case done
        case key(Int)
        case keys([Int])
        case publications([Row])
        case count(Int)
        case deleted(Int)
        /// The table has no publication with the given key.
        case unknownKey

        public static let unknown = "key.unknown"

        public static let shape = Shape.either([
            .record([]),
            .record([.required("key", Int.shape, "The key of the publication that was added.")]),
            .record([
                .required("keys", .array(Int.shape), "The keys of the titles that were added, in order.")
            ]),
            .record([.required("publications", .array(Row.shape), "All publications in the table.")]),
            .record([.required("count", Int.shape, "The number of publications in the table.")]),
            .record([.required("deleted", Int.shape, "The number of publications that were deleted.")]),
            .record([
                .required("error", .choice([unknown]), "The table has no publication with the given key.")
            ]),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            if let key: Int = try members.optional("key") {
                self = .key(key)
            } else if let keys: [Int] = try members.optional("keys") {
                self = .keys(keys)
            } else if let publications: [Row] = try members.optional("publications") {
                self = .publications(publications)
            } else if let count: Int = try members.optional("count") {
                self = .count(count)
            } else if let deleted: Int = try members.optional("deleted") {
                self = .deleted(deleted)
            } else if let error: String = try members.optional("error") {
                guard error.hasSameScalars(as: Result.unknown) else {
                    throw Misfit(
                        "\(Result.unknown) is expected, not \"\(error)\"", at: Path([.member("error")]))
                }
                self = .unknownKey
            } else {
                self = .done
            }
            try members.finish()
        }

        public var value: Value {
            switch self {
            case .done: .object([])
            case .key(let key): .record(("key", key.value))
            case .keys(let keys): .record(("keys", keys.value))
            case .publications(let rows): .record(("publications", rows.value))
            case .count(let count): .record(("count", count.value))
            case .deleted(let count): .record(("deleted", count.value))
            case .unknownKey: .record(("error", Result.unknown.value))
            }
        }
    }
}
