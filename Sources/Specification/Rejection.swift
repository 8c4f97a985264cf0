import JSON

/// An error that is part of the contract.
public struct Rejection: Error, Sendable, Equatable, CustomStringConvertible {
    /// A name and what is wrong with it: `citations.invalid`, `index.outOfRange`.
    public let code: String
    /// What the subsystem's specification adds to the code; empty unless it says so.
    public let details: [String: Value]

    public init(_ code: String, details: [String: Value] = [:]) {
        self.code = code
        self.details = details
    }

    public var description: String { code }
}

/// A rejection that a subsystem declares: its code and when it is given.
public struct DeclaredRejection: Sendable {
    public let code: String
    public let sentence: String
    /// The details that belong to it.
    public let details: [Shape.Field]

    public init(_ code: String, _ sentence: String, details: [Shape.Field] = []) {
        self.code = code
        self.sentence = sentence
        self.details = details
    }

    /// The rejection itself.
    public func callAsFunction(_ details: [String: Value] = [:]) -> Rejection {
        Rejection(code, details: details)
    }
}

/// What a subsystem gives for an input: an output or a rejection.
public enum Outcome<Output: Sendable>: Sendable {
    case output(Output)
    case rejection(Rejection)

    public var output: Output? {
        if case .output(let output) = self { output } else { nil }
    }

    public var rejection: Rejection? {
        if case .rejection(let rejection) = self { rejection } else { nil }
    }
}
