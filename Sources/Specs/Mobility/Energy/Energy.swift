import SharedSpecs
import Specification

/// mobility.energy: how much battery a policy uses to acquire positions.
public enum Energy: Specification {
    public static let id: SubsystemID = "mobility.energy"
    public static let summary =
        "Computes how much battery a policy uses to acquire positions during one trace."

    /// The tolerance for the percentages, and for the number of seconds that the receiver is on.
    static let precision = 1e-6

    /// A policy, which decides when positions are acquired.
    public enum Policy: String, CaseIterable, Sendable, Wire {
        case tenMetreFilter, onActivityChange, timerAndGeofence, androidService

        /// Whether a timer acquires the positions; the timer pauses while the person is inside a geofence.
        var isTimed: Bool { self == .timerAndGeofence || self == .androidService }
    }

    public typealias Platform = Geofence.Platform

    /// The true place and activity of a person, from the time `t` until the next sample.
    public struct Sample: Record, Equatable {
        public internal(set) var t: Double
        public internal(set) var lat: Double
        public internal(set) var lon: Double
        public let activity: Activity

        public init(t: Double, lat: Double, lon: Double, activity: Activity) {
            self.t = t
            self.lat = lat
            self.lon = lon
            self.activity = activity
        }

        public static let form = Form(
            Sample.init(t:lat:lon:activity:),
            Member(
                "t", { $0.t },
                "Seconds since the epoch, in the years 2 to 9998; any other finite time is rejected as fix.invalid.",
                .finite
            ).in(.secondsSinceEpoch),
            Member("lat", { $0.lat }, Fix.north).in(.degrees),
            Member("lon", { $0.lon }, Fix.east).in(.degrees),
            Member("activity", { $0.activity }, "How the person moves."))

        public var place: Coordinate { Coordinate(lat: lat, lon: lon) }

        /// Whether the place is on Earth and the time is in the years 2 to 9998. Clauses: FIX-1, ENE-6
        var isOnMap: Bool { place.isOnEarth && DayFilter.calendar.contains(t) }
    }

    /// Figures for the cost, which replace the usual figures of the platform.
    public struct Model: Record {
        public let percentPerHour: Double?
        public let percentPerAcquisition: Double?
        public let secondsPerAcquisition: Double?

        private static let figure = Limit<Double>.number(atLeast: 0, atMost: 1_000_000)

        public init(
            percentPerHour: Double? = nil, percentPerAcquisition: Double? = nil,
            secondsPerAcquisition: Double? = nil
        ) {
            self.percentPerHour = percentPerHour
            self.percentPerAcquisition = percentPerAcquisition
            self.secondsPerAcquisition = secondsPerAcquisition
        }

        public static let form = Form(
            Model.init(percentPerHour:percentPerAcquisition:secondsPerAcquisition:),
            Member(
                "percentPerHour", { $0.percentPerHour },
                "Percent of the battery per hour with the receiver on; if absent, 1.6 on iOS and 0.9 on Android.",
                figure
            ).in("%/h"),
            Member(
                "percentPerAcquisition", { $0.percentPerAcquisition },
                "Percent of the battery per acquisition; if absent, 0.0005 on iOS and 0.0003 on Android.",
                figure
            ).in(.percent),
            Member(
                "secondsPerAcquisition", { $0.secondsPerAcquisition },
                "How many seconds a timed acquisition keeps the receiver on; 36 if absent.", figure
            ).in(.seconds)
        )
    }

    /// The figures used to compute a cost.
    public struct Figures: Sendable, Equatable {
        public let percentPerHour: Double
        public let percentPerAcquisition: Double
        public let secondsPerAcquisition: Double

        /// The usual figures of a platform, fitted to the source's measurements by
        /// Corpus/origins/mobility_energy_fit.py.
        public static func usual(on platform: Platform) -> Figures {
            switch platform {
            case .ios:
                Figures(percentPerHour: 1.6, percentPerAcquisition: 0.0005, secondsPerAcquisition: 36)
            case .android:
                Figures(percentPerHour: 0.9, percentPerAcquisition: 0.0003, secondsPerAcquisition: 36)
            }
        }
    }

    public struct Input: Record {
        public let policy: Policy
        public let platform: Platform
        public internal(set) var trace: [Sample]
        public let model: Model?

        public init(policy: Policy, platform: Platform, trace: [Sample], model: Model? = nil) {
            self.policy = policy
            self.platform = platform
            self.trace = trace
            self.model = model
        }

        /// The longest valid trace, in seconds: 31 days.
        static let longest = 2_678_400.0
        /// The shortest valid trace, in seconds.
        static let shortest = 1.0

        public static let form = Form(
            Input.init(policy:platform:trace:model:),
            Member("policy", { $0.policy }, "The policy, which decides when positions are acquired."),
            Member(
                "platform", { $0.platform },
                "The platform, which determines the usual figures and whether the cost is shown."),
            Member(
                "trace", { $0.trace },
                """
                The true places of the person: at least 2 samples, with 1 second to 31 days from the first to the \
                last; each sample applies until the next one.
                """,
                samples),
            Member(
                "model", { $0.model },
                "The figures for the cost; each absent figure has the usual value of the platform."))

        private static let samples = Limit<[Sample]>(
            .array(Sample.shape),
            problem: { trace in
                guard let first = trace.first, let last = trace.last, trace.count > 1 else {
                    return "at least 2 samples are expected"
                }
                let duration = last.t - first.t
                // A trace whose times do not increase is rejected as event.order.
                if duration > 0, duration < shortest { return "a duration of at least 1 second is expected" }
                return duration > longest ? "a duration of at most 31 days is expected" : nil
            }
        ).ruled

        /// The figures of the model; each absent figure is replaced by the usual figure of the input's platform.
        public var figures: Figures { figures(on: platform) }

        /// Returns the figures of the model; each absent figure is replaced by the usual figure of a platform.
        func figures(on platform: Platform) -> Figures {
            let usual = Figures.usual(on: platform)
            return Figures(
                percentPerHour: model?.percentPerHour ?? usual.percentPerHour,
                percentPerAcquisition: model?.percentPerAcquisition ?? usual.percentPerAcquisition,
                secondsPerAcquisition: model?.secondsPerAcquisition ?? usual.secondsPerAcquisition)
        }

        /// Whether each sample is later than the previous sample.
        public var rises: Bool { zip(trace, trace.dropFirst()).allSatisfy { $0.t < $1.t } }

        /// The number of seconds from the first sample to the last.
        public var duration: Double { (trace.last?.t ?? 0) - (trace.first?.t ?? 0) }
    }

    public struct Output: Record {
        public let gpsSeconds: Double
        public let acquisitions: Int
        public let percent: Double
        public let percentPerDay: Double
        public let shown: Int?

        public init(
            gpsSeconds: Double, acquisitions: Int, percent: Double, percentPerDay: Double, shown: Int? = nil
        ) {
            self.gpsSeconds = gpsSeconds
            self.acquisitions = acquisitions
            self.percent = percent
            self.percentPerDay = percentPerDay
            self.shown = shown
        }

        public static let form = Form(
            Output.init(gpsSeconds:acquisitions:percent:percentPerDay:shown:),
            Member("gpsSeconds", { $0.gpsSeconds }, "How many seconds the receiver is on.")
                .in(.seconds),
            Member("acquisitions", { $0.acquisitions }, "The number of acquired positions."),
            Member("percent", { $0.percent }, "The cost in percent of the battery.").in(.percent),
            Member("percentPerDay", { $0.percentPerDay }, "The cost per day in percent of the battery.")
                .in("%/d"),
            Member(
                "shown", { $0.shown },
                "The cost that iOS shows, in whole percent, at most 100; absent below 1 % and on Android."
            ).in(.percent))
    }

    public static let readings = [EarthDistance.reading]
    public static let rejections = [Fix.invalid, TimeOrder.brokenIfEqual]

    public static let tolerances = ["gpsSeconds", "percent", "percentPerDay"].map { name in
        Tolerance("$.\(name)", within: precision, why: "a sum of doubles depends on the order of its terms")
    }
}
