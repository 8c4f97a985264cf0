import SharedSpecs
import Specification

extension Motion {
    public enum Law: LawName {
        public typealias Subsystem = Motion
        case trusted, shakingNotAsked, notAllowed, failedQuery, firstFlag, cycling, otherwise, noFlag,
            shakingIsFalse
        case bySpeed, still, onFoot, byMotor, noSpeed, single, singleFigures
        case sumVector, strong, gravity, lastWindow, noWindow, length, window, repeated
        case confidence, least, beforeFlags, absentConfidence, silentConfidence
        case watched, stops, goesOn, activity, actionsInOrder, forGood, ofAnswer, doubtedToo
    }

    private static let leave = Source(.mobiliteDynamique, "4.3", "4.4")
    private static let library = Source(.mobiliteDynamique, "3.5", "4.3", "4.4")

    public static let laws: Laws<Motion> = [
        ("MOT-1a", .trusted, .source(.mobiliteDynamique, "3.5", "4.4")): """
        The motion coprocessor answers if it is available and authorized, and its `flags` are present. If the \
        coprocessor answers, its answer determines the activity, and the speed and the shaking of the phone do not \
        matter.
        """,
        ("MOT-1b", .shakingNotAsked, .source(leave)):
            "If the coprocessor answers, the app does not determine whether the phone is shaken.",
        ("MOT-1c", .notAllowed, .source(leave)): """
        If the user does not authorize the use of the coprocessor, the activity is determined from the speed and the \
        shaking of the phone instead.
        """,
        ("MOT-1d", .failedQuery, .source(.mobiliteDynamique, "4.4")): """
        If the query of the coprocessor fails, `flags` is absent, and the activity is determined from the speed and \
        the shaking of the phone.
        """,
        ("MOT-1e", .firstFlag, .decision): """
        If the coprocessor answers, the activity is the first flag that is set, in the order walking, running, \
        automotive, cycling.
        """,
        ("MOT-1f", .cycling, .decision): """
        The flag `cycling` is taken into account, although the library SOMotionDetector 1.0.2 ignores this flag.
        """,
        ("MOT-1g", .otherwise, .decision(near: .mobiliteDynamique, "2.2.2")): """
        If the coprocessor answers, but none of the flags walking, running, automotive and cycling is set, the \
        activity is `notMoving`, even if the flag `unknown` is set.
        """,
        ("MOT-1h", .noFlag, .decision): """
        An empty `flags` list counts as an answer from the coprocessor, just like a list with flags. The query of the \
        coprocessor has failed only if `flags` is absent.
        """,
        ("MOT-1i", .shakingIsFalse, .decision):
            "If the coprocessor answers, `shaking` is false in the output, regardless of the samples.",
        ("MOT-2a", .bySpeed, .source(library)): """
        If the coprocessor does not answer, the activity depends on the speed, which is compared with thresholds, and \
        on whether the phone is shaken.
        """,
        ("MOT-2b", .still, .decision): """
        If the coprocessor does not answer and the speed is below 0.3 m/s, the activity is `notMoving`, even if the \
        phone is shaken. The speed thresholds are those of the library SOMotionDetector 1.0.2.
        """,
        ("MOT-2c", .onFoot, .decision): """
        If the coprocessor does not answer and the speed is from 0.3 m/s to 1.9 m/s inclusive, the activity is \
        `walking`, or `running` if the phone is shaken.
        """,
        ("MOT-2d", .byMotor, .decision): """
        If the coprocessor does not answer and the speed is above 1.9 m/s, the activity is `automotive`. If the phone \
        is shaken and the speed is above 1.9 m/s but at most 7.5 m/s, the activity is `running` instead.
        """,
        ("MOT-2e", .noSpeed, .decision): """
        If `speed` is absent or negative, the speed counts as 0. A negative speed does not count as its absolute value.
        """,
        ("MOT-2f", .single, .decision): """
        The thresholds 0.3 m/s and 1.9 m/s are single-precision numbers, so their exact values differ from the doubles \
        0.3 and 1.9. The `speed` is a double, and is compared with the exact values of the thresholds.
        """,
        ("MOT-2g", .singleFigures, .standard(.ieee754)): """
        The single-precision number nearest to 0.3 is 0.300000011920928955078125. The single-precision number nearest \
        to 1.9 is 1.89999997615814208984375.
        """,
        ("MOT-3a", .sumVector, .source(library)): """
        The phone is shaken if the length of the acceleration vector (x, y, z) reaches a threshold. The acceleration \
        along a single axis is not compared with the threshold.
        """,
        ("MOT-3b", .strong, .decision(near: library)): """
        A sample is strong if its vector (x, y, z) is at least 3.5 g long. The library SOMotionDetector has the same \
        threshold.
        """,
        ("MOT-3c", .gravity, .decision): """
        The length of a sample's vector is √((x² + y²) + z²), each step rounded to a double. The length includes \
        gravity: 1 g is not subtracted.
        """,
        ("MOT-3d", .lastWindow, .decision(near: .mobiliteDynamique, "4.4")): """
        The samples are divided into successive windows of one second, starting with the first sample. Whether the \
        phone is shaken depends only on the last complete window; samples after this window are ignored.
        """,
        ("MOT-3e", .noWindow, .decision):
            "If no window is complete, `shaking` is false, even if all samples are strong.",
        ("MOT-3f", .length, .decision): """
        A window has either 100 samples or 10 samples, depending on the reading `mobility.motion.sampling`. The times \
        `t` of the samples do not matter.
        """,
        ("MOT-3g", .window, .decision): """
        Under the option `float32Clock` of the reading `mobility.motion.window`, the sample after each window belongs \
        to no window. A window is complete only when the sample after it has arrived, and the next window begins after \
        that sample. Therefore, a new window begins every 101 or 11 samples.
        """,
        ("MOT-3h", .repeated, .decision(near: .mobiliteDynamique, "3.5")): """
        For the phone to count as shaken, the last complete window must contain at least one or at least two strong \
        samples, depending on the reading `mobility.motion.shaking`.
        """,
        ("MOT-4a", .confidence, .source(.mobiliteDynamique, "2.2.2")): """
        If the coprocessor answers, but the `confidence` of its answer is too low, the activity is `unknown`.
        """,
        ("MOT-4b", .least, .decision): """
        A `confidence` below `minimumConfidence` is too low. A `confidence` that is equal to `minimumConfidence` is \
        high enough. If `minimumConfidence` is absent, its value is 50.
        """,
        ("MOT-4c", .beforeFlags, .decision): """
        The `confidence` is checked before the `flags`. If the `confidence` is too low, the activity is `unknown` even \
        if the flag `stationary` is set.
        """,
        ("MOT-4d", .absentConfidence, .decision): """
        If the coprocessor answers and `confidence` is absent, the confidence of the answer counts as high enough.
        """,
        ("MOT-4e", .silentConfidence, .decision): """
        If the coprocessor does not answer, its `confidence` is ignored, so even a `confidence` below \
        `minimumConfidence` does not make the activity `unknown`.
        """,
        ("MOT-5a", .watched, .source(.mobiliteDynamique, "4.3")):
            "The app begins to watch the accelerometer when the app starts.",
        ("MOT-5b", .stops, .source(leave)):
            "Once the coprocessor has answered, the app no longer watches the accelerometer.",
        ("MOT-5c", .goesOn, .source(.mobiliteDynamique, "4.4")): """
        If the use of the coprocessor is denied or restricted, or if the query of the coprocessor fails, the app \
        continues to watch the accelerometer.
        """,
        ("MOT-5d", .activity, .source(.mobiliteDynamique, "4.4")): """
        Each time the coprocessor answers, the app starts the coprocessor's updates to determine the activity, and \
        stops them as soon as they have supplied it.
        """,
        ("MOT-5e", .actionsInOrder, .decision): """
        If the coprocessor answers, `actions` contains `stopAccelerometer`, `startActivity` and `stopActivity`, in \
        this order.
        """,
        ("MOT-5f", .forGood, .decision): """
        Once the accelerometer is stopped, it is not watched again. If `accelerometer` is false in the input, the \
        accelerometer has already been stopped, and `actions` does not contain `stopAccelerometer`.
        """,
        ("MOT-5g", .ofAnswer, .decision): "If the coprocessor does not answer, `actions` is empty.",
        ("MOT-5h", .doubtedToo, .decision): """
        If the `confidence` of the coprocessor's answer is too low, `actions` is the same as for any other answer.
        """,
    ]
}
