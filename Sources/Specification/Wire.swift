import JSON

/// A type whose instances can be read from JSON values and written as JSON values of a declared shape.
///
/// Reading must accept exactly the values that fit the shape; a test checks this.
public protocol Wire: Sendable {
    /// The shape of the values that the type accepts.
    static var shape: Shape { get }

    /// Reads an instance from a value.
    ///
    /// - Throws: `Misfit` with the error and its place, if the value does not fit the shape.
    init(_ value: Value) throws(Misfit)

    /// The instance as a JSON value.
    var value: Value { get }
}

extension Wire {
    /// Returns a copy that the given closure has changed.
    package func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Bool: Wire {
    public static var shape: Shape { .boolean }

    public init(_ value: Value) throws(Misfit) {
        guard case .bool(let bool) = value else { throw Misfit("a boolean is expected, not \(value.kind)") }
        self = bool
    }

    public var value: Value { .bool(self) }
}

extension Int: Wire {
    /// The integers that every language can represent exactly, up to 2^53 - 1 in magnitude.
    public static let exactRange = -9_007_199_254_740_991...9_007_199_254_740_991

    public static var shape: Shape { .integer(in: exactRange) }

    public init(_ value: Value) throws(Misfit) {
        guard case .number(let number) = value else {
            throw Misfit("a whole number is expected, not \(value.kind)")
        }
        guard let integer = number.integer, Int.exactRange.contains(integer) else {
            throw Misfit("a whole number up to 2^53 - 1 in size is expected, not \(number.text)")
        }
        self = integer
    }

    public var value: Value { .number(Number(self)) }
}

extension Double: Wire {
    public static var shape: Shape { .number() }

    public init(_ value: Value) throws(Misfit) {
        self = try Number(value).double
    }

    /// The number as a JSON value; infinity is written as a number too large for a double, since only such a number is
    /// read as infinity.
    public var value: Value {
        .number(isInfinite ? Number(written: self < 0 ? "-1e400" : "1e400") : Number(self))
    }
}

extension Number: Wire {
    public static var shape: Shape { .number() }

    public init(_ value: Value) throws(Misfit) {
        guard case .number(let number) = value else {
            throw Misfit("a number is expected, not \(value.kind)")
        }
        self = number
    }

    public var value: Value { .number(self) }
}

extension String: Wire {
    public static var shape: Shape { .string() }

    public init(_ value: Value) throws(Misfit) {
        guard case .string(let text) = value else { throw Misfit("a string is expected, not \(value.kind)") }
        self = text
    }

    public var value: Value { .string(self) }
}

extension Array: Wire where Element: Wire {
    public static var shape: Shape { .array(Element.shape) }

    @inlinable
    public init(_ value: Value) throws(Misfit) {
        self = []
        reserveCapacity(value.elementCount)
        try value.forEachElement { (element) throws(Misfit) in append(try Element(element)) }
    }

    @inlinable public var value: Value { .array(count) { self[$0].value } }
}

extension Value {
    /// The number of elements of an array; 0 for any other value.
    @usableFromInline var elementCount: Int {
        if case .array(let elements) = self { elements.count } else { 0 }
    }

    /// Calls a function for each element of an array.
    ///
    /// - Throws: `Misfit` if the value is not an array, or the error of the function, with the place of the element.
    @usableFromInline func forEachElement(_ read: (Value) throws(Misfit) -> Void) throws(Misfit) {
        guard case .array(let elements) = self else { throw Misfit("an array is expected, not \(kind)") }
        for index in elements.indices {
            do throws(Misfit) { try read(elements[index]) } catch { throw error.under(.index(index)) }
        }
    }

    /// Returns an array of the given number of elements.
    @usableFromInline static func array(_ count: Int, _ element: (Int) -> Value) -> Value {
        .array((0..<count).map(element))
    }

    /// Returns the members of an object whose values are all of one type.
    ///
    /// - Throws: `Misfit` if the value is not an object, or a member does not fit its type.
    func contents<Content: Wire>() throws(Misfit) -> [(String, Content)] {
        guard case .object(let members) = self else { throw Misfit("an object is expected, not \(kind)") }
        var contents: [(String, Content)] = []
        for member in members {
            do throws(Misfit) {
                contents.append((member.name, try Content(member.value)))
            } catch {
                throw error.under(.member(member.name))
            }
        }
        return contents
    }
}

/// Values by their names, written as the members of an object, sorted by name.
extension Dictionary: Wire where Key == String, Value: Wire {
    public static var shape: Shape { .map(Value.shape) }

    public init(_ value: JSON.Value) throws(Misfit) {
        self.init(try value.contents()) { $1 }
    }

    public var value: JSON.Value {
        .object(sorted { $0.key < $1.key }.map { JSON.Value.Member($0.key, $0.value.value) })
    }
}

extension Wire where Self: RawRepresentable & CaseIterable, RawValue == String {
    public static var shape: Shape { .choice(allCases.map(\.rawValue)) }

    @inlinable
    public init(_ value: Value) throws(Misfit) {
        guard case .string(let text) = value, let choice = Self(rawValue: text),
            choice.rawValue.hasSameScalars(as: text)
        else { throw Self.misfit(of: value) }
        self = choice
    }

    @inlinable public var value: Value { .string(rawValue) }

    /// Returns the error in a value that is not one of the choices.
    @usableFromInline static func misfit(of value: Value) -> Misfit {
        guard case .string(let text) = value else { return Misfit("a string is expected, not \(value.kind)") }
        let choices = allCases.map(\.rawValue).joined(separator: ", ")
        return Misfit("one of \(choices) is expected, not \"\(text)\"")
    }
}
