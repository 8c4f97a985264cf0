import JSON

/// Any JSON value, as a member that is not looked into.
public struct AnyValue: Wire {
    public let value: Value

    public static let shape = Shape.any

    public init(_ value: Value) {
        self.value = value
    }
}
