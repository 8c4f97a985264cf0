import JSON
import Specification

/// A moment in the years 2000 to 2025 UTC, in whole seconds since the epoch.
public struct Moment: Wire, Hashable, Comparable {
    public let seconds: Int

    public init(_ seconds: Int) { self.seconds = seconds }

    /// 2000-01-01 00:00:00 to 2025-12-31 23:59:59 UTC.
    public static let range = 946_684_800...1_767_225_599

    private static let limit = Limit.within(range)

    public static let shape = Shape.described(
        "Whole seconds since the epoch, in the years 2000 to 2025 UTC.", .integer(in: range))

    public init(_ value: Value) throws(Misfit) {
        seconds = try Int(value)
        if let misfit = Moment.limit.misfit(seconds) { throw misfit }
    }

    public var value: Value { seconds.value }

    public static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }
}
