import JSON
import Specification

extension Download {
    /// Something that happens to a download, with what comes with it.
    public enum Event: Wire, Equatable {
        case start(token: String)
        case headers(status: Int, length: Int?)
        case data(Int)
        case fail
        case cancel
        case finish

        public static let shape = Shape.either([
            .record([
                .required("kind", .choice(["start"]), "The user asks for the course."),
                .required("token", .string(pattern: "^[!-~]+$"), "Of the user, in visible ASCII, not empty."),
            ]),
            .record([
                .required("kind", .choice(["headers"]), "The head of the reply."),
                .required("status", Int.shape, "Of HTTP."),
                .optional("length", .integer(in: 0...greatestLength), "Bytes; absent where it is not told."),
            ]),
            .record([
                .required("kind", .choice(["data"]), "A part of the body."),
                .required("n", .integer(in: 0...greatestChunk), "Bytes."),
            ]),
            .record([
                .required(
                    "kind", .choice(["fail", "cancel", "finish"]), "The connection or the user ends it.")
            ]),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            switch try members.required("kind", as: Trigger.self) {
            case .start:
                let token: String = try members.required("token")
                guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                    throw Misfit("visible ASCII is expected", at: Path([.member("token")]))
                }
                self = .start(token: token)
            case .headers:
                self = .headers(
                    status: try members.required("status"),
                    length: try members.optional("length", within: 0...Download.greatestLength))
            case .data: self = .data(try members.required("n", within: 0...Download.greatestChunk))
            case .fail: self = .fail
            case .cancel: self = .cancel
            case .finish: self = .finish
            }
            try members.finish()
        }

        public var trigger: Trigger {
            switch self {
            case .start: .start
            case .headers: .headers
            case .data: .data
            case .fail: .fail
            case .cancel: .cancel
            case .finish: .finish
            }
        }

        public var value: Value {
            switch self {
            case .start(let token): .record(("kind", trigger.value), ("token", token.value))
            case .headers(let status, let length):
                .record(("kind", trigger.value), ("status", status.value), ("length", length?.value))
            case .data(let count): .record(("kind", trigger.value), ("n", count.value))
            case .fail, .cancel, .finish: .record(("kind", trigger.value))
            }
        }
    }
}
