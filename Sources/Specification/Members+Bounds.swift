import JSON

extension Members {
    /// Returns the whole number of that name.
    ///
    /// - Throws: `Misfit` if it is missing, not a whole number or outside the range.
    public mutating func required(
        _ name: String, within range: ClosedRange<Int>
    ) throws(Misfit) -> Int {
        guard let integer = try optional(name, within: range) else {
            throw Misfit("the member \"\(name)\" is missing")
        }
        return integer
    }

    /// Returns the whole number of that name, or nil if it is missing.
    ///
    /// - Throws: `Misfit` if it is not a whole number or is outside the range.
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
    /// Returns the shape of the whole numbers of a range.
    public static func integer(in range: ClosedRange<Int>) -> Shape {
        .integer(Bounds(atLeast: Double(range.lowerBound), atMost: Double(range.upperBound)))
    }
}
