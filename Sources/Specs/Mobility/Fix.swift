import JSON
import Specification

/// How a person moves.
public enum Activity: String, CaseIterable, Sendable, Wire {
    case notMoving, walking, running, cycling, automotive, unknown
}

/// A position fix: where a phone was, when, and how well it knew.
public struct Fix: Wire {
    /// Seconds since the epoch.
    public let t: Double
    /// Degrees north on WGS-84, -90 to 90.
    public let lat: Double
    /// Degrees east on WGS-84, -180 to 180.
    public let lon: Double
    /// Metres, the radius that holds the true place in 68 % of cases; negative where the fix is invalid.
    public let accuracy: Double
    /// Metres per second.
    public let speed: Double?
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

    public static let shape = Shape.record([
        .required("t", .number(), "Seconds since the epoch."),
        .required("lat", .number(), "Degrees north, WGS-84; outside -90 to 90 is fix.invalid."),
        .required("lon", .number(), "Degrees east, WGS-84; outside -180 to 180 is fix.invalid."),
        .required("accuracy", .number(), "Metres, 68 % radius; negative is invalid."),
        .optional("speed", .number(), "Metres per second."),
        .optional("activity", Activity.shape, "How the person moves."),
    ])

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        t = try members.required("t")
        lat = try members.required("lat")
        lon = try members.required("lon")
        accuracy = try members.required("accuracy")
        speed = try members.optional("speed")
        activity = try members.optional("activity")
        try members.finish()
    }

    public var value: Value {
        .record(
            ("t", t.value), ("lat", lat.value), ("lon", lon.value), ("accuracy", accuracy.value),
            ("speed", speed?.value), ("activity", activity?.value))
    }

    /// Whether every number is finite and the place is on Earth. Clause: FIX-1
    public var isOnEarth: Bool {
        t.isFinite && accuracy.isFinite && (speed?.isFinite ?? true)
            && (-90...90).contains(lat) && (-180...180).contains(lon)
    }

    public static let invalid = DeclaredRejection(
        "fix.invalid",
        "A latitude is outside ±90, a longitude outside ±180, or a number of a fix is not finite.")

    public static let rule = Clause(
        "FIX-1",
        "A latitude outside ±90, a longitude outside ±180, NaN or infinity in any fix is fix.invalid.",
        source: Source(.mobiliteDynamique, "4.3"),
        note:
            "One such fix rejects the whole input. JSON writes infinity as a number beyond doubles, such as 1e400."
    )

    /// The finding of FIX-1 for a list of fixes and whether, and how, it was rejected.
    static func finding(of fixes: [Fix], rejection: Rejection?) -> Finding {
        guard let index = fixes.firstIndex(where: { !$0.isOnEarth }) else {
            guard let rejection else { return fixes.isEmpty ? .notTouched : .holds }
            return .violated("FIX-1: every fix is valid, yet the input was rejected as \(rejection.code)")
        }
        if rejection?.code == invalid.code { return .holds }
        let got = rejection.map { "the rejection \($0.code)" } ?? "an output"
        return .violated("FIX-1: fix \(index) is invalid; \(invalid.code) is expected, not \(got)")
    }
}

/// Which distance between two places on Earth is meant.
public enum Distance: String, ReadingOption {
    case geodesic, haversine

    public static let reading = Reading(
        "mobility.distance", "Which distance do two places have?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("geodesic", "the shortest way on the WGS-84 ellipsoid, within 1 mm"),
        .init("haversine", "the great circle on a sphere of radius 6 371 008.8 m"))
}
