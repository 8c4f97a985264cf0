/// The unit of a number, as it is written in tables, such as `m`, `m/s` or `°C`.
public struct Unit: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The symbol of the unit, as it is written.
    public let symbol: String

    /// Makes a unit from its symbol.
    public init(stringLiteral symbol: String) {
        self.symbol = symbol
    }

    public static let seconds: Unit = "s"
    /// The unit of a time that is given in seconds since 1970-01-01T00:00:00Z.
    public static let secondsSinceEpoch: Unit = "s since 1970"
    public static let minutes: Unit = "min"
    public static let hours: Unit = "h"
    public static let days: Unit = "d"
    public static let metres: Unit = "m"
    public static let metresPerSecond: Unit = "m/s"
    /// The unit of an angle in degrees.
    public static let degrees: Unit = "°"
    /// The unit of an acceleration in standard gravities.
    public static let gravities: Unit = "g"
    public static let kilograms: Unit = "kg"
    public static let milligramsPerDecilitre: Unit = "mg/dl"
    public static let degreesCelsius: Unit = "°C"
    public static let beatsPerMinute: Unit = "1/min"
    public static let percent: Unit = "%"
    public static let bytes: Unit = "B"
}

extension Member {
    /// Returns the member with the given unit for its number, or for each number in its list.
    public func `in`(_ unit: Unit) -> Member {
        Member(fields.map { $0.in(unit) }, read: read, write: write)
    }
}
