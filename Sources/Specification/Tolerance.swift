/// The amount by which a number in an output may differ from the expected number.
public struct Tolerance: Sendable {
    /// The path of the number without indices, such as `$.events[].centre.lat`.
    public let pattern: String
    /// The maximum difference that is allowed, in the unit of the number.
    public let within: Double
    /// The range of the number if both ends of the range mean the same, as -180° and 180° of longitude do; otherwise
    /// nil.
    public let circle: ClosedRange<Double>?
    /// The reason why the number need not be exact.
    public let why: String

    /// Makes a tolerance for the numbers at all places that match a pattern.
    public init(_ pattern: String, within: Double, around circle: ClosedRange<Double>? = nil, why: String) {
        self.pattern = pattern
        self.within = within
        self.circle = circle
        self.why = why
    }

    /// Returns whether the tolerance allows the difference between two numbers.
    private func allows(_ a: Double, _ b: Double) -> Bool {
        let difference = abs(a - b)
        guard difference > within, let circle else { return difference <= within }
        return circle.contains(a) && circle.contains(b)
            && circle.upperBound - circle.lowerBound - difference <= within
    }
}

extension Sequence where Element == Tolerance {
    /// Returns whether one of the tolerances for a path without indices allows the difference between two numbers.
    package func allow(_ a: Double, _ b: Double, at pattern: String) -> Bool {
        contains { $0.pattern == pattern && $0.allows(a, b) }
    }
}
