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
                .required("fix", Fix.shape, "The fix; its record has the time of the fix, not of the event.")),
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
            func event(_ kind: Kind, _ more: (String, Value)...) -> Value {
                .object(
                    [Value.Member("kind", kind.value), Value.Member("t", t.value)]
                        + more.map { Value.Member($0.0, $0.1) })
            }
            return switch happening {
            case .choose(let mode): event(.choose, ("mode", mode.value))
            case .arrived: event(.arrived)
            case .fix(let fix): event(.fix, ("fix", fix.value))
            case .restart: event(.restart)
            case .network(let isThere): event(.network, ("network", isThere.value))
            }
        }
    }
}
