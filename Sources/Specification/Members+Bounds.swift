import JSON

extension Members {
    /// The whole number of that name.
    ///
    /// - Throws: `Misfit` where it is absent, no whole number or outside the range.
    public mutating func required(
        _ name: String, within range: ClosedRange<Int>
    ) throws(Misfit) -> Int {
        guard let integer = try optional(name, within: range) else {
            throw Misfit("the member \"\(name)\" is missing")
        }
        return integer
    }

    /// The whole number of that name, or nil where it is absent.
    ///
    /// - Throws: `Misfit` where it is no whole number or outside the range.
    public mutating func optional(
        _ name: String, within range: ClosedRange<Int>
    ) throws(Misfit) -> Int? {
        guard let integer = try optional(name, as: Int.self) else { return nil }
        guard range.contains(integer) else {
            throw Misfit(
                "\(range.lowerBound) to \(range.upperBound) is expected, not \(integer)",
                at: Path([.member(name)]))
        }
        return integer
    }
}

extension Shape {
    /// Whole numbers of a range.
    public static func integer(in range: ClosedRange<Int>) -> Shape {
        .integer(Bounds(atLeast: Double(range.lowerBound), atMost: Double(range.upperBound)))
    }
}
