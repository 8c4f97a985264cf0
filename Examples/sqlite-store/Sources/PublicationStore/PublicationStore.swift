import Foundation
import GRDB

/// The two tables of publications in an SQLite database, in memory or in a file.
///
/// Each change is a separate transaction, so the effect of a method that has returned survives any crash. Strings are
/// stored as bytes in UTF-8, since GRDB would pass a string to SQLite as a C string, which ends at the first NUL.
/// Titles are equal if their bytes are equal. All values are bound, so no value is ever part of the text of a statement.
public struct PublicationStore: Sendable {
    public enum Table: String, Codable, Sendable {
        case scholar, homepage
    }

    /// The key that a new row gets after rows were deleted.
    public enum Keys: String, Sendable {
        /// The key is 1 plus the greatest key of the current rows.
        case reused
        /// The key is 1 plus the greatest key that ever existed.
        case never
    }

    public struct Publication: Sendable {
        public let key: Int64
        public let title: String
        public let authors: String
        public let year: Int
        public let citations: Int
        public let checked: Bool
    }

    public struct PageEntry: Sendable {
        public let key: Int64
        public let title: String
        public let authors: String
        public let present: Bool
    }

    /// A publication to add; an absent year is stored as 0.
    public struct New: Sendable {
        let title: String
        let authors: String
        let year: Int?
        let citations: Int

        public init(title: String, authors: String, year: Int? = nil, citations: Int) {
            (self.title, self.authors, self.year, self.citations) = (title, authors, year, citations)
        }
    }

    private let database: DatabaseQueue
    private let keys: Keys

    /// Opens the tables in a file, or new ones in memory; creates missing tables, and keeps existing ones.
    ///
    /// If another process has locked the file, each method waits up to 5 s for the lock.
    ///
    /// - Parameter survivesPowerFailure: Whether each method waits until its change is on the disk. Otherwise, methods
    ///   wait only until the system has the change, which survives a crash of the program, but not a power failure.
    public init(path: String? = nil, keys: Keys = .reused, survivesPowerFailure: Bool = true) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        if !survivesPowerFailure {
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        }
        database =
            try path.map { try DatabaseQueue(path: $0, configuration: configuration) }
            ?? DatabaseQueue(configuration: configuration)
        self.keys = keys
        try open()
    }

    /// Creates the missing tables.
    public func open() throws {
        let counting = keys == .never ? "AUTOINCREMENT" : ""
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS scholar (key INTEGER PRIMARY KEY \(counting), title BLOB NOT NULL, \
                    authors BLOB NOT NULL, year INTEGER NOT NULL, citations INTEGER NOT NULL, checked BOOLEAN NOT NULL);
                    CREATE TABLE IF NOT EXISTS homepage (key INTEGER PRIMARY KEY \(counting), title BLOB NOT NULL, \
                    authors BLOB NOT NULL, present BOOLEAN NOT NULL);
                    """)
        }
    }

    // MARK: Adding

    /// Adds publications, all of them or none, and returns their keys.
    public func add(_ publications: [New]) throws -> [Int64] {
        try database.write { db in
            let statement = try db.cachedStatement(
                sql:
                    "INSERT INTO scholar (title, authors, year, citations, checked) VALUES (?, ?, ?, ?, TRUE)"
            )
            return try publications.map { new in
                try statement.execute(
                    arguments: [
                        Data(new.title.utf8), Data(new.authors.utf8), new.year ?? 0, new.citations,
                    ])
                return db.lastInsertedRowID
            }
        }
    }

    /// Adds titles from the author's page, all of them or none, and returns their keys.
    public func addHomepageTitles(_ titles: [String]) throws -> [Int64] {
        try database.write { db in
            let statement = try db.cachedStatement(
                sql: "INSERT INTO homepage (title, authors, present) VALUES (?, x'', FALSE)")
            return try titles.map { title in
                try statement.execute(arguments: [Data(title.utf8)])
                return db.lastInsertedRowID
            }
        }
    }

    // MARK: Changing

    /// Marks a publication as checked or not, and returns whether there is a publication with the key.
    public func setChecked(_ key: Int64, _ checked: Bool) throws -> Bool {
        try change("UPDATE scholar SET checked = ? WHERE key = ?", [checked, key]) > 0
    }

    /// Changes the authors of a title, and returns whether there is a title with the key.
    public func setAuthors(_ key: Int64, _ authors: String) throws -> Bool {
        try change("UPDATE homepage SET authors = ? WHERE key = ?", [Data(authors.utf8), key]) > 0
    }

    /// Marks a title as present or not, and returns whether there is a title with the key.
    public func setPresent(_ key: Int64, _ present: Bool) throws -> Bool {
        try change("UPDATE homepage SET present = ? WHERE key = ?", [present, key]) > 0
    }

    /// Deletes a row, and returns whether there was a row with the key.
    public func delete(_ table: Table, _ key: Int64) throws -> Bool {
        try change("DELETE FROM \(table.rawValue) WHERE key = ?", [key]) > 0
    }

    /// Keeps only the row with the smallest key for each title, and returns the number of deleted rows.
    public func deleteDuplicates(_ table: Table) throws -> Int {
        let name = table.rawValue
        return try change(
            "DELETE FROM \(name) WHERE key NOT IN (SELECT MIN(key) FROM \(name) GROUP BY title)")
    }

    /// Deletes all rows of a table, and returns the number of deleted rows.
    public func deleteAll(_ table: Table) throws -> Int {
        try change("DELETE FROM \(table.rawValue)")
    }

    private func change(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
        try database.write { db in
            try db.execute(sql: sql, arguments: arguments)
            return db.changesCount
        }
    }

    // MARK: Reading

    /// Returns the publications in descending order of citations; publications with equal citations are in key order.
    public func publications() throws -> [Publication] {
        try database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM scholar ORDER BY citations DESC, key").map { row in
                Publication(
                    key: try row.decode(forColumn: "key"), title: try Self.text("title", row),
                    authors: try Self.text("authors", row), year: try row.decode(forColumn: "year"),
                    citations: try row.decode(forColumn: "citations"),
                    checked: try row.decode(forColumn: "checked"))
            }
        }
    }

    /// Returns the titles from the author's page in key order.
    public func entries() throws -> [PageEntry] {
        try database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM homepage ORDER BY key").map { row in
                PageEntry(
                    key: try row.decode(forColumn: "key"), title: try Self.text("title", row),
                    authors: try Self.text("authors", row), present: try row.decode(forColumn: "present"))
            }
        }
    }

    public func count(_ table: Table) throws -> Int {
        try database.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table.rawValue)") ?? 0 }
    }

    /// Returns the result of SQLite's check of the file; "ok" if there is no error.
    public func integrity() throws -> String {
        try database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") ?? "" }
    }

    /// Returns the string in a column; `row[column]` would crash the program if a corrupt file has no string there.
    private static func text(_ column: String, _ row: Row) throws -> String {
        String(decoding: try row.decode(Data.self, forColumn: column), as: UTF8.self)
    }
}
