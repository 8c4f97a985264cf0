import SharedSpecs
import Specification

extension Motion {
    public enum Law: String, LawName {
        case trusted = "MOT-1a"
        case shakingNotAsked = "MOT-1b"
        case notAllowed = "MOT-1c"
        case failedQuery = "MOT-1d"
        case firstFlag = "MOT-1e"
        case cycling = "MOT-1f"
        case otherwise = "MOT-1g"
        case noFlag = "MOT-1h"
        case shakingIsFalse = "MOT-1i"
        case bySpeed = "MOT-2a"
        case still = "MOT-2b"
        case onFoot = "MOT-2c"
        case byMotor = "MOT-2d"
        case noSpeed = "MOT-2e"
        case single = "MOT-2f"
        case singleFigures = "MOT-2g"
        case sumVector = "MOT-3a"
        case strong = "MOT-3b"
        case gravity = "MOT-3c"
        case lastWindow = "MOT-3d"
        case noWindow = "MOT-3e"
        case length = "MOT-3f"
        case window = "MOT-3g"
        case repeated = "MOT-3h"
        case confidence = "MOT-4a"
        case least = "MOT-4b"
        case beforeFlags = "MOT-4c"
        case absentConfidence = "MOT-4d"
        case silentConfidence = "MOT-4e"
        case watched = "MOT-5a"
        case stops = "MOT-5b"
        case goesOn = "MOT-5c"
        case activity = "MOT-5d"
        case actionsInOrder = "MOT-5e"
        case forGood = "MOT-5f"
        case ofAnswer = "MOT-5g"
        case doubtedToo = "MOT-5h"
    }

    private static let chip = Source(.mobiliteDynamique, "3.5", "4.4")
    private static let leave = Source(.mobiliteDynamique, "4.3", "4.4")
    private static let library = Source(.mobiliteDynamique, "3.5", "4.3", "4.4")

    public static let laws: Laws<Motion> = [
        .trusted: .source("A motion coprocessor that is available is trusted.", chip),
        .shakingNotAsked: .source(
            "While it answers nobody looks whether the phone is shaken.", leave),
        .notAllowed: .source(
            "If the user does not let it be asked, speed and shaking are asked in its place.", leave),
        .failedQuery: .source(
            "If the query failed, so that flags are absent, they are asked too.",
            Source(.mobiliteDynamique, "4.4")),
        .firstFlag: .decision(
            "The activity is the first flag that is set of walking, running, automotive, cycling, in this order."
        ),
        .cycling: .decision("The flag cycling counts, though the library that was ported does not read it."),
        .otherwise: .decision(
            "Without one of these the activity is notMoving, be it stationary or unknown: not unknown.",
            near: Source(.mobiliteDynamique, "2.2.2")),
        .noFlag: .decision("An answer without any flag is an answer, not a query that failed."),
        .shakingIsFalse: .decision("While it answers shaking is false, whatever the samples."),
        .bySpeed: .source(
            "Without the coprocessor the speed is compared with thresholds, and shaking is taken into account.",
            library),
        .still: .decision(
            """
            The thresholds are those of the library, SOMotionDetector 1.0.2: below 0.3 m/s the activity is notMoving, \
            not running, even if the phone is shaken.
            """),
        .onFoot: .decision("From there up to 1.9 m/s it is walking, or running if the phone is shaken."),
        .byMotor: .decision(
            "Up to 7.5 m/s it is automotive, or running if the phone is shaken; above it is automotive."),
        .noSpeed: .decision("A negative or absent speed counts as 0, not as its size."),
        .single: .decision(
            """
            0.3 and 1.9 are numbers of single precision, with which the speed is compared as a double; they are not \
            the doubles of the same figures.
            """),
        .singleFigures: .standard(
            "In single precision they are 0.300000011920928955078125 and 1.89999997615814208984375.",
            .ieee754),
        .sumVector: .source(
            "A phone is shaken if the sum vector of the accelerations on three axes, not one axis, passes a threshold.",
            library),
        .strong: .decision(
            "A sample is strong if that vector is at least 3.5 g long, the library's threshold.",
            near: library),
        .gravity: .decision(
            "Gravity is included: 1 g is not taken from the length, √(x² + y² + z²) in doubles."),
        .lastWindow: .decision(
            """
            Windows of one second follow each other from the first sample on. The last that is over decides, not the \
            last second of the samples.
            """, near: Source(.mobiliteDynamique, "4.4")),
        .noWindow: .decision(
            "Before the first window is over shaking is false, however strong the samples are."),
        .length: .decision(
            """
            A window is 100 samples or 10, by the reading mobility.motion.sampling, whatever their times.
            """),
        .window: .decision(
            """
            By float32Clock, an option of the reading mobility.motion.window, one sample after each window, with \
            which the window is over, does not belong to it.
            """),
        .repeated: .decision(
            """
            One strong sample of the window makes a shaken phone, or two do, by the reading mobility.motion.shaking.
            """, near: Source(.mobiliteDynamique, "3.5")),
        .confidence: .source(
            "If the confidence is not enough, the activity is unknown.",
            Source(.mobiliteDynamique, "2.2.2")),
        .least: .decision(
            "Not enough is below minimumConfidence, 50 if that is absent; as much as that is enough."),
        .beforeFlags: .decision(
            "It is asked before the flags, so that without enough even a stationary phone is unknown, not notMoving."
        ),
        .absentConfidence: .decision("An absent confidence is enough."),
        .silentConfidence: .decision(
            "The confidence of a coprocessor that gives no answer does not make the activity unknown."),
        .watched: .source(
            "The accelerometer is watched from the start.", Source(.mobiliteDynamique, "4.3")),
        .stops: .source("Once the coprocessor is there and may be asked, it is no longer watched.", leave),
        .goesOn: .source(
            "If asking the coprocessor is denied or restricted, or fails, it goes on being watched.",
            Source(.mobiliteDynamique, "4.4")),
        .activity: .source(
            """
            Upon a fix the updates of the coprocessor are started, and they are stopped as soon as they have given the \
            activity.
            """, Source(.mobiliteDynamique, "4.4")),
        .actionsInOrder: .decision(
            "An answer gives stopAccelerometer, startActivity and stopActivity, in this order."),
        .forGood: .decision(
            "It stops for good: if it is no longer watched, stopAccelerometer does not come again."),
        .ofAnswer: .decision("A coprocessor that gives no answer gives no action."),
        .doubtedToo: .decision("An answer that is not sure enough gives the same actions as any other."),
    ]
}
