import Specification

/// learning.response: what a status leads to.
public enum Response: Specification {
    public static let id: SubsystemID = "learning.response"
    public static let summary = "Says what the client does about the status of a reply, or about no reply."

    public enum Action: String, CaseIterable, Sendable, Wire {
        case proceed, badRequest, login, connectionError
    }

    public struct Input: Record {
        public let status: Int?

        public init(status: Int?) { self.status = status }

        public static let form = Form(
            Input.init(status:),
            Member("status", { $0.status }, "The status of HTTP that the reply has; absent if none came."))
    }

    public struct Output: Record {
        public let action: Action

        public init(action: Action) { self.action = action }

        public static let form = Form(
            Output.init(action:), Member("action", { $0.action }, "What the client does."))
    }
}
