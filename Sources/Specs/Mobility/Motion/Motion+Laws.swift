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
        .trusted: .source(
            """
            A motion coprocessor answers if it is available and authorized, and gives flags. If it answers, the answer \
            decides the activity; speed and shaking do not.
            """, chip),
        .shakingNotAsked: .source("If the coprocessor answers, shaking is not evaluated.", leave),
        .notAllowed: .source(
            "If the user does not authorize the coprocessor, speed and shaking decide the activity instead.",
            leave),
        .failedQuery: .source(
            """
            If the query of the coprocessor fails, the flags are absent, and speed and shaking decide the activity \
            instead.
            """, Source(.mobiliteDynamique, "4.4")),
        .firstFlag: .decision(
            "The activity is the first flag that is set, in the order walking, running, automotive, cycling."),
        .cycling: .decision(
            "The flag `cycling` is read, though the library SOMotionDetector 1.0.2 does not read it."),
        .otherwise: .decision(
            """
            If none of the flags walking, running, automotive and cycling is set, the activity is `notMoving`, even if \
            the flag `unknown` is set.
            """,
            near: Source(.mobiliteDynamique, "2.2.2")),
        .noFlag: .decision("An empty list of flags is an answer, not a failed query."),
        .shakingIsFalse: .decision("If the coprocessor answers, shaking is false, whatever the samples."),
        .bySpeed: .source(
            """
            If the coprocessor does not answer, the speed is compared with thresholds, and shaking is taken into \
            account.
            """, library),
        .still: .decision(
            """
            The thresholds are those of the library SOMotionDetector 1.0.2. Below 0.3 m/s the activity is `notMoving`, \
            not `running`, even if the phone is shaken.
            """),
        .onFoot: .decision(
            """
            From 0.3 m/s up to and including 1.9 m/s the activity is `walking`, or `running` if the phone is shaken.
            """),
        .byMotor: .decision(
            """
            Above 1.9 m/s, up to and including 7.5 m/s, the activity is `automotive`, or `running` if the phone is \
            shaken. Above 7.5 m/s the activity is `automotive`.
            """),
        .noSpeed: .decision(
            "A negative or absent speed counts as 0; a negative speed does not count as its absolute value."),
        .single: .decision(
            """
            The thresholds 0.3 and 1.9 are single-precision numbers. The speed, a double, is compared with the values \
            of these numbers, not with the doubles 0.3 and 1.9.
            """),
        .singleFigures: .standard(
            "In single precision, 0.3 is 0.300000011920928955078125 and 1.9 is 1.89999997615814208984375.",
            .ieee754),
        .sumVector: .source(
            """
            A phone is shaken if the length of the vector (x, y, z) of the accelerations, not one axis alone, passes a \
            threshold.
            """, library),
        .strong: .decision(
            "A sample is strong if its vector (x, y, z) is at least 3.5 g long, the threshold of SOMotionDetector.",
            near: library),
        .gravity: .decision(
            """
            The length of the vector is √(x² + y² + z²) in doubles. The length includes gravity: 1 g is not subtracted.
            """),
        .lastWindow: .decision(
            """
            Windows of one second follow each other from the first sample on. The last complete window decides whether \
            the phone is shaken, even if samples follow this window; the last second of the samples does not decide.
            """, near: Source(.mobiliteDynamique, "4.4")),
        .noWindow: .decision(
            "Until the first window is complete, shaking is false, however strong the samples are."),
        .length: .decision(
            """
            Whether a window has 100 samples or 10, whatever their times, depends on the reading \
            `mobility.motion.sampling`.
            """),
        .window: .decision(
            """
            Under the option `float32Clock` of the reading `mobility.motion.window`, one sample after each window is \
            lost. A window ends only with that sample, and the next window begins after it, so the period of the \
            windows is 101 or 11 samples.
            """),
        .repeated: .decision(
            """
            Whether the phone is shaken if the window has at least one strong sample, or only if it has at least two, \
            depends on the reading `mobility.motion.shaking`.
            """, near: Source(.mobiliteDynamique, "3.5")),
        .confidence: .source(
            "If the confidence of the coprocessor's answer is not enough, the activity is `unknown`.",
            Source(.mobiliteDynamique, "2.2.2")),
        .least: .decision(
            """
            A confidence below minimumConfidence is not enough; exactly minimumConfidence is enough. If \
            minimumConfidence is absent, it is 50.
            """),
        .beforeFlags: .decision(
            """
            The confidence is checked before the flags: if it is not enough, even a stationary phone has the activity \
            `unknown`, not `notMoving`.
            """),
        .absentConfidence: .decision(
            "If the answer of the coprocessor has no confidence, its confidence counts as enough."),
        .silentConfidence: .decision(
            """
            If the coprocessor gives no answer, its confidence is ignored: a low one does not make the activity \
            `unknown`.
            """),
        .watched: .source("The accelerometer is watched from the start.", Source(.mobiliteDynamique, "4.3")),
        .stops: .source(
            "Once the coprocessor has answered, the accelerometer is no longer watched.", leave
        ),
        .goesOn: .source(
            """
            If the coprocessor is denied or restricted, or its query fails, the phone goes on watching the \
            accelerometer.
            """, Source(.mobiliteDynamique, "4.4")),
        .activity: .source(
            """
            At each run, which is one fix, the updates of the coprocessor are started. They are stopped as soon as \
            they have given the activity.
            """, Source(.mobiliteDynamique, "4.4")),
        .actionsInOrder: .decision(
            """
            If the coprocessor answers, the actions are stopAccelerometer, startActivity and stopActivity, in this \
            order.
            """),
        .forGood: .decision(
            "The accelerometer stops for good: if `accelerometer` is false, there is no stopAccelerometer."),
        .ofAnswer: .decision("If the coprocessor does not answer, there are no actions."),
        .doubtedToo: .decision(
            "An answer without enough confidence gives the same actions as any other answer."),
    ]
}
