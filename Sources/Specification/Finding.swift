/// A property's judgement of the outcome of one trial.
public enum Finding: Sendable, Equatable {
    case holds
    /// The property does not hold; the sentence describes the error.
    case violated(String)
    /// The property does not apply to this input.
    case notTouched

    /// Whether the property applies to the input.
    public var isTouched: Bool { self != .notTouched }

    /// The sentence about the error; nil if the property holds or does not apply.
    public var violation: String? {
        if case .violated(let sentence) = self { sentence } else { nil }
    }

    /// Returns this finding; if the property does not apply to the input, returns the other finding instead.
    public func otherwise(_ other: @autoclosure () -> Finding) -> Finding {
        self == .notTouched ? other() : self
    }

    /// Returns the first of two findings that is a violation. Without a violation, returns `.holds` if either property
    /// applies, otherwise `.notTouched`.
    public func and(_ other: @autoclosure () -> Finding) -> Finding {
        if case .violated = self { return self }
        let other = other()
        return other == .notTouched ? self : other
    }
}

extension Sequence {
    /// Returns a violation for the first element that is not right; nil if all are right. `sentence` receives the index
    /// of that element.
    @inlinable
    package func violation(
        unless isRight: (Element) -> Bool, _ sentence: (_ place: Int, Element) -> String
    ) -> Finding? {
        enumerated().first { !isRight($0.element) }.map { .violated(sentence($0.offset, $0.element)) }
    }
}
