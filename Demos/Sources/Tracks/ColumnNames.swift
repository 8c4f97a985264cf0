/// The names of the table columns that contain the members of a fix.
public struct ColumnNames: Sendable, Equatable {
    /// A member of a fix; a table can have a column for each member.
    public enum Content: String, CaseIterable, Sendable {
        case t, lat, lon, accuracy, speed
    }

    /// The name of the column for each member; for a member without an entry, the usual names are tried.
    public var given: [Content: String]

    public init(_ given: [Content: String] = [:]) {
        self.given = given
    }

    /// The usual names of columns in tables, in lower case.
    static let usual: [Content: [String]] = [
        .t: ["t", "time", "timestamp", "tracked_at", "datetime", "date"],
        .lat: ["lat", "latitude", "y"],
        .lon: ["lon", "lng", "long", "longitude", "x"],
        .accuracy: ["accuracy", "horizontal_accuracy", "hacc", "horizontalaccuracy"],
        .speed: ["speed", "velocity"],
    ]

    /// Returns the position of the column for each member, given a line of column names.
    ///
    /// - Throws: `TrackError` if the line lacks a given name, or all usual names of a required column.
    func places(in header: [String], line: Int) throws(TrackError) -> [Content: Int] {
        var places: [Content: Int] = [:]
        for content in Content.allCases {
            if let name = given[content] {
                guard let place = header.firstIndex(of: name) else {
                    throw TrackError(line: line, "there is no column \"\(name)\"")
                }
                places[content] = place
            } else {
                let names = Self.usual[content] ?? []
                places[content] =
                    names.lazy.compactMap { name in
                        header.firstIndex { $0.lowercased() == name }
                    }.first
            }
        }
        for content in [Content.t, .lat, .lon] where places[content] == nil {
            throw TrackError(
                line: line,
                """
                no column has one of the names \((Self.usual[content] ?? []).joined(separator: ", ")); \
                name the column for \(content)
                """)
        }
        return places
    }
}
