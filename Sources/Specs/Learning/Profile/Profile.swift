import JSON
import Specification

/// learning.profile: the request that saves a profile, and the profile that is stored afterwards.
public enum Profile: Specification {
    public static let id: SubsystemID = "learning.profile"
    public static let summary =
        "Saves a profile with one request, and changes the stored profile only if the request succeeds."

    public struct User: Record, Equatable {
        public var name: String
        public var surname: String
        public var email: String
        public var username: String
        public var password: String

        public init(name: String, surname: String, email: String, username: String, password: String) {
            self.name = name
            self.surname = surname
            self.email = email
            self.username = username
            self.password = password
        }

        public static let form = Form(
            User.init,
            Member("name", { $0.name }, "The first name."),
            Member("surname", { $0.surname }, "The family name."),
            Member("email", { $0.email }, "The email address."),
            Member("username", { $0.username }, "The name that the user logs in with."),
            Member("password", { $0.password }, "The password that the user logs in with."))

        public static func == (left: User, right: User) -> Bool { left.value == right.value }
    }

    public struct Reply: Record, Equatable {
        public struct Body: Record, Equatable {
            public let status: Int?

            public init(status: Int?) { self.status = status }

            public static let form = Form(
                Body.init(status:),
                Member(
                    "status", { $0.status }, "The status in the body: 1 if the server has saved the profile.")
            )
        }

        public let status: Int
        public let body: Body?

        public init(status: Int, body: Body? = nil) {
            self.status = status
            self.body = body
        }

        public static let form = Form(
            Reply.init, Member("status", { $0.status }, "The HTTP status of the reply."),
            Member("body", { $0.body }, "The body of the reply; absent if the reply has no body."))
    }

    public struct Input: Record {
        public let stored: User
        public let form: User
        public internal(set) var replies: [Reply]

        public init(stored: User, form: User, replies: [Reply]) {
            self.stored = stored
            self.form = form
            self.replies = replies
        }

        public static let form: Form<Input> = Form(
            Input.init,
            Member("stored", { $0.stored }, "The profile that is stored before the request."),
            Member("form", { $0.form }, "The profile that the user entered in the form."),
            Member(
                "replies", { $0.replies },
                "The replies; the first is the reply to the request. An empty list means that no reply comes."
            ))
    }

    /// The body of a request: strings, each of which may be absent.
    public struct Body: Wire {
        public static let names = [
            "name", "surname", "oldPassword", "newPassword", "password", "username", "email",
        ]
        public let members: [String: String]

        public init(_ members: [String: String]) { self.members = members }

        public static let shape = Shape.record(
            names.map {
                .optional($0, .string(), "A string; absent if the body does not contain this member.")
            })

        public init(_ value: Value) throws(Misfit) {
            var reader = try Members(of: value)
            var members: [String: String] = [:]
            for name in Body.names { members[name] = try reader.optional(name, as: String.self) }
            try reader.finish()
            self.init(members)
        }

        public var value: Value {
            .object(Body.names.compactMap { name in members[name].map { Value.Member(name, $0.value) } })
        }
    }

    public struct Request: Record {
        public let method: String
        public let path: String
        public let body: Body

        public init(method: String, path: String, body: Body) {
            self.method = method
            self.path = path
            self.body = body
        }

        public static let form = Form(
            Request.init, Member("method", { $0.method }, "The HTTP method of the request."),
            Member("path", { $0.path }, "The path that the request is sent to."),
            Member("body", { $0.body }, "The body of the request."))
    }

    /// The message that the user sees after a failure.
    public enum Message: String, CaseIterable, Sendable, Wire {
        case badRequest, login, refused, connectionError
    }

    public struct Output: Record {
        public let requests: [Request]
        public let stored: User
        public let message: Message?

        public init(requests: [Request], stored: User, message: Message? = nil) {
            self.requests = requests
            self.stored = stored
            self.message = message
        }

        public static let form = Form(
            Output.init,
            Member("requests", { $0.requests }, "The requests, in the order in which they are sent."),
            Member("stored", { $0.stored }, "The profile that is stored after the request."),
            Member(
                "message", { $0.message },
                "The message that the user sees after a failure; absent after a success."))
    }
}
