import JSON
import SharedSpecs
import Specification

extension Records {
    /// An event of a geofence, either `enter` or `exit`, as in the output of mobility.geofence.
    public struct GeofenceEvent: Wire {
        /// Whether the geofence was entered or left.
        public let kind: Geofence.Kind
        /// The index of the fix at which the event happened.
        public let at: Int
        public let t: Double
        public let centre: Coordinate
        /// The number of seconds inside the geofence if the event is `exit`; 0 if it is `enter`.
        public let dwell: Double

        /// Makes an event; an `enter` event has the dwell 0.
        public init(_ kind: Geofence.Kind, at: Int, t: Double, centre: Coordinate, dwell: Double = 0) {
            self.kind = kind
            self.at = at
            self.t = t
            self.centre = centre
            self.dwell = dwell
        }

        /// The userMode that the event gives to the record of its fix.
        public var userMode: UserMode { UserMode(kind) }

        public static let shape = Shape.either([Enter.shape, Exit.shape])

        public init(_ value: Value) throws(Misfit) {
            let isExit = value["kind"] == Geofence.Kind.exit.value
            self = isExit ? try Exit(value).event : try Enter(value).event
        }

        fileprivate init(_ kind: Geofence.Kind, _ place: Place, dwell: Double = 0) {
            self.init(kind, at: place.at, t: place.t, centre: place.centre, dwell: dwell)
        }

        fileprivate var place: Place { Place(at: at, t: t, centre: centre) }

        public var value: Value { kind == .enter ? Enter(event: self).value : Exit(event: self).value }
    }

    /// The members that `enter` and `exit` events have in common.
    fileprivate struct Place: Record {
        let at: Int
        let t: Double
        let centre: Coordinate

        static let form = Form(
            Place.init(at:t:centre:),
            Member(
                "at", { $0.at },
                "The index of the fix, counted from 0; an index that no fix has is rejected as index.outOfRange.",
                .atLeast(0)),
            Member("t", { $0.t }, "The time of the fix, which is ignored.", .finite).in(.secondsSinceEpoch),
            Member(
                "centre", { $0.centre },
                "The geofence's centre, which is ignored, except that a place off Earth is rejected as fix.invalid."
            ))
    }

    private struct Enter: Record {
        let event: GeofenceEvent

        static let form = Form(
            { (kind: Geofence.Kind, place: Place, _: UserMode) in Enter(event: GeofenceEvent(kind, place)) },
            Member(
                "kind", { $0.event.kind }, "The geofence opened.",
                .only([.enter], otherwise: "enter is expected")),
            Member(membersOf: { $0.event.place }),
            Member("userMode", { $0.event.userMode }, "9.", only(.enter)))
    }

    private struct Exit: Record {
        let event: GeofenceEvent

        static let form = Form(
            { (kind: Geofence.Kind, place: Place, _: UserMode, dwell: Double) in
                Exit(event: GeofenceEvent(kind, place, dwell: dwell))
            },
            Member(
                "kind", { $0.event.kind }, "The geofence was left.",
                .only([.exit], otherwise: "exit is expected")),
            Member(membersOf: { $0.event.place }),
            Member("userMode", { $0.event.userMode }, "10.", only(.exit)),
            Member(
                "dwell", { $0.event.dwell }, "The seconds inside the geofence, which are ignored.", .finite
            )
            .in(.seconds))
    }

    private static func only(_ mode: UserMode) -> Limit<UserMode> {
        Limit(.integer(in: mode.rawValue...mode.rawValue)) {
            $0 == mode ? nil : "\(mode.rawValue) is expected, not \($0.rawValue)"
        }
    }

    /// A stretch of time from one moment up to, but not including, another moment.
    public struct Stretch: Wire {
        public let from: Double
        public let to: Double

        public init(_ from: Double, _ to: Double) {
            self.from = from
            self.to = to
        }

        /// Whether the stretch contains no moment, since `to` is not after `from`.
        public var isEmpty: Bool { from >= to }

        public static let shape = Shape.fixed(.number(finite), count: 2)
        private static let finite = Shape.Bounds(
            atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)

        public init(_ value: Value) throws(Misfit) {
            let moments = try [Double](value)
            guard moments.count == 2, moments.allSatisfy(\.isFinite) else {
                throw Misfit(
                    "two numbers are expected: the first moments with and without a network")
            }
            self.init(moments[0], moments[1])
        }

        public var value: Value { [from, to].value }
    }
}
