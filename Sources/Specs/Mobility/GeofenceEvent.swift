import JSON
import Specification

extension Geofence {
    /// The centre of a geofence, in degrees.
    public struct Centre: Wire {
        public let lat: Double
        public let lon: Double

        public init(lat: Double, lon: Double) {
            self.lat = lat
            self.lon = lon
        }

        public static let shape = Shape.record([
            .required("lat", .number(), "Degrees north."), .required("lon", .number(), "Degrees east."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            lat = try members.required("lat")
            lon = try members.required("lon")
            try members.finish()
        }

        public var value: Value { .record(("lat", lat.value), ("lon", lon.value)) }
    }

    public enum Kind: String, CaseIterable, Sendable, Wire {
        case enter, exit
    }

    /// A coming or a going.
    public struct Event: Wire {
        public let kind: Kind
        /// The index of the fix.
        public let at: Int
        /// The time of that fix.
        public let t: Double
        /// The centre of the geofence, for both kinds.
        public let centre: Centre
        /// 9 for enter, 10 for exit.
        public let userMode: Int
        /// Seconds since enter; on exits only.
        public let dwell: Double?

        public init(kind: Kind, at: Int, t: Double, centre: Centre, userMode: Int, dwell: Double? = nil) {
            self.kind = kind
            self.at = at
            self.t = t
            self.centre = centre
            self.userMode = userMode
            self.dwell = dwell
        }

        public static let shape = Shape.record([
            .required("kind", Kind.shape, "Whether the geofence opened or was left."),
            .required("at", Int.shape, "The index of the fix."),
            .required("t", .number(), "The time of that fix, seconds since the epoch."),
            .required("centre", Centre.shape, "The geofence's centre."),
            .required("userMode", Int.shape, "9 for enter, 10 for exit."),
            .optional("dwell", .number(), "Seconds since enter; on exits, and only there."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            kind = try members.required("kind")
            at = try members.required("at")
            t = try members.required("t")
            centre = try members.required("centre")
            userMode = try members.required("userMode")
            dwell = try members.optional("dwell")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("kind", kind.value), ("at", at.value), ("t", t.value), ("centre", centre.value),
                ("userMode", userMode.value), ("dwell", dwell?.value))
        }
    }

    public struct Output: Wire {
        public let events: [Event]

        public init(events: [Event]) {
            self.events = events
        }

        public static let shape = Shape.record([
            .required("events", .array(Event.shape), "In the order in which they happened.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            events = try members.required("events")
            try members.finish()
        }

        public var value: Value { .record(("events", events.value)) }
    }
}
