import JSON

/// What a clause's check finds in one outcome.
public enum Finding: Sendable, Equatable {
    case holds
    case violated(Violation)
    /// The clause does not apply to this input.
    case notTouched

    /// Returns a certain violation; the sentence names the place and both values.
    public static func violated(_ sentence: String) -> Finding {
        .violated(Violation(sentence: sentence, weight: .certain))
    }

    /// Returns a violation that would explain this outcome, though another broken clause might explain it too.
    public static func suspected(_ sentence: String, _ weight: Violation.Weight = .likely) -> Finding {
        .violated(Violation(sentence: sentence, weight: weight))
    }

    /// Whether the clause applies to the input.
    public var isTouched: Bool { self != .notTouched }

    /// The violation, or nil if the clause holds or does not apply.
    public var violation: Violation? {
        if case .violated(let violation) = self { violation } else { nil }
    }

    /// Returns this finding, or the other one if the clause does not apply.
    public func otherwise(_ other: @autoclosure () -> Finding) -> Finding {
        self == .notTouched ? other() : self
    }

    /// Returns the first violation of the two; otherwise `.holds` if either clause applies.
    public func and(_ other: @autoclosure () -> Finding) -> Finding {
        if case .violated = self { return self }
        let other = other()
        return other == .notTouched ? self : other
    }
}

/// A broken clause, with a sentence that a person can act on.
public struct Violation: Sendable, Equatable {
    /// How sure it is that this clause is the broken one.
    public enum Weight: Int, Sendable, Comparable {
        /// The clause is one of several that decide this outcome.
        case possible
        /// The broken clause explains the outcome, but another one might too.
        case likely
        /// The outcome contradicts the clause, whatever other clauses it contradicts.
        case certain

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// What is wrong, with the place and both values.
    public let sentence: String
    /// The law that is broken; nil if the clause is not made of laws.
    public let law: LawID?
    /// How sure it is that this clause is the broken one.
    public let weight: Weight

    /// Makes a violation of a sentence and its weight.
    public init(sentence: String, weight: Weight, law: LawID? = nil) {
        self.sentence = sentence
        self.law = law
        self.weight = weight
    }

    /// Whether the outcome certainly breaks the clause.
    public var isCertain: Bool { weight == .certain }

    /// Returns the sentence with the id of the law or clause in front: `GEO-1: the geofence opened …`.
    public func sentence(of clause: ClauseID) -> String {
        "\(law?.rawValue ?? clause.rawValue): \(sentence)"
    }
}
