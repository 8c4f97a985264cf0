import JSON
import Specification

/// learning.download: fetching a course, event by event.
public enum Download: Specification {
    public static let id: SubsystemID = "learning.download"
    public static let summary =
        "Follows the download of a course: its phase, its progress, and what is kept of the file."

    public enum State: String, CaseIterable, Sendable, Wire {
        case idle, running, done, failed, cancelled
    }

    /// What happens to a download.
    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case start, headers, data, fail, cancel, finish
    }

    /// What decides where an event leads.
    public enum Condition: String, CaseIterable, Sendable {
        case good
        case bad
    }

    public static let greatestLength = 1_000_000_000_000_000
    public static let greatestChunk = 1_000_000_000_000

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
                .required("token", .string(pattern: "^[!-~]+$"), "Of the user, in visible ASCII."),
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

    public struct Input: Wire {
        public let events: [Event]

        public init(events: [Event]) {
            self.events = events
        }

        public static let shape = Shape.record([
            .required("events", .array(Event.shape), "In the order in which they happen.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            events = try members.required("events")
            try members.finish()
        }

        public var value: Value { .record(("events", events.value)) }
    }

    /// Where a download is after an event.
    public struct Standing: Wire, Equatable {
        public let phase: State
        /// 0 to 1.
        public let progress: Double
        /// Bytes in the file.
        public let kept: Int

        public init(_ phase: State, progress: Double = 0, kept: Int = 0) {
            self.phase = phase
            self.progress = progress
            self.kept = kept
        }

        public static let shape = Shape.record([
            .required("phase", State.shape, "After the event."),
            .required("progress", .number(.init(atLeast: 0, atMost: 1)), "The share that has come, 0 to 1."),
            .required("kept", .integer(.natural), "Bytes in the file."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            phase = try members.required("phase")
            progress = try members.required("progress")
            kept = try members.required("kept", within: 0...Int.exactRange.upperBound)
            try members.finish()
            guard (0...1).contains(progress) else {
                throw Misfit("0 to 1 is expected", at: Path([.member("progress")]))
            }
        }

        public var value: Value {
            .record(("phase", phase.value), ("progress", progress.value), ("kept", kept.value))
        }
    }

    public struct Output: Wire {
        /// One an event.
        public let states: [Standing]
        /// One a start that took effect.
        public let authorizations: [String]

        public init(states: [Standing], authorizations: [String]) {
            self.states = states
            self.authorizations = authorizations
        }

        public static let shape = Shape.record([
            .required("states", .array(Standing.shape), "One an event, after it."),
            .required(
                "authorizations", .array(.string()), "What is sent as such, once a start that takes effect."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            states = try members.required("states")
            authorizations = try members.required("authorizations")
            try members.finish()
        }

        public var value: Value {
            .record(("states", states.value), ("authorizations", authorizations.value))
        }
    }

    public static let tolerances = [
        Tolerance("$.states[].progress", within: 1e-12, why: "A share is a quotient of two numbers.")
    ]
}

extension Download: Stateful {
    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .idle,
        [
            .init(.idle, .start, to: .running, remark: "asks with the token"),
            .init(.done, .start, to: .running, remark: "anew"),
            .init(.failed, .start, to: .running, remark: "anew"),
            .init(.cancelled, .start, to: .running, remark: "anew"),
            .init(.running, .headers, given: .good, to: .running, remark: "the first, with a 2xx status"),
            .init(.running, .headers, given: .bad, to: .failed, remark: "the first, with any other status"),
            .init(.running, .data, given: .good, to: .running, remark: "no more than announced"),
            .init(.running, .data, given: .bad, to: .failed, remark: "more than announced"),
            .init(.running, .finish, given: .good, to: .done, remark: "all has come, or no length is known"),
            .init(.running, .finish, given: .bad, to: .failed, remark: "less than announced"),
            .init(.running, .fail, to: .failed, remark: "the file goes"),
            .init(.running, .cancel, to: .cancelled, remark: "the file goes"),
        ])
}
