import SharedSpecs
import Specification

/// mobility.motion: how a person moves.
public enum Motion: Specification {
    public static let id: SubsystemID = "mobility.motion"
    public static let summary =
        "Determines how a person moves, from the motion coprocessor or from speed and shaking."

    /// The minimum speed of a person who is moving, in metres per second and in single precision.
    public static let slowest: Float = 0.3
    /// The maximum speed of a person who is walking, in metres per second and in single precision.
    public static let walking: Float = 1.9
    /// The maximum speed of a person who is running, in metres per second.
    public static let running: Float = 7.5
    /// The minimum acceleration of a strong sample, in g, including gravity.
    public static let strong = 3.5

    private static let percent = Limit<Double>.number(atLeast: 0, atMost: 100)

    /// A sample of the accelerometer.
    public struct Sample: Record {
        public let t: Double
        public let x: Double
        public let y: Double
        public let z: Double

        public init(t: Double, x: Double, y: Double, z: Double) {
            self.t = t
            self.x = x
            self.y = y
            self.z = z
        }

        public static let form = Form(
            Sample.init(t:x:y:z:),
            Member(
                "t", { $0.t },
                "The time in seconds, which is ignored: a window has a fixed number of samples.", .finite
            ).in(.seconds),
            Member("x", { $0.x }, "g, gravity included.", .finite).in(.gravities),
            Member("y", { $0.y }, "g, gravity included.", .finite).in(.gravities),
            Member("z", { $0.z }, "g, gravity included.", .finite).in(.gravities))
    }

    /// A flag of the motion coprocessor; several may be set at the same time.
    public enum Flag: String, CaseIterable, Sendable, Wire {
        case walking, running, automotive, cycling, stationary, unknown
    }

    public struct Coprocessor: Record {
        public let available: Bool
        public let authorized: Bool
        public let flags: [Flag]?
        public let confidence: Double?

        /// The value for a phone without a coprocessor.
        public static let absent = Coprocessor(available: false, authorized: false)

        public init(available: Bool, authorized: Bool, flags: [Flag]? = nil, confidence: Double? = nil) {
            self.available = available
            self.authorized = authorized
            self.flags = flags
            self.confidence = confidence
        }

        public static let form = Form(
            Coprocessor.init(available:authorized:flags:confidence:),
            Member("available", { $0.available }, "Whether the phone has a coprocessor."),
            Member(
                "authorized", { $0.authorized }, "Whether the user allows the app to use the coprocessor."),
            Member(
                "flags", { $0.flags },
                "The flags that are set; absent if the query of the coprocessor failed."),
            Member(
                "confidence", { $0.confidence },
                "The confidence of the answer, from 0 to 100; absent if the answer has no confidence.",
                percent
            ).in(.percent))
    }

    /// An action on the sensors.
    public enum Action: String, CaseIterable, Sendable, Wire {
        case stopAccelerometer, startActivity, stopActivity
    }

    public struct Input: Record {
        public internal(set) var samples: [Sample]
        public internal(set) var speed: Double?
        public internal(set) var coprocessor: Coprocessor
        public let minimumConfidence: Double
        public let accelerometer: Bool

        public init(
            samples: [Sample], speed: Double? = nil, coprocessor: Coprocessor,
            minimumConfidence: Double = standardConfidence, accelerometer: Bool = true
        ) {
            self.samples = samples
            self.speed = speed
            self.coprocessor = coprocessor
            self.minimumConfidence = minimumConfidence
            self.accelerometer = accelerometer
        }

        public static let standardConfidence = 50.0

        public static let form = Form(
            Input.init(samples:speed:coprocessor:minimumConfidence:accelerometer:),
            Member(
                "samples", { $0.samples },
                "The samples of the accelerometer, in the order in which they arrived."),
            Member(
                "speed", { $0.speed },
                "The speed in metres per second; a negative or absent speed counts as 0.", .finite
            ).in(.metresPerSecond),
            Member("coprocessor", { $0.coprocessor }, "The motion coprocessor and its answer."),
            Member(
                "minimumConfidence", { $0.minimumConfidence },
                "The minimum confidence for a known activity, from 0 to 100; 50 if absent.",
                percent, standard: standardConfidence
            ).in(.percent),
            Member(
                "accelerometer", { $0.accelerometer },
                "Whether the app still watches the accelerometer; true if absent, as when the app starts.",
                standard: true))
    }

    public struct Output: Record {
        public let shaking: Bool
        public let activity: Activity
        public let actions: [Action]

        public init(shaking: Bool, activity: Activity, actions: [Action]) {
            self.shaking = shaking
            self.activity = activity
            self.actions = actions
        }

        public static let form = Form(
            Output.init(shaking:activity:actions:),
            Member(
                "shaking", { $0.shaking }, "Whether the phone is shaken; false if the coprocessor answers."),
            Member("activity", { $0.activity }, "How the person moves."),
            Member("actions", { $0.actions }, "The actions on the sensors, in order."))
    }

    public static let readings = [MotionSampling.reading, MotionShaking.reading, MotionWindow.reading]
}

/// The rate at which the accelerometer gives samples.
public enum MotionSampling: String, ReadingOption {
    case hundredth, tenth

    public static let reading = Reading(
        "mobility.motion.sampling", "How many samples does the accelerometer give per second?",
        source: Source(.mobiliteDynamique, "3.5", "4.3"),
        options: .init("hundredth", "100: one every 0.01 s, as sections 3.5 and 4.4 say"),
        .init("tenth", "10: one every 0.1 s, as section 4.3 says"))

    /// The number of samples in one second.
    var samples: Int { self == .hundredth ? 100 : 10 }
}

/// The number of strong samples that a window must have for the phone to count as shaken.
public enum MotionShaking: String, ReadingOption {
    case any, repeated

    public static let reading = Reading(
        "mobility.motion.shaking",
        "How many samples of a window must reach the threshold before the phone counts as shaken?",
        source: Source(.mobiliteDynamique, "3.5"),
        options: .init("any", "one sample, as in the library SOMotionDetector"),
        .init("repeated", "at least two samples: \"superava una certa soglia, ripetutamente\""))

    /// The phone counts as shaken if a window has at least this many strong samples.
    var fewest: Int { self == .any ? 1 : 2 }
}

/// The first sample of each window.
public enum MotionWindow: String, ReadingOption {
    case hundred, float32Clock

    public static let reading = Reading(
        "mobility.motion.window", "Between two windows, is there a sample that belongs to neither window?",
        source: Source(.mobiliteDynamique, "3.5"),
        options: .init("hundred", "no: each window begins right after the last sample of the previous one"),
        .init(
            "float32Clock",
            "yes: SOMotionDetector evaluates a window one tick late, and the sample of that tick is lost"))

    /// The number of samples that are lost between two windows.
    var gap: Int { self == .hundred ? 0 : 1 }
}
