/// The amount by which a number in an output may differ from the expected number.
public struct Tolerance: Sendable {
    /// The path of the number without indices, such as `$.events[].centre.lat`.
    public let pattern: String
    /// The maximum difference that is allowed, in the unit of the number.
    public let within: Double
    /// The reason why the number need not be exact.
    public let why: String

    /// Makes a tolerance for the numbers at all places that match a pattern.
    public init(_ pattern: String, within: Double, why: String) {
        self.pattern = pattern
        self.within = within
        self.why = why
    }
}

extension Sequence where Element == Tolerance {
    /// Returns whether one of the tolerances for a path without indices allows the difference between two numbers.
    package func allow(_ a: Double, _ b: Double, at pattern: String) -> Bool {
        contains { $0.pattern == pattern && abs(a - b) <= $0.within }
    }
}
