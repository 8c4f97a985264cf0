import JSON

/// A value or null, as the type of a member that is always present.
public enum OrNull<Wrapped: Wire>: Wire {
    case null
    case some(Wrapped)

    /// Makes an instance from an optional value; nil becomes null.
    public init(_ wrapped: Wrapped?) {
        self = wrapped.map { .some($0) } ?? .null
    }

    public static var shape: Shape { .either([.null, Wrapped.shape]) }

    public init(_ value: Value) throws(Misfit) {
        if case .null = value { self = .null } else { self = .some(try Wrapped(value)) }
    }

    public var value: Value {
        switch self {
        case .null: .null
        case .some(let wrapped): wrapped.value
        }
    }

    /// The value, or nil for null.
    public var wrapped: Wrapped? {
        if case .some(let wrapped) = self { wrapped } else { nil }
    }
}
