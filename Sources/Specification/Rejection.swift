import JSON

/// An error that the specification of a subsystem demands for an input.
public struct Rejection: Error, Sendable, Equatable, CustomStringConvertible {
    /// The code, which names a part of the input and its problem, as in `citations.invalid` or `index.outOfRange`.
    public let code: String
    /// The details that the specification declares for the code; empty if it declares none.
    public let details: [String: Value]

    /// Makes a rejection from a code and its details.
    public init(_ code: String, details: [String: Value] = [:]) {
        self.code = code
        self.details = details
    }

    public var description: String { code }

    /// The rejection as JSON, with its code, and with its details sorted by name.
    package var value: Value {
        .object(
            [Value.Member("code", code.value)]
                + details.sorted { $0.key < $1.key }.map { Value.Member($0.key, $0.value) })
    }
}

/// A rejection that a subsystem declares, with its code and a sentence about when it occurs.
public struct DeclaredRejection: Sendable {
    /// The code of the rejection, such as `citations.invalid`.
    public let code: String
    /// A sentence that says when the subsystem rejects an input with this code.
    public let sentence: String
    /// The details that the rejection carries.
    public let details: [Shape.Field]

    /// Declares a rejection with its code, a sentence about when it occurs, and its details.
    public init(_ code: String, _ sentence: String, details: [Shape.Field] = []) {
        self.code = code
        self.sentence = sentence
        self.details = details
    }

    /// Returns the rejection with the given details.
    public func callAsFunction(_ details: [String: Value] = [:]) -> Rejection {
        Rejection(code, details: details)
    }
}

/// The result of a subsystem for one input: an output or a rejection.
public enum Outcome<Output: Sendable>: Sendable {
    case output(Output)
    case rejection(Rejection)

    /// The output; nil if the input was rejected.
    public var output: Output? {
        if case .output(let output) = self { output } else { nil }
    }

    /// The rejection; nil if there is an output.
    public var rejection: Rejection? {
        if case .rejection(let rejection) = self { rejection } else { nil }
    }
}
