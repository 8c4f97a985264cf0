import JSON
import Specification

extension Sampling {
    /// Something that happens to a phone.
    public struct Event: Wire, Equatable {
        public internal(set) var t: Double
        public let trigger: Trigger
        /// The vehicle of a trip; nil for any other event.
        public let mode: TravelMode?
        /// The new authorization, if the event changes the authorization; otherwise nil.
        public let authorization: Authorization?
        /// The reason why there is no position, if the event is a failure; otherwise nil.
        public let failure: Failure?

        private init(
            _ trigger: Trigger, at t: Double, mode: TravelMode? = nil, authorization: Authorization? = nil,
            failure: Failure? = nil
        ) {
            self.t = t
            self.trigger = trigger
            self.mode = mode
            self.authorization = authorization
            self.failure = failure
        }

        /// Makes an event of any kind except a trip; a new authorization is `always` or `whenInUse`, and the reason
        /// for a failure is `unknown` or `denied`.
        public static func plain(_ trigger: Trigger, at t: Double) -> Event {
            precondition(trigger != .manualTrip, "a trip has a mode")
            return switch trigger {
            case .authorized: .authorization(.always, at: t)
            case .narrowed: .authorization(.whenInUse, at: t)
            case .failed: .failure(.unknown, at: t)
            case .refused: .failure(.denied, at: t)
            default: Event(trigger, at: t)
            }
        }

        public static func trip(_ mode: TravelMode, at t: Double) -> Event {
            Event(.manualTrip, at: t, mode: mode)
        }

        public static func authorization(_ value: Authorization, at t: Double) -> Event {
            Event(value == .always ? .authorized : .narrowed, at: t, authorization: value)
        }

        public static func failure(_ value: Failure, at t: Double) -> Event {
            Event(value == .denied ? .refused : .failed, at: t, failure: value)
        }

        private enum Kind: String, CaseIterable, Sendable, Wire {
            case switchOn, switchOff, tick, regionExit, terminate, fix, manualTrip, authorization, failed
        }

        public static let shape = Shape.either([
            .record(
                of: [Kind.switchOn, .switchOff, .tick, .regionExit, .terminate],
                "Monitoring is switched on or off, the timer ticks, the person leaves a region, or the app ends.",
                TimeOrder.field),
            .record(
                of: [Kind.fix], "The phone has determined its position.", TimeOrder.field,
                .required("outcome", Outcome.shape, "The outcome of the fix.")),
            .record(
                of: [Kind.manualTrip],
                "The user enters a trip; a fix for the trip has already been accepted.",
                TimeOrder.field, .required("mode", TravelMode.shape, "The means of travel.")),
            .record(
                of: [Kind.authorization], "The authorization changes.", TimeOrder.field,
                .required("authorization", Authorization.shape, "The authorization after the event.")),
            .record(
                of: [Kind.failed], "The system gives no position.", TimeOrder.field,
                .required("failed", Failure.shape, "The reason why the system gives no position.")),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let kind: Kind = try members.required("kind")
            let t = try TimeOrder.time(from: &members)
            self =
                switch kind {
                case .fix: .plain(try members.required("outcome", as: Outcome.self).trigger, at: t)
                case .manualTrip: .trip(try members.required("mode"), at: t)
                case .authorization: .authorization(try members.required("authorization"), at: t)
                case .failed: .failure(try members.required("failed"), at: t)
                case .switchOn: .plain(.switchOn, at: t)
                case .switchOff: .plain(.switchOff, at: t)
                case .tick: .plain(.tick, at: t)
                case .regionExit: .plain(.regionExit, at: t)
                case .terminate: .plain(.terminate, at: t)
                }
            try members.finish()
        }

        private var kind: Kind {
            switch trigger {
            case .switchOn: .switchOn
            case .switchOff: .switchOff
            case .tick: .tick
            case .dropped, .rejected, .accepted, .opens: .fix
            case .regionExit: .regionExit
            case .manualTrip: .manualTrip
            case .terminate: .terminate
            case .authorized, .narrowed: .authorization
            case .failed, .refused: .failed
            }
        }

        public var value: Value {
            .record(
                ("kind", kind.value), ("t", t.value), ("outcome", kind == .fix ? trigger.value : nil),
                ("mode", mode?.value), ("authorization", authorization?.value), ("failed", failure?.value))
        }

        private enum Outcome: String, CaseIterable, Sendable, Wire {
            case dropped, rejected, accepted, opens

            var trigger: Trigger {
                switch self {
                case .dropped: .dropped
                case .rejected: .rejected
                case .accepted: .accepted
                case .opens: .opens
                }
            }
        }
    }
}
