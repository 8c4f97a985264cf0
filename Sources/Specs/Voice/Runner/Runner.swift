import JSON
import Specification

/// voice.runner: the exchange with an online compiler, which runs the user's program.
public enum Runner: Specification {
    public static let id: SubsystemID = "voice.runner"
    public static let summary =
        "Computes the requests to an online compiler, and the result of the program."

    /// The API key for users who have no key of their own.
    public static let guest = "guest"
    /// The default of `polls`, the maximum number of requests to `get_status`.
    public static let usualPolls = 30

    /// The reply to a request, or a timeout if no reply came in time.
    public enum Reply: Wire, Equatable {
        case reply(status: Int, body: String)
        case timeout

        private enum Kind: String, CaseIterable, Wire {
            case reply, timeout
        }

        public static let shape = Shape.either([
            .record(of: [Kind.timeout], "No reply comes in time."),
            .record(
                of: [Kind.reply], "The service replies to the request.",
                .required("status", Int.shape, "The HTTP status of the reply."),
                .required("body", String.shape, "The complete body of the reply.")),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            self =
                switch try members.required("kind", as: Kind.self) {
                case .timeout: .timeout
                case .reply:
                    .reply(status: try members.required("status"), body: try members.required("body"))
                }
            try members.finish()
        }

        public var value: Value {
            switch self {
            case .timeout: .record(("kind", Kind.timeout.value))
            case .reply(let status, let body):
                .record(("kind", Kind.reply.value), ("status", status.value), ("body", body.value))
            }
        }
    }

    public struct Input: Record {
        public let code: String
        public let apiKey: String
        public let polls: Int
        public internal(set) var replies: [Reply]

        public init(code: String, apiKey: String = guest, polls: Int = usualPolls, replies: [Reply]) {
            self.code = code
            self.apiKey = apiKey
            self.polls = polls
            self.replies = replies
        }

        public static let form = Form(
            Input.init(code:apiKey:polls:replies:),
            Member("code", { $0.code }, "The user's program, in Swift."),
            Member("apiKey", { $0.apiKey }, "The API key of the user.", standard: guest),
            Member(
                "polls", { $0.polls }, "The maximum number of requests to `get_status`.", .atLeast(0),
                standard: usualPolls),
            Member(
                "replies", { $0.replies },
                "The replies to the requests, in order; any further request gets no reply."))
    }

    /// A parameter of a request: its name, and its percent-encoded value.
    public struct Parameter: Wire, Equatable {
        public let name: String
        public let encoded: String

        public init(_ name: String, _ encoded: String) {
            self.name = name
            self.encoded = encoded
        }

        public static let shape = Shape.fixed(String.shape, count: 2)

        public init(_ value: Value) throws(Misfit) {
            let texts = try [String](value)
            guard texts.count == 2 else {
                throw Misfit("a name and a value are expected, not \(counted(texts.count, "string"))")
            }
            (name, encoded) = (texts[0], texts[1])
        }

        public var value: Value { [name, encoded].value }
    }

    public struct Request: Record {
        public let method: String
        public let path: String
        public let query: [Parameter]

        public init(_ method: String, _ path: String, _ query: [Parameter]) {
            self.method = method
            self.path = path
            self.query = query
        }

        public static let form = Form(
            Request.init(_:_:_:), Member("method", { $0.method }, "POST or GET."),
            Member("path", { $0.path }, "The path, without the host."),
            Member("query", { $0.query }, "The parameters, each as a name and a percent-encoded value."))
    }

    /// The way in which the program ended, or `failure` if the exchange with the service failed.
    public enum Kind: String, CaseIterable, Sendable, Wire {
        case output, compileError, runtimeError, failure
    }

    public struct Result: Record {
        public let kind: Kind
        public let text: String

        public init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }

        public static let form = Form(
            Result.init(_:_:),
            Member(
                "kind", { $0.kind },
                "How the program ended, or `failure` if the exchange with the service failed."
            ),
            Member("text", { $0.text }, "The program's output, its errors, or the cause of the failure."))
    }

    public struct Output: Record {
        public let requests: [Request]
        public let result: Result

        public init(requests: [Request], result: Result) {
            self.requests = requests
            self.result = result
        }

        public static let form = Form(
            Output.init(requests:result:),
            Member("requests", { $0.requests }, "The requests that are made, in order."),
            Member("result", { $0.result }, "The result that the user sees."))
    }
}

extension Value {
    /// Returns the JSON object that a body consists of; nil if the body is not a JSON object.
    static func object(in body: String, _ duplicates: JSONReader.Duplicates = .lastCounts) -> Value? {
        let value = try? JSONReader.value(of: body, duplicates: duplicates)
        return if case .object? = value { value } else { nil }
    }

    /// Returns the string of the member with the given name; nil if there is no such member or it is not a string.
    func text(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }
}
