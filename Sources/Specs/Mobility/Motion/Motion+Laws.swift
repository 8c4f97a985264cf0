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
            The motion coprocessor answers if it is available and authorized, and its `flags` are present. If the \
            coprocessor answers, its answer determines the activity. The speed and the shaking of the phone then do \
            not matter.
            """, chip),
        .shakingNotAsked: .source(
            "If the coprocessor answers, the app does not evaluate whether the phone is shaken.", leave),
        .notAllowed: .source(
            """
            If the user does not authorize the use of the coprocessor, the activity is determined from the speed and \
            the shaking of the phone instead.
            """,
            leave),
        .failedQuery: .source(
            """
            If the query of the coprocessor fails, `flags` is absent. The activity is then determined from the speed \
            and the shaking of the phone.
            """, Source(.mobiliteDynamique, "4.4")),
        .firstFlag: .decision(
            """
            If the coprocessor answers, the activity is the first flag that is set, in the order walking, running, \
            automotive, cycling.
            """),
        .cycling: .decision(
            """
            The flag `cycling` is taken into account, although the library SOMotionDetector 1.0.2 ignores this flag.
            """),
        .otherwise: .decision(
            """
            If the coprocessor answers, but none of the flags walking, running, automotive and cycling is set, the \
            activity is `notMoving`. This applies even if the flag `unknown` is set.
            """,
            near: Source(.mobiliteDynamique, "2.2.2")),
        .noFlag: .decision(
            """
            An empty list `flags` is an answer of the coprocessor, just like a list with flags. The query of the \
            coprocessor has failed only if `flags` is absent.
            """),
        .shakingIsFalse: .decision(
            "If the coprocessor answers, `shaking` is false in the output, whatever the samples are."),
        .bySpeed: .source(
            """
            If the coprocessor does not answer, the activity depends on the speed, which is compared with thresholds, \
            and on whether the phone is shaken.
            """, library),
        .still: .decision(
            """
            If the coprocessor does not answer and the speed is below 0.3 m/s, the activity is `notMoving`, even if \
            the phone is shaken. The thresholds of the speed are those of the library SOMotionDetector 1.0.2.
            """),
        .onFoot: .decision(
            """
            If the coprocessor does not answer and the speed is from 0.3 m/s up to and including 1.9 m/s, the activity \
            is `walking`. If the phone is shaken, the activity is `running` instead.
            """),
        .byMotor: .decision(
            """
            If the coprocessor does not answer and the speed is above 1.9 m/s, the activity is `automotive`. There is \
            one exception: up to and including 7.5 m/s, the activity is `running` if the phone is shaken.
            """),
        .noSpeed: .decision(
            """
            If `speed` is absent or negative, the speed counts as 0. A negative speed does not count as its absolute \
            value.
            """),
        .single: .decision(
            """
            The thresholds 0.3 m/s and 1.9 m/s are single-precision numbers. The `speed`, which is a double, is \
            compared with the exact values of these numbers, which differ from the doubles 0.3 and 1.9.
            """),
        .singleFigures: .standard(
            """
            The single-precision number nearest to 0.3 is 0.300000011920928955078125. The single-precision number \
            nearest to 1.9 is 1.89999997615814208984375.
            """,
            .ieee754),
        .sumVector: .source(
            """
            The phone is shaken if the length of the acceleration vector (x, y, z) passes a threshold. The \
            acceleration along one axis alone does not decide.
            """, library),
        .strong: .decision(
            """
            A sample is strong if its vector (x, y, z) is at least 3.5 g long. This is the threshold of the library \
            SOMotionDetector.
            """,
            near: library),
        .gravity: .decision(
            """
            The length of a sample's vector is √(x² + y² + z²), computed in doubles. The length includes gravity: 1 g \
            is not subtracted.
            """),
        .lastWindow: .decision(
            """
            The samples are divided into windows of one second, which follow each other from the first sample on. \
            Whether the phone is shaken depends only on the last complete window. Samples after this window are \
            ignored.
            """, near: Source(.mobiliteDynamique, "4.4")),
        .noWindow: .decision("If no window is complete, `shaking` is false, however strong the samples are."),
        .length: .decision(
            """
            A window has either 100 samples or 10 samples, depending on the reading `mobility.motion.sampling`. The \
            times `t` of the samples do not matter.
            """),
        .window: .decision(
            """
            Under the option `float32Clock` of the reading `mobility.motion.window`, the sample after each window \
            belongs to no window. A window is complete only when this sample has come, and the next window begins \
            after this sample. The period of the windows is therefore 101 or 11 samples.
            """),
        .repeated: .decision(
            """
            For the phone to count as shaken, the last complete window must contain either at least one strong sample \
            or at least two. Which number applies depends on the reading `mobility.motion.shaking`.
            """, near: Source(.mobiliteDynamique, "3.5")),
        .confidence: .source(
            """
            If the coprocessor answers, but the `confidence` of its answer is not enough, the activity is `unknown`.
            """,
            Source(.mobiliteDynamique, "2.2.2")),
        .least: .decision(
            """
            A `confidence` below `minimumConfidence` is not enough. A `confidence` that is equal to \
            `minimumConfidence` is enough. If `minimumConfidence` is absent, its value is 50.
            """),
        .beforeFlags: .decision(
            """
            The `confidence` is checked before the `flags`. If the `confidence` is not enough, the activity is \
            `unknown` even if the flag `stationary` is set.
            """),
        .absentConfidence: .decision(
            """
            If the coprocessor answers and `confidence` is absent, the confidence of the answer counts as enough.
            """),
        .silentConfidence: .decision(
            """
            If the coprocessor does not answer, its `confidence` is ignored. Even a `confidence` below \
            `minimumConfidence` then does not make the activity `unknown`.
            """),
        .watched: .source(
            "The app begins to watch the accelerometer when the app starts.",
            Source(.mobiliteDynamique, "4.3")),
        .stops: .source(
            "Once the coprocessor has answered, the app no longer watches the accelerometer.", leave
        ),
        .goesOn: .source(
            """
            If the use of the coprocessor is denied or restricted, or if the query of the coprocessor fails, the \
            app continues to watch the accelerometer.
            """, Source(.mobiliteDynamique, "4.4")),
        .activity: .source(
            """
            At each run, which evaluates one fix, the app starts the updates of the coprocessor. The app stops \
            these updates as soon as they have supplied the activity.
            """, Source(.mobiliteDynamique, "4.4")),
        .actionsInOrder: .decision(
            """
            If the coprocessor answers, `actions` contains `stopAccelerometer`, `startActivity` and `stopActivity`, in \
            this order.
            """),
        .forGood: .decision(
            """
            Once the accelerometer is stopped, it is not watched again. If `accelerometer` is false in the input, the \
            accelerometer was stopped before, and `actions` does not contain `stopAccelerometer`.
            """),
        .ofAnswer: .decision("If the coprocessor does not answer, `actions` is empty."),
        .doubtedToo: .decision(
            """
            If the `confidence` of the coprocessor's answer is not enough, `actions` is the same as for any other \
            answer.
            """),
    ]
}
