/// How far a number of an output may be from the expected one.
public struct Tolerance: Sendable {
    /// The path of the number, with every index left open: `$.events[].centre.lat`.
    public let pattern: String
    /// The greatest difference allowed, in the unit of the number.
    public let within: Double
    /// Why the number need not be exact.
    public let why: String

    /// Makes a tolerance for the numbers that a pattern matches.
    public init(_ pattern: String, within: Double, why: String) {
        self.pattern = pattern
        self.within = within
        self.why = why
    }
}

extension Sequence where Element == Tolerance {
    /// Returns whether one of the tolerances allows two numbers to differ as they do, at a place with open indices.
    package func allow(_ a: Double, _ b: Double, at pattern: String) -> Bool {
        contains { $0.pattern == pattern && abs(a - b) <= $0.within }
    }
}
