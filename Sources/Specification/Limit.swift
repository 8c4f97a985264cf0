import JSON

/// A limit on the values of a member, in addition to the limits of their type.
public struct Limit<Content>: Sendable {
    @usableFromInline let shape: Shape
    /// Returns the error in a value, with the place of the error; nil if the value is within the limit.
    public let misfit: @Sendable (Content) -> Misfit?

    /// Makes a limit from a shape and a function that returns the error in a value, with the place of the error.
    public init(_ shape: Shape, misfit: @escaping @Sendable (Content) -> Misfit?) {
        self.shape = shape
        self.misfit = misfit
    }

    /// Makes a limit from a shape and a function that returns a sentence about the error in a value, or nil if there is
    /// no error.
    public init(_ shape: Shape, problem: @escaping @Sendable (Content) -> String?) {
        self.init(shape, misfit: { content in problem(content).map { Misfit($0) } })
    }

    /// Returns a limit on arrays: every element must be within the given limit.
    @inlinable
    public static func each<Element>(_ limit: Limit<Element>) -> Limit where Content == [Element] {
        Limit(
            .array(limit.shape),
            misfit: { elements in
                for index in elements.indices {
                    if let misfit = limit.misfit(elements[index]) { return misfit.under(.index(index)) }
                }
                return nil
            })
    }
}

extension Limit {
    /// A copy of this limit, for a member that is also checked by the function `problem` of the record's form.
    public var ruled: Limit { Limit(.ruled(shape), misfit: misfit) }
}

extension Limit where Content == Int {
    /// Returns a limit that allows the whole numbers in a range.
    public static func within(_ range: ClosedRange<Int>) -> Limit {
        Limit(.integer(in: range)) { integer in
            range.contains(integer)
                ? nil
                : "a whole number from \(range.lowerBound) to \(range.upperBound) is expected, not \(integer)"
        }
    }

    /// Returns a limit that allows the whole numbers from `least` to 2^53 - 1, which every language can represent.
    public static func atLeast(_ least: Int) -> Limit {
        Limit(.integer(in: least...Int.exactRange.upperBound)) { integer in
            integer >= least ? nil : "at least \(least) is expected, not \(integer)"
        }
    }
}

extension Limit where Content == Double {
    /// Returns a limit that allows numbers within the given bounds; a bound that is nil does not apply.
    public static func number(
        atLeast: Double? = nil, above: Double? = nil, atMost: Double? = nil
    ) -> Limit {
        Limit(.number(Shape.Bounds(atLeast: atLeast, above: above, atMost: atMost))) { number in
            if let atLeast, !(number >= atLeast) {
                return "at least \(text(atLeast)) is expected, not \(text(number))"
            }
            if let above, !(number > above) {
                return "more than \(text(above)) is expected, not \(text(number))"
            }
            if let atMost, !(number <= atMost) {
                return "at most \(text(atMost)) is expected, not \(text(number))"
            }
            return nil
        }
    }

    private static func text(_ number: Double) -> String {
        number.isFinite ? Number(number).text : "\(number)"
    }
}

extension Limit where Content == String {
    /// A limit that allows strings of at least one character.
    public static var someText: Limit {
        Limit(.string(pattern: Shape.someText)) {
            $0.isEmpty ? "a string that is not empty is expected" : nil
        }
    }
}
