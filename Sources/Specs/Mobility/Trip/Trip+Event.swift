import JSON
import Specification

extension Trip {
    /// Something that the user or the phone does.
    public struct Event: Wire {
        public enum Happening: Sendable {
            case choose(TravelMode)
            case arrived
            case fix(Fix)
            case restart
            /// The network becomes available or unavailable.
            case network(Bool)
        }

        public let t: Double
        public let happening: Happening

        public init(_ happening: Happening, at t: Double) {
            self.t = t
            self.happening = happening
        }

        public var fix: Fix? {
            if case .fix(let fix) = happening { fix } else { nil }
        }

        private enum Kind: String, CaseIterable, Sendable, Wire {
            case choose, arrived, fix, restart, network
        }

        public static let shape = Shape.either([
            .record(
                of: [Kind.arrived, .restart], "The user arrives, or the app restarts.", TimeOrder.field),
            .record(
                of: [Kind.choose], "The user chooses a vehicle.", TimeOrder.field,
                .required("mode", TravelMode.shape, "The chosen vehicle.")),
            .record(
                of: [Kind.fix], "The phone has located itself.", TimeOrder.field,
                .required("fix", Fix.shape, "The fix; its record has the fix's time, not the event's time.")),
            .record(
                of: [Kind.network], "The network becomes available or unavailable.", TimeOrder.field,
                .required("network", .boolean, "Whether there is a network from now on.")),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let kind: Kind = try members.required("kind")
            t = try TimeOrder.time(from: &members)
            happening =
                switch kind {
                case .choose: .choose(try members.required("mode"))
                case .arrived: .arrived
                case .fix: .fix(try members.required("fix"))
                case .restart: .restart
                case .network: .network(try members.required("network"))
                }
            try members.finish()
        }

        public var value: Value {
            func kind(_ kind: Kind) -> (String, Value?) { ("kind", kind.value) }
            let t = ("t", t.value)
            return switch happening {
            case .choose(let mode): .record(kind(.choose), t, ("mode", mode.value))
            case .arrived: .record(kind(.arrived), t)
            case .fix(let fix): .record(kind(.fix), t, ("fix", fix.value))
            case .restart: .record(kind(.restart), t)
            case .network(let isThere): .record(kind(.network), t, ("network", isThere.value))
            }
        }
    }
}
