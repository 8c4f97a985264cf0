import JSON
import Specification

/// A moment of the years 2000 to 2025 in UTC, in whole seconds since the epoch.
public struct Moment: Wire, Hashable, Comparable {
    public let seconds: Int

    public init(_ seconds: Int) {
        self.seconds = seconds
    }

    /// 2000-01-01 00:00:00 to 2025-12-31 23:59:59 UTC.
    public static let range = 946_684_800...1_767_225_599

    public static let shape = Shape.described(
        "Whole seconds since the epoch, in the years 2000 to 2025 UTC.", .integer(in: range))

    public init(_ value: Value) throws(Misfit) {
        seconds = try Int(value).checked(within: Moment.range)
    }

    public var value: Value { seconds.value }

    public static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }
}

extension Int {
    /// The number itself.
    ///
    /// - Throws: `Misfit` where it is outside the range.
    func checked(within range: ClosedRange<Int>) throws(Misfit) -> Int {
        guard range.contains(self) else {
            throw Misfit(
                "a whole number from \(range.lowerBound) to \(range.upperBound) is expected, not \(self)")
        }
        return self
    }
}
