import JSON

/// The name of a subsystem: its family and its own name, as in `mobility.geofence`.
public struct SubsystemID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible
{
    /// The whole name: `mobility.geofence`.
    public let rawValue: String

    /// Makes an id from its whole name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The part before the point: `mobility`.
    public var family: String { String(rawValue.prefix { $0 != "." }) }

    /// The part after the point: `geofence`.
    public var name: String { String(rawValue.drop { $0 != "." }.dropFirst()) }

    public var description: String { rawValue }

    /// Returns whether the left name sorts before the right one.
    public static func < (left: SubsystemID, right: SubsystemID) -> Bool { left.rawValue < right.rawValue }
}

/// The name of a clause: letters for its subsystem and a number, as in `GEO-4`.
public struct ClauseID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The whole name: `GEO-4`.
    public let rawValue: String

    /// Makes an id from its whole name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }

    public var description: String { rawValue }

    private var key: (String, Int) {
        let parts = rawValue.split(separator: "-")
        return (String(parts.first ?? ""), parts.last.flatMap { Int($0) } ?? 0)
    }

    /// Returns whether the left id sorts first: by letters, then by number, so that CON-2 comes before CON-10.
    public static func < (left: ClauseID, right: ClauseID) -> Bool { left.key < right.key }
}
