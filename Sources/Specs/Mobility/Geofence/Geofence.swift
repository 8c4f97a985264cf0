import SharedSpecs
import Specification

/// mobility.geofence: the places where a person stays.
public enum Geofence: Specification {
    public static let id: SubsystemID = "mobility.geofence"
    public static let summary =
        "Finds the places where a person stays, and when the person enters and leaves them."

    /// The tolerance, in degrees, for the centre of a geofence.
    static let precision = 1e-9

    public enum Platform: String, CaseIterable, Sendable, Wire {
        case ios, android
    }

    /// The figures that determine when a person enters or leaves a geofence.
    public struct Parameters: Record {
        public let radius: Double
        public let interval: Double
        public internal(set) var closeFixes: Int
        public internal(set) var window: Int

        public init(radius: Double = 100, interval: Double = 180, closeFixes: Int = 7, window: Int = 5) {
            self.radius = radius
            self.interval = interval
            self.closeFixes = closeFixes
            self.window = window
        }

        public static let standard = Parameters()
        static let fewestCloseFixes = 1
        static let smallestWindow = 2

        public static let form = Form(
            Parameters.init(radius:interval:closeFixes:window:),
            Member(
                "radius", { $0.radius },
                "The radius in metres; 1e400 and other infinite numbers are invalid; 100 if absent.",
                .number(atLeast: 0, atMost: .greatestFiniteMagnitude),
                standard: standard.radius
            ).in(.metres),
            Member(
                "interval", { $0.interval },
                "The seconds between two fixes; 1e400 and other infinite numbers are invalid; 180 if absent.",
                .number(above: 0, atMost: .greatestFiniteMagnitude), standard: standard.interval
            ).in(.seconds),
            Member(
                "closeFixes", { $0.closeFixes },
                "The number of close fixes in a row that open a geofence on iOS; 7 if absent.",
                .atLeast(fewestCloseFixes), standard: standard.closeFixes),
            Member(
                "window", { $0.window },
                "The number of consecutive fixes that open a geofence on Android; 5 if absent.",
                .atLeast(smallestWindow), standard: standard.window))
    }

    public struct Input: Record {
        public let platform: Platform
        public internal(set) var fixes: [Fix]
        public internal(set) var parameters: Parameters?
        public internal(set) var resets: [Int]?

        public init(platform: Platform, fixes: [Fix], parameters: Parameters? = nil, resets: [Int]? = nil) {
            self.platform = platform
            self.fixes = fixes
            self.parameters = parameters
            self.resets = resets
        }

        public static let form = Form(
            Input.init(platform:fixes:parameters:resets:),
            Member("platform", { $0.platform }, "The platform whose rules apply."),
            Member("fixes", { $0.fixes }, "The fixes, in the order in which they arrived."),
            Member(
                "parameters", { $0.parameters },
                "Figures that replace the usual figures; if a figure is absent, the usual figure applies."),
            Member(
                "resets", { $0.resets },
                """
                Indices of fixes, in any order; before each of these fixes, the counter and the geofence are reset.
                """,
                .each(.atLeast(0))))

        /// The parameters of the input, or the usual figures if the input has none.
        public var figures: Parameters { parameters ?? .standard }

        /// Returns the input with other fixes, and without the resets whose indices are beyond these fixes.
        func with(fixes: [Fix]) -> Input {
            with {
                $0.fixes = fixes
                $0.resets = resets?.filter { $0 < fixes.count }
            }
        }

        /// Returns the input without some consecutive fixes; a reset directly before a removed fix moves to the next
        /// remaining fix.
        func without(_ gone: Range<Int>) -> Input {
            let moved = resets?.map { $0 < gone.lowerBound ? $0 : max(gone.lowerBound, $0 - gone.count) }
            return with { $0.resets = moved }
                .with(fixes: Array(fixes[..<gone.lowerBound] + fixes[gone.upperBound...]))
        }

        /// The ranges of fixes from one reset to the next, or the range of all fixes if there is no reset.
        var parts: [Range<Int>] {
            let bounds = Set((resets ?? []).filter { 0 < $0 && $0 < fixes.count } + [0, fixes.count]).sorted()
            return bounds.count < 2 ? [0..<0] : zip(bounds, bounds.dropFirst()).map { $0..<$1 }
        }
    }

    public enum Kind: String, CaseIterable, Sendable, Wire {
        case enter, exit
    }

    /// An event of a geofence: a person enters or leaves it.
    public struct Event: Record {
        public let kind: Kind
        public internal(set) var at: Int
        public internal(set) var t: Double
        public let centre: Coordinate
        public let userMode: Int
        public let dwell: Double?

        public init(kind: Kind, at: Int, t: Double, centre: Coordinate, userMode: Int, dwell: Double? = nil) {
            self.kind = kind
            self.at = at
            self.t = t
            self.centre = centre
            self.userMode = userMode
            self.dwell = dwell
        }

        public static let form = Form(
            Event.init(kind:at:t:centre:userMode:dwell:),
            Member("kind", { $0.kind }, "Whether the geofence was entered or left."),
            Member("at", { $0.at }, "The index of the event's fix, counted from 0."),
            Member(
                "t", { $0.t }, "The time of the event's fix, in seconds since the epoch."
            ).in(.secondsSinceEpoch),
            Member("centre", { $0.centre }, "The centre of the geofence that is entered or left."),
            Member(
                "userMode", { $0.userMode },
                "The userMode of the event's record: 9 for `enter`, 10 for `exit`."),
            Member(
                "dwell", { $0.dwell },
                "The seconds from the entry or the arrival to the exit; only an `exit` event has a dwell."
            ).in(.seconds))
    }

    public struct Output: Record {
        public let events: [Event]

        public init(events: [Event]) { self.events = events }

        public static let form = Form(
            Output.init(events:),
            Member("events", { $0.events }, "The events, in the order in which they happened."))
    }

    public static let readings = [
        GeofenceClock.reading, GeofenceCentre.reading, GeofenceWindow.reading, GeofenceFar.reading,
        GeofenceDwell.reading, GeofenceAndroidCentre.reading, EarthDistance.reading,
    ]
    public static let rejections = [Fix.invalid]
    public static let tolerances = ["lat", "lon"].map { name in
        Tolerance(
            "$.events[].centre.\(name)", within: precision,
            why: "the mean of several doubles depends on the order of addition")
    }
}
