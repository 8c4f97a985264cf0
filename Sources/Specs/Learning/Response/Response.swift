import Specification

/// learning.response: the action that follows from the status of a reply.
public enum Response: Specification {
    public static let id: SubsystemID = "learning.response"
    public static let summary =
        "Says what the client does after a reply with a given status, or without a reply."

    public enum Action: String, CaseIterable, Sendable, Wire {
        case proceed, badRequest, login, connectionError
    }

    public struct Input: Record {
        public let status: Int?

        public init(status: Int?) { self.status = status }

        public static let form = Form(
            Input.init(status:),
            Member("status", { $0.status }, "The HTTP status of the reply; absent if there is no reply."))
    }

    public struct Output: Record {
        public let action: Action

        public init(action: Action) { self.action = action }

        public static let form = Form(
            Output.init(action:), Member("action", { $0.action }, "The action of the client."))
    }
}
