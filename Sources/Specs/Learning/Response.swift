import JSON
import Specification

/// learning.response: what a status leads to.
public enum Response: Specification {
    public static let id: SubsystemID = "learning.response"
    public static let summary = "Says what the client does about the status of a reply, or about no reply."

    public enum Action: String, CaseIterable, Sendable, Wire {
        case proceed, badRequest, login, connectionError
    }

    public struct Input: Wire {
        /// Absent where no reply came.
        public let status: Int?

        public init(status: Int?) {
            self.status = status
        }

        public static let shape = Shape.record([
            .optional("status", Int.shape, "The status of the reply; absent where none came.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            status = try members.optional("status")
            try members.finish()
        }

        public var value: Value { .record(("status", status?.value)) }
    }

    public struct Output: Wire {
        public let action: Action

        public init(action: Action) {
            self.action = action
        }

        public static let shape = Shape.record([
            .required("action", Action.shape, "What the client does.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            action = try members.required("action")
            try members.finish()
        }

        public var value: Value { .record(("action", action.value)) }
    }

    public static let clauses = Clauses<Response>(
        CheckedClause(
            Clause(
                "RSP-1",
                """
                Any 2xx status proceeds, 400 is badRequest, 401 asks for the login; every other status, and no reply \
                at all, is connectionError.
                """,
                source: Source(.artils, "5.3.1"),
                note:
                    "The source's success is any 2xx here; a status that HTTP does not have is as any other.")
        ) { trial in
            let told = trial.input.status.map { "the status \($0)" } ?? "no reply"
            guard let action = trial.outcome.output?.action else {
                let code = trial.outcome.rejection?.code ?? "an error"
                return .violated("RSP-1: \(told) leads to an action, yet it was rejected as \(code)")
            }
            let expected = trial.input.status.flatMap { named[$0 / 100 == 2 ? 200 : $0] } ?? .connectionError
            return action == expected
                ? .holds
                : .violated("RSP-1: \(told) leads to \(expected.rawValue), not \(action.rawValue)")
        }
    )

    private static let named: [Int: Action] = [200: .proceed, 400: .badRequest, 401: .login]

    /// Statuses where the actions change, the usual ones, and what is no status at all.
    public static func generate(from entropy: inout Entropy) -> Input {
        switch entropy.below(8) {
        case 0: Input(status: nil)
        case 1: Input(status: entropy.integer(in: 200...299))
        case 2, 3: Input(status: entropy.near(entropy.one(of: [200, 299, 300, 400, 401])))
        case 4: Input(status: entropy.one(of: [204, 301, 304, 403, 404, 418, 500, 503]))
        case 5: Input(status: entropy.integer(in: 100...599))
        case 6: Input(status: entropy.one(of: [0, -1, -200, 20, 2_000, 4_001, Int.exactRange.upperBound]))
        default: Input(status: entropy.one(of: [400, 401]))
        }
    }
}
