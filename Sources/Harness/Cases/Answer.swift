import JSON
import Specification

/// The reply of an implementation to one request.
public enum Answer: Sendable {
    case output(Value)
    /// `{"code": …}` with its details.
    case rejection(Value)
    /// The implementation does not answer this request, with the reason.
    case skip(String)

    /// Makes the answer that a case expects.
    package init(_ expectation: GoldenCase.Expectation) {
        switch expectation {
        case .output(let output): self = .output(output)
        case .rejection(let error): self = .rejection(error)
        }
    }

    /// The answer as a member of a reply.
    package var member: (name: String, value: Value) {
        switch self {
        case .output(let value): ("output", value)
        case .rejection(let value): ("error", value)
        case .skip(let why): ("skip", why.value)
        }
    }

    /// The same as an object: `{"output":…}`, `{"error":…}` or `{"skip":…}`.
    package var value: Value { .object([Value.Member(member.name, member.value)]) }

    /// Reads the answer from the member of a reply; nil if the reply has none.
    package init?(member value: Value) {
        if let output = value["output"] {
            self = .output(output)
        } else if let error = value["error"] {
            self = .rejection(error)
        } else if case .string(let why)? = value["skip"] {
            self = .skip(why)
        } else {
            return nil
        }
    }
}
