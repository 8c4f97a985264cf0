import JSON

/// What the values of a member are limited to, beyond what their type says.
public struct Limit<Content>: Sendable {
    let shape: Shape
    /// Says what is wrong with a value, and where in it; nil if nothing is.
    public let misfit: @Sendable (Content) -> Misfit?

    /// Makes a limit of a shape and of what is wrong with a value, and where in it.
    public init(_ shape: Shape, misfit: @escaping @Sendable (Content) -> Misfit?) {
        self.shape = shape
        self.misfit = misfit
    }

    /// Makes a limit of a shape and of what is wrong with a value.
    public init(_ shape: Shape, problem: @escaping @Sendable (Content) -> String?) {
        self.init(shape, misfit: { content in problem(content).map { Misfit($0) } })
    }

    func hold(_ content: Content, at name: String) throws(Misfit) {
        if let misfit = misfit(content) { throw misfit.under(.member(name)) }
    }

    /// Arrays each element of which keeps a limit.
    public static func each<Element>(_ limit: Limit<Element>) -> Limit where Content == [Element] {
        Limit(
            .array(limit.shape),
            misfit: { elements in
                for (index, element) in elements.enumerated() {
                    if let misfit = limit.misfit(element) { return misfit.under(.index(index)) }
                }
                return nil
            })
    }
}

extension Limit where Content == Int {
    /// Whole numbers of a range.
    public static func within(_ range: ClosedRange<Int>) -> Limit {
        Limit(.integer(in: range)) { integer in
            range.contains(integer)
                ? nil : "\(range.lowerBound) to \(range.upperBound) is expected, not \(integer)"
        }
    }

    /// Whole numbers from a least one on, up to the greatest that every language holds exactly.
    public static func atLeast(_ least: Int) -> Limit {
        Limit(.integer(in: least...Int.exactRange.upperBound)) { integer in
            integer >= least ? nil : "at least \(least) is expected, not \(integer)"
        }
    }
}

extension Limit where Content == Double {
    /// Numbers that keep these bounds; any of them may be left out.
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
    /// Texts of at least one character.
    public static var someText: Limit {
        Limit(.string(pattern: Shape.someText)) { $0.isEmpty ? "a text that is not empty is expected" : nil }
    }
}
