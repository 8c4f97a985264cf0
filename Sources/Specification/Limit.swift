import JSON

/// The values that a member may have, beyond what their type says.
public struct Limit<Content>: Sendable {
    @usableFromInline let shape: Shape
    /// Returns what is wrong with a value, and where in it; nil if nothing is.
    public let misfit: @Sendable (Content) -> Misfit?

    /// Makes a limit of a shape and of a function that returns what is wrong with a value, and where in it.
    public init(_ shape: Shape, misfit: @escaping @Sendable (Content) -> Misfit?) {
        self.shape = shape
        self.misfit = misfit
    }

    /// Makes a limit of a shape and of a function that returns what is wrong with a value.
    public init(_ shape: Shape, problem: @escaping @Sendable (Content) -> String?) {
        self.init(shape, misfit: { content in problem(content).map { Misfit($0) } })
    }

    /// Returns a limit on arrays whose elements all keep a limit.
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
    /// The same limit for a member that the `problem` of the record limits further.
    public var ruled: Limit { Limit(.ruled(shape), misfit: misfit) }
}

extension Limit where Content == Int {
    /// Returns a limit to the whole numbers of a range.
    public static func within(_ range: ClosedRange<Int>) -> Limit {
        Limit(.integer(in: range)) { integer in
            range.contains(integer)
                ? nil : "\(range.lowerBound) to \(range.upperBound) is expected, not \(integer)"
        }
    }

    /// Returns a limit to whole numbers of at least `least`, up to the greatest that every language holds exactly.
    public static func atLeast(_ least: Int) -> Limit {
        Limit(.integer(in: least...Int.exactRange.upperBound)) { integer in
            integer >= least ? nil : "at least \(least) is expected, not \(integer)"
        }
    }
}

extension Limit where Content == Double {
    /// Returns a limit to numbers within these bounds; a bound that is nil does not apply.
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
    /// A limit to texts of at least one character.
    public static var someText: Limit {
        Limit(.string(pattern: Shape.someText)) { $0.isEmpty ? "a text that is not empty is expected" : nil }
    }
}
