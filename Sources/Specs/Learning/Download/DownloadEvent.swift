import JSON
import Specification

extension Download {
    /// An event of a download.
    public enum Event: Wire, Equatable {
        case start(token: String)
        case headers(status: Int, length: Int?)
        case data(Int)
        case fail
        case cancel
        case finish

        public static let shape = Shape.either([
            .record(
                of: [Trigger.start], "The user starts the download.",
                .required(
                    "token", .string(pattern: "^[!-~]+$"),
                    "The user's token: one or more of the ASCII characters `!` to `~`.")),
            .record(
                of: [Trigger.headers], "The headers of the reply have arrived.",
                .required("status", Int.shape, "The HTTP status."),
                .optional(
                    "length", .integer(in: 0...greatestLength),
                    "The announced number of bytes; absent if it is unknown.")),
            .record(
                of: [Trigger.data], "A part of the body has arrived.",
                .required("n", .integer(in: 0...greatestChunk), "The number of bytes in the part.")),
            .record(
                of: [Trigger.fail, .cancel, .finish],
                "The connection fails, the user cancels, or the reply is complete."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            switch try members.required("kind", as: Trigger.self) {
            case .start:
                let token: String = try members.required("token")
                guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                    throw Misfit("visible ASCII characters are expected", at: Path([.member("token")]))
                }
                self = .start(token: token)
            case .headers:
                self = .headers(
                    status: try members.required("status"),
                    length: try members.optional("length", .within(0...Download.greatestLength)))
            case .data: self = .data(try members.required("n", .within(0...Download.greatestChunk)))
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
