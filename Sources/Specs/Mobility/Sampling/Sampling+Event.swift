import JSON
import Specification

extension Sampling {
    /// Something that happens to a phone.
    public struct Event: Wire, Equatable {
        public let t: Double
        public let trigger: Trigger
        /// What the user says they travel by; only of a trip.
        public let mode: TravelMode?

        private init(_ trigger: Trigger, at t: Double, _ mode: TravelMode?) {
            self.t = t
            self.trigger = trigger
            self.mode = mode
        }

        /// Any event but a trip that the user tells, which has a mode.
        public static func plain(_ trigger: Trigger, at t: Double) -> Event {
            precondition(trigger != .manualTrip, "a trip has a mode")
            return Event(trigger, at: t, nil)
        }

        public static func trip(_ mode: TravelMode, at t: Double) -> Event { Event(.manualTrip, at: t, mode) }

        private enum Kind: String, CaseIterable, Sendable, Wire {
            case switchOn, switchOff, tick, regionExit, terminate, fix, manualTrip
        }

        private static let bare = Kind.allCases.dropLast(2)
        /// What may become of a fix.
        private static let outcomes: [Trigger] = [.dropped, .rejected, .accepted, .opens]
        private static let time = Shape.Field.required(
            "t",
            .number(Shape.Bounds(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)),
            "Seconds since the epoch; falling is event.order."
        ).in(.secondsSinceEpoch)

        public static let shape = Shape.either([
            .record([
                .required(
                    "kind", .choice(bare.map(\.rawValue)), "The switch, the timer, the system or the end."),
                time,
            ]),
            .record([
                .required("kind", .choice([Kind.fix.rawValue]), "The phone has located itself."), time,
                .required("outcome", .choice(outcomes.map(\.rawValue)), "What became of the fix."),
            ]),
            .record([
                .required(
                    "kind", .choice([Kind.manualTrip.rawValue]), "The user told a trip, which has its fix."),
                time, .required("mode", TravelMode.shape, "What the user travels by."),
            ]),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let kind: Kind = try members.required("kind")
            t = try members.required("t")
            guard t.isFinite else { throw Misfit("a finite number is expected", at: Path([.member("t")])) }
            switch kind {
            case .fix:
                let outcome: Outcome = try members.required("outcome")
                trigger = outcome.trigger
            case .manualTrip: trigger = .manualTrip
            case .switchOn: trigger = .switchOn
            case .switchOff: trigger = .switchOff
            case .tick: trigger = .tick
            case .regionExit: trigger = .regionExit
            case .terminate: trigger = .terminate
            }
            mode = kind == .manualTrip ? try members.required("mode") : nil
            try members.finish()
        }

        public var value: Value {
            let isFix = Event.outcomes.contains(trigger)
            return .record(
                ("kind", isFix ? Kind.fix.value : trigger.value), ("t", t.value),
                ("outcome", isFix ? trigger.value : nil), ("mode", mode?.value))
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
