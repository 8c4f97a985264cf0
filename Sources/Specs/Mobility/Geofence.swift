import JSON
import Specification

/// mobility.geofence: where a person stays.
public enum Geofence: Specification {
    public static let id: SubsystemID = "mobility.geofence"
    public static let summary = "Finds the places where a person stays, and when they come and go."

    public enum Platform: String, CaseIterable, Sendable, Wire {
        case ios, android
    }

    /// The figures of the rules; each may be left out of the wire.
    public struct Parameters: Wire {
        /// Metres.
        public let radius: Double
        /// Seconds between two fixes.
        public let interval: Double
        /// Close fixes in a row that open a geofence (iOS).
        public let closeFixes: Int
        /// Consecutive fixes that open a geofence (Android).
        public let window: Int

        public init(radius: Double = 100, interval: Double = 180, closeFixes: Int = 7, window: Int = 5) {
            self.radius = radius
            self.interval = interval
            self.closeFixes = closeFixes
            self.window = window
        }

        public static let standard = Parameters()

        public static let shape = Shape.record([
            .optional("radius", .number(.init(atLeast: 0)), "Metres; 100 where absent."),
            .optional("interval", .number(.init(above: 0)), "Seconds between two fixes; 180 where absent."),
            .optional(
                "closeFixes", .integer(.init(atLeast: 1, atMost: Double(Int.exactRange.upperBound))),
                "iOS: close fixes in a row that open a geofence; 7 where absent."),
            .optional(
                "window", .integer(.init(atLeast: 2, atMost: Double(Int.exactRange.upperBound))),
                "Android: consecutive fixes that open a geofence; 5 where absent."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let standard = Parameters.standard
            radius = try members.optional("radius") ?? standard.radius
            interval = try members.optional("interval") ?? standard.interval
            closeFixes = try members.optional("closeFixes") ?? standard.closeFixes
            window = try members.optional("window") ?? standard.window
            try members.finish()
            guard radius >= 0 else { throw Misfit("at least 0 is expected", at: Path([.member("radius")])) }
            guard interval > 0 else {
                throw Misfit("more than 0 is expected", at: Path([.member("interval")]))
            }
            guard closeFixes >= 1 else {
                throw Misfit("at least 1 is expected", at: Path([.member("closeFixes")]))
            }
            guard window >= 2 else { throw Misfit("at least 2 is expected", at: Path([.member("window")])) }
        }

        public var value: Value {
            .record(
                ("radius", radius.value), ("interval", interval.value), ("closeFixes", closeFixes.value),
                ("window", window.value))
        }
    }

    public struct Input: Wire {
        public let platform: Platform
        public let fixes: [Fix]
        public let parameters: Parameters?

        public init(platform: Platform, fixes: [Fix], parameters: Parameters? = nil) {
            self.platform = platform
            self.fixes = fixes
            self.parameters = parameters
        }

        public static let shape = Shape.record([
            .required("platform", Platform.shape, "Whose rule is meant."),
            .required("fixes", .array(Fix.shape), "The accepted fixes, in the order in which they came."),
            .optional("parameters", Parameters.shape, "Figures other than the source's."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            platform = try members.required("platform")
            fixes = try members.required("fixes")
            parameters = try members.optional("parameters")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("platform", platform.value), ("fixes", fixes.value), ("parameters", parameters?.value))
        }
    }

    public static let readings = [
        GeofenceClock.reading, GeofenceCentre.reading, GeofenceWindow.reading, Distance.reading,
    ]
    public static let rejections = [Fix.invalid]
    public static let tolerances = ["lat", "lon"].map { name in
        Tolerance(
            "$.events[].centre.\(name)", within: 1e-9,
            why: "a mean of doubles depends on the order of its sum")
    }
}

/// When a run of close fixes opens a geofence on iOS.
public enum GeofenceClock: String, ReadingOption {
    case count, elapsed

    public static let reading = Reading(
        "mobility.geofence.clock",
        "What opens a geofence on iOS: the number of close fixes or the time they took?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("count", "the seventh close fix in a row, whatever the time"),
        .init("elapsed", "the first close fix at least 21 minutes (7 × 3) after the first fix of its run"))
}

/// Where the centre of an iOS geofence is.
public enum GeofenceCentre: String, ReadingOption {
    case last, first, mean

    public static let reading = Reading(
        "mobility.geofence.centre", "Where is the centre of a geofence on iOS?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("last", "at the fix that opened it"),
        .init("first", "at the first fix of the run, the one with which the first close fix was compared"),
        .init("mean", "at the mean latitude and the mean longitude of the run, its first fix included"))
}

/// Which fixes Android looks at after a far one.
public enum GeofenceWindow: String, ReadingOption {
    case sliding, restart

    public static let reading = Reading(
        "mobility.geofence.window", "Which five fixes does Android look at?",
        source: Source(.mobiliteDynamique, "2.2.3"),
        options: .init("sliding", "always the last five"),
        .init("restart", "five in a row from a first one; a fix far from it begins anew"))
}
