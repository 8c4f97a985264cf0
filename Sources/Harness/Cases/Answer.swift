import JSON
import Specification

/// The reply of an implementation to one request.
public enum Answer: Sendable {
    case output(Value)
    /// The input is rejected; the value is the rejection as `{"code": …}` with its details.
    case rejection(Value)
    /// The implementation does not answer this request, for the reason in this string.
    case skip(String)

    /// Makes the answer that passes a case.
    package init(_ expectation: GoldenCase.Expectation) {
        switch expectation {
        case .output(let output): self = .output(output)
        case .rejection(let error): self = .rejection(error)
        }
    }

    /// Makes the answer that an adapter would send for an outcome.
    init(_ outcome: Outcome<some Wire>) {
        switch outcome {
        case .output(let output): self = .output(output.value)
        case .rejection(let rejection): self = .rejection(rejection.value)
        }
    }

    var isSkip: Bool { if case .skip = self { true } else { false } }

    /// The member that contains this answer in a JSON reply; its name is `output`, `error` or `skip`.
    package var member: (name: String, value: Value) {
        switch self {
        case .output(let value): ("output", value)
        case .rejection(let value): ("error", value)
        case .skip(let why): ("skip", why.value)
        }
    }

    /// The answer as an object: `{"output":…}`, `{"error":…}` or `{"skip":…}`.
    package var value: Value { .object([Value.Member(member.name, member.value)]) }

    /// Reads the answer from an object with a member `output`, `error` or `skip`; nil if it has none of them.
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
