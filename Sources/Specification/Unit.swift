/// The unit of a number, as it is written in tables: `m`, `m/s`, `°C`.
public struct Unit: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The symbol as written.
    public let symbol: String

    /// Makes a unit of its symbol.
    public init(stringLiteral symbol: String) {
        self.symbol = symbol
    }

    public static let seconds: Unit = "s"
    /// Seconds since 1970-01-01T00:00:00Z.
    public static let secondsSinceEpoch: Unit = "s since 1970"
    public static let minutes: Unit = "min"
    public static let hours: Unit = "h"
    public static let days: Unit = "d"
    public static let metres: Unit = "m"
    public static let metresPerSecond: Unit = "m/s"
    /// Of an angle.
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
    /// Returns the member with the unit of its number, or of each number in its list.
    public func `in`(_ unit: Unit) -> Member {
        Member(fields.map { $0.in(unit) }, read: read, write: write)
    }
}
