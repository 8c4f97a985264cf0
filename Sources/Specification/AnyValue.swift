import JSON

/// Any JSON value, for members whose content is not examined.
public struct AnyValue: Wire {
    /// The value as it was read.
    public let value: Value

    public static let shape = Shape.any

    /// Wraps a value.
    public init(_ value: Value) {
        self.value = value
    }
}
