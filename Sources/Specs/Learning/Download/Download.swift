import Specification

/// learning.download: how events change the state of a course's download.
public enum Download: Specification {
    public static let id: SubsystemID = "learning.download"
    public static let summary =
        "Computes the phase, the progress and the kept bytes of a course's download after each event."

    public enum State: String, CaseIterable, Sendable, Wire {
        case idle, running, done, failed, cancelled
    }

    /// The kind of a download event.
    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case start, headers, data, fail, cancel, finish
    }

    /// The condition that decides which of two transitions an event causes.
    public enum Condition: String, CaseIterable, Sendable {
        case good, bad
    }

    public static let greatestLength = 1_000_000_000_000_000
    public static let greatestChunk = 1_000_000_000_000

    public struct Input: Record {
        public let events: [Event]

        public init(events: [Event]) { self.events = events }

        public static let form = Form(
            Input.init(events:),
            Member("events", { $0.events }, "The events, in the order in which they happen."))
    }

    /// The state of a download after an event.
    public struct Standing: Record, Equatable {
        public let phase: State
        public let progress: Double
        public let kept: Int

        public init(_ phase: State, progress: Double = 0, kept: Int = 0) {
            self.phase = phase
            self.progress = progress
            self.kept = kept
        }

        public static let form = Form(
            Standing.init,
            Member("phase", { $0.phase }, "The phase after the event."),
            Member(
                "progress", { $0.progress },
                """
                The share of the announced bytes that has arrived, from 0 to 1. If the length is unknown, the share is \
                0 until the download is done, and then 1.
                """,
                .number(atLeast: 0, atMost: 1)),
            Member(
                "kept", { $0.kept }, "The number of bytes in the file; 0 if there is no file.", .atLeast(0)
            ).in(.bytes))
    }

    public struct Output: Record {
        public let states: [Standing]
        public let authorizations: [String]

        public init(states: [Standing], authorizations: [String]) {
            self.states = states
            self.authorizations = authorizations
        }

        public static let form = Form(
            Output.init,
            Member("states", { $0.states }, "The state of the download after each event, in order."),
            Member(
                "authorizations", { $0.authorizations },
                "The Authorization header of each start that takes effect, in order."))
    }

    public static let tolerances = [
        Tolerance("$.states[].progress", within: 1e-12, why: "the share is a quotient of two numbers")
    ]
}

extension Download: Stateful {
    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .idle,
        [
            .init(.idle, .start, to: .running, remark: "sends the token"),
            .init(.done, .start, to: .running, remark: "a new attempt"),
            .init(.failed, .start, to: .running, remark: "a new attempt"),
            .init(.cancelled, .start, to: .running, remark: "a new attempt"),
            .init(
                .running, .headers, given: .good, to: .running, remark: "the first headers have a 2xx status"),
            .init(
                .running, .headers, given: .bad, to: .failed, remark: "the first headers have no 2xx status"),
            .init(.running, .data, given: .good, to: .running, remark: "no more bytes than announced"),
            .init(.running, .data, given: .bad, to: .failed, remark: "more bytes than announced"),
            .init(
                .running, .finish, given: .good, to: .done,
                remark: "all bytes have arrived, or the length is unknown"),
            .init(.running, .finish, given: .bad, to: .failed, remark: "fewer bytes than announced"),
            .init(.running, .fail, to: .failed, remark: "the file is deleted"),
            .init(.running, .cancel, to: .cancelled, remark: "the file is deleted"),
        ])
}
