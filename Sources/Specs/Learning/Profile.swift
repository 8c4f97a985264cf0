import JSON
import Specification

/// learning.profile: what is asked of the server when a profile is saved, and what becomes of the stored one.
public enum Profile: Specification {
    public static let id: SubsystemID = "learning.profile"
    public static let summary =
        "Saves a profile by the one request that fits, and keeps what is stored unless that succeeds."

    public struct User: Wire, Equatable {
        public let name: String
        public let surname: String
        public let email: String
        public let username: String
        public let password: String

        public init(name: String, surname: String, email: String, username: String, password: String) {
            self.name = name
            self.surname = surname
            self.email = email
            self.username = username
            self.password = password
        }

        public static let shape = Shape.record([
            .required("name", .string(), "First name."),
            .required("surname", .string(), "Family name."),
            .required("email", .string(), "Electronic mail."),
            .required("username", .string(), "By which the user logs in."),
            .required("password", .string(), "With which the user logs in."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            name = try members.required("name")
            surname = try members.required("surname")
            email = try members.required("email")
            username = try members.required("username")
            password = try members.required("password")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("name", name.value), ("surname", surname.value), ("email", email.value),
                ("username", username.value), ("password", password.value))
        }

        public static func == (left: User, right: User) -> Bool { left.value == right.value }
    }

    public struct Reply: Wire {
        public struct Body: Wire {
            public let status: Int?

            public init(status: Int?) {
                self.status = status
            }

            public static let shape = Shape.record([
                .optional("status", Int.shape, "1 where the server has saved it.")
            ])

            public init(_ value: Value) throws(Misfit) {
                var members = try Members(of: value)
                status = try members.optional("status")
                try members.finish()
            }

            public var value: Value { .record(("status", status?.value)) }
        }

        public let status: Int
        public let body: Body?

        public init(status: Int, body: Body? = nil) {
            self.status = status
            self.body = body
        }

        public static let shape = Shape.record([
            .required("status", Int.shape, "Of HTTP."),
            .optional("body", Body.shape, "Absent where there is none."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            status = try members.required("status")
            body = try members.optional("body")
            try members.finish()
        }

        public var value: Value { .record(("status", status.value), ("body", body?.value)) }
    }

    public struct Input: Wire {
        public let stored: User
        public let form: User
        /// The first answers the request; none is no reply.
        public let replies: [Reply]

        public init(stored: User, form: User, replies: [Reply]) {
            self.stored = stored
            self.form = form
            self.replies = replies
        }

        public static let shape = Shape.record([
            .required("stored", User.shape, "The profile as it is stored."),
            .required("form", User.shape, "The profile as the user left the form."),
            .required("replies", .array(Reply.shape), "The first answers the request; none is no reply."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            stored = try members.required("stored")
            form = try members.required("form")
            replies = try members.required("replies")
            try members.finish()
        }

        public var value: Value {
            .record(("stored", stored.value), ("form", form.value), ("replies", replies.value))
        }
    }

    /// The members of a request's body: all are texts.
    public struct Body: Wire {
        public static let names = [
            "name", "surname", "oldPassword", "newPassword", "password", "username", "email",
        ]
        public let members: [String: String]

        public init(_ members: [String: String]) {
            self.members = members
        }

        public static let shape = Shape.record(
            names.map { .optional($0, .string(), "There where the request carries it.") })

        public init(_ value: Value) throws(Misfit) {
            var reader = try Members(of: value)
            var members: [String: String] = [:]
            for name in Body.names {
                if let text = try reader.optional(name, as: String.self) { members[name] = text }
            }
            try reader.finish()
            self.members = members
        }

        public var value: Value {
            .object(Body.names.compactMap { name in members[name].map { Value.Member(name, $0.value) } })
        }
    }

    public struct Request: Wire {
        public let method: String
        public let path: String
        public let body: Body

        public init(method: String, path: String, body: Body) {
            self.method = method
            self.path = path
            self.body = body
        }

        public static let shape = Shape.record([
            .required("method", .string(), "Of HTTP."),
            .required("path", .string(), "Which call it is."),
            .required("body", Body.shape, "What it carries."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            method = try members.required("method")
            path = try members.required("path")
            body = try members.required("body")
            try members.finish()
        }

        public var value: Value {
            .record(("method", method.value), ("path", path.value), ("body", body.value))
        }
    }

    /// What the user is told of a failure.
    public enum Message: String, CaseIterable, Sendable, Wire {
        case badRequest, login, refused, connectionError
    }

    public struct Output: Wire {
        public let requests: [Request]
        public let stored: User
        public let message: Message?

        public init(requests: [Request], stored: User, message: Message? = nil) {
            self.requests = requests
            self.stored = stored
            self.message = message
        }

        public static let shape = Shape.record([
            .required("requests", .array(Request.shape), "In the order in which they are sent."),
            .required("stored", User.shape, "The profile as it is stored afterwards."),
            .optional("message", Message.shape, "What the user is told of a failure."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            requests = try members.required("requests")
            stored = try members.required("stored")
            message = try members.optional("message")
            try members.finish()
        }

        public var value: Value {
            .record(("requests", requests.value), ("stored", stored.value), ("message", message?.value))
        }
    }
}
