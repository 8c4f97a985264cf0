import SharedSpecs
import Specification

extension Motion {
    public enum Rule: String, RuleName {
        case coprocessor = "MOT-1"
        case speed = "MOT-2"
        case shaking = "MOT-3"
        case confidence = "MOT-4"
    }

    public static let clauses: Clauses<Motion> = [
        .coprocessor: Statement(
            .source(
                """
                The value of a coprocessor that is available and authorized is trusted, and shaking is not consulted. \
                Without it, or if the user denies it, motion is told by speed and shaking.
                """, Source(.mobiliteDynamique, "3.5", "4.3", "4.4")),
            .decision(
                """
                The activity is the first flag that is set of walking, running, automotive, cycling, in this order; \
                without one of them, be it stationary, unknown or no flag at all, it is notMoving. Shaking is false \
                then. A query that failed, whose flags are absent, is as no coprocessor.
                """)),
        .speed: Statement(
            .source(
                """
                Otherwise the activity is told by speed and shaking, with the figures of SOMotionDetector 1.0.2, the \
                open library that was ported: below 0.3 m/s notMoving; up to 1.9 m/s walking, or running if shaking; \
                up to 7.5 m/s automotive, or running if shaking; above 7.5 m/s automotive.
                """, Source(.mobiliteDynamique, "3.5", "4.4")),
            .decision("Cycling is never told. A negative or absent speed is 0, which does not move."),
            .decision(
                """
                0.3 and 1.9 are numbers of single precision, with which the speed is compared as a double: 0.3 itself \
                is below the first, and 1.9 itself above the second.
                """),
            .standard(
                "In single precision they are 0.300000011920928955078125 and 1.89999997615814208984375.",
                .ieee754)),
        .shaking: Statement(
            .source(
                """
                A phone is shaken if the sum vector of its accelerations on three axes, gravity included, reaches \
                3.5 g, the library's figure. It is asked window by window: the last window of one second that is over \
                tells, and before the first is over shaking is false.
                """, Source(.mobiliteDynamique, "3.5", "4.3", "4.4")),
            .decision(
                """
                Windows follow each other without overlapping, from the first sample on. They are counted by samples, \
                whatever their times: 100 or 10, by the reading mobility.motion.sampling. By float32Clock, an option \
                of the reading mobility.motion.window, one sample after each belongs to none, and only with it is the \
                window over. What follows the last one is ignored.
                """),
            .decision(
                """
                A sample is strong if the square root of x² + y² + z², in doubles, is at least 3.5. A window is \
                shaken by one strong sample, or by two, by the reading mobility.motion.shaking; both have to be in it.
                """)),
        .confidence: Statement(
            .source(
                "If the confidence is not enough, the activity is unknown.",
                Source(.mobiliteDynamique, "2.2.2")),
            .decision(
                """
                Not enough is below minimumConfidence, 50 if that is absent; just as much is enough. It is asked \
                before the flags, so that without enough even stationary is unknown. An absent confidence is enough, \
                and that of a coprocessor that gives no answer is not looked at.
                """)),
    ]
}
