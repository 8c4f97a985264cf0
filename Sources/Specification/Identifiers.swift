/// An id that is a string.
public protocol TextID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible
where StringLiteralType == String {
    /// The id as it is written.
    var rawValue: String { get }

    /// Makes an id from a string.
    init(_ rawValue: String)
}

extension TextID {
    public init(stringLiteral value: String) { self.init(value) }

    public var description: String { rawValue }

    /// Returns whether the left id, as a string, sorts before the right one; clause ids have an order of their own.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The id of a subsystem, which consists of its family and its own name, as in `mobility.geofence`.
public struct SubsystemID: TextID {
    /// The whole id, such as `mobility.geofence`.
    public let rawValue: String

    /// Makes an id from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The family of the subsystem, which is the part before the point, such as `mobility`.
    public var family: String { String(rawValue.prefix { $0 != "." }) }

    /// The subsystem's own name, which is the part after the point, such as `geofence`.
    public var name: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
}

/// The id of a clause, which consists of letters for its subsystem and a number, as in `GEO-4`.
public struct ClauseID: TextID {
    /// The whole id, such as `GEO-4`.
    public let rawValue: String

    /// Makes an id from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private var key: (String, Int) {
        let parts = rawValue.split(separator: "-")
        return (String(parts.first ?? ""), parts.last.flatMap { Int($0) } ?? 0)
    }

    /// Returns whether the left id sorts before the right one: by letters, then by number, so CON-2 is before CON-10.
    public static func < (left: ClauseID, right: ClauseID) -> Bool { left.key < right.key }
}
