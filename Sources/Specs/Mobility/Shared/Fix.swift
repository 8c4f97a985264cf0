import SharedSpecs
import Specification

/// How a person moves.
public enum Activity: String, CaseIterable, Sendable, Wire {
    case notMoving, walking, running, cycling, automotive, unknown
}

/// A position fix: where a phone was, when, and how accurate the position is.
public struct Fix: Record {
    public internal(set) var t: Double
    public internal(set) var lat: Double
    public internal(set) var lon: Double
    public internal(set) var accuracy: Double
    public internal(set) var speed: Double?
    public let activity: Activity?

    public init(
        t: Double, lat: Double, lon: Double, accuracy: Double, speed: Double? = nil, activity: Activity? = nil
    ) {
        self.t = t
        self.lat = lat
        self.lon = lon
        self.accuracy = accuracy
        self.speed = speed
        self.activity = activity
    }

    public static let form = Form(
        Fix.init(t:lat:lon:accuracy:speed:activity:),
        Member("t", { $0.t }, "Seconds since the epoch, 1970-01-01T00:00:00Z.").in(.secondsSinceEpoch),
        Member("lat", { $0.lat }, north).in(.degrees),
        Member("lon", { $0.lon }, east).in(.degrees),
        Member(
            "accuracy", { $0.accuracy },
            "The radius in metres of the circle that contains the true place with a probability of 68 %; negative if the fix is invalid."
        ).in(.metres),
        Member("speed", { $0.speed }, "The speed in metres per second; absent or negative if unknown.")
            .in(.metresPerSecond),
        Member("activity", { $0.activity }, "How the person moves; absent if unknown."))

    /// The description of the member `lat`, for a place that must be on Earth. Clause: FIX-1
    static let north = "Degrees north on WGS-84; a value outside -90 to 90 is rejected as fix.invalid."
    /// The description of the member `lon`, for a place that must be on Earth.
    static let east = "Degrees east on WGS-84; a value outside -180 to 180 is rejected as fix.invalid."

    public var place: Coordinate { Coordinate(lat: lat, lon: lon) }

    /// Whether every number is finite and the place is on Earth. Clause: FIX-1
    public var isOnEarth: Bool { isFinite && place.isOnEarth }

    /// Whether the time, the accuracy and the speed, if present, are finite.
    var isFinite: Bool { t.isFinite && accuracy.isFinite && (speed?.isFinite ?? true) }

    public static let invalid = DeclaredRejection(
        "fix.invalid",
        "A latitude is outside ±90, a longitude is outside ±180, or a number of a fix is not finite.")

    /// The sentence of the law FIX-1a, which subsystems with fixes share.
    static let isOnEarth = Sentence(
        .decision(near: .mobiliteDynamique, "4.3"),
        """
        The whole input is rejected as fix.invalid if a latitude is outside ±90, a longitude is outside ±180, or a \
        number of a fix or place is NaN or infinite. Every fix and its speed are checked, even if the fix is not used.
        """)

    /// The sentence of the law FIX-1b, which subsystems with fixes share.
    static let isFinite = Sentence(
        .standard(.ieee754),
        "A JSON number beyond the range of doubles, such as 1e400, is rounded to infinity.")
}

extension Coordinate {
    /// Whether both numbers are finite and the place is on Earth. Clause: FIX-1
    public var isOnEarth: Bool { (-90...90).contains(lat) && (-180...180).contains(lon) }
}
