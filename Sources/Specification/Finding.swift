import JSON

/// What a clause's check says of one outcome.
public enum Finding: Sendable, Equatable {
    case holds
    case violated(Violation)
    /// The clause says nothing of this input.
    case notTouched

    /// The clause is broken, in a sentence that names the place and both values.
    public static func violated(_ sentence: String) -> Finding {
        .violated(Violation(sentence: sentence, weight: .certain))
    }

    /// Breaking this clause gives just this outcome, yet breaking another one may give it too.
    public static func suspected(_ sentence: String, _ weight: Violation.Weight = .likely) -> Finding {
        .violated(Violation(sentence: sentence, weight: weight))
    }

    public var isTouched: Bool { self != .notTouched }

    public var violation: Violation? {
        if case .violated(let violation) = self { violation } else { nil }
    }

    /// This finding, or the other one where this one has nothing to say.
    public func otherwise(_ other: @autoclosure () -> Finding) -> Finding {
        self == .notTouched ? other() : self
    }

    /// The first violation of the two; else holds, where one of them was touched.
    public func and(_ other: @autoclosure () -> Finding) -> Finding {
        if case .violated = self { return self }
        let other = other()
        return other == .notTouched ? self : other
    }
}

/// A broken clause, told to a person.
public struct Violation: Sendable, Equatable {
    /// How sure it is that this clause is the broken one.
    public enum Weight: Int, Sendable, Comparable {
        /// It is one of several that decide this outcome.
        case possible
        /// Breaking it explains the outcome, as breaking another might.
        case likely
        /// The outcome is against the clause, whatever else it is against.
        case certain

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    public let sentence: String
    public let weight: Weight

    public init(sentence: String, weight: Weight) {
        self.sentence = sentence
        self.weight = weight
    }

    public var isCertain: Bool { weight == .certain }

    /// Returns the sentence after the id of the clause: `GEO-1: the geofence opened …`.
    public func sentence(of clause: ClauseID) -> String {
        // Sentences of clauses that are not in the new form yet begin with their id.
        sentence.hasPrefix("\(clause): ") ? sentence : "\(clause): \(sentence)"
    }
}
