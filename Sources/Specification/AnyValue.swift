import JSON

/// Any JSON value, as the type of a member whose contents are not checked against a shape.
public struct AnyValue: Wire {
    /// The value as it was read.
    public let value: Value

    public static let shape = Shape.any

    /// Makes an instance that holds a value.
    public init(_ value: Value) {
        self.value = value
    }
}
