import ArgumentParser

/// Checks that the number given to an option lies within bounds; a missing number is accepted.
///
/// - Throws: `ValidationError` that names the bounds, if the number lies outside them or is NaN.
public func checkBounds<Number: Comparable>(
    _ option: String, _ number: Number?, _ bounds: ClosedRange<Number>, _ unit: String = ""
) throws {
    guard let number, !bounds.contains(number) else { return }
    let unit = unit.isEmpty ? "" : " \(unit)"
    throw ValidationError(
        "\(option) must be a number from \(bounds.lowerBound) to \(bounds.upperBound)\(unit), not \(number)")
}
