import SharedSpecs
import Specification

extension Accuracy {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case fine = "ACC-1"
        case manual = "ACC-2"
        case automatic = "ACC-3"
        case negative = "ACC-4"
    }

    private static let positionManager = Source(.mobiliteDynamique, "4.3")

    public static let clauses: Clauses<Accuracy> = [
        .places: Fix.statement,
        .fine: Statement(
            .source(
                """
                Below 150 m a fix is precise and accepted, in both modes. In automatic mode a raised threshold holds \
                until fixes are more precise again.
                """, positionManager),
            .decision("More precise again means below 150 m; the threshold is 150 then, at once.")),
        .manual: Statement(
            .source(
                """
                Manual (its threshold is always 150), above 150 m: rejected and the user alerted with the cause.
                """, positionManager),
            .decision("Exactly 150 m is judged by the reading mobility.accuracy.manual.boundary.")),
        .automatic: Statement(
            .source(
                """
                Automatic, between 150 and 200 m: accepted, and the threshold rises by 50 m to 200 until fixes are \
                more precise again. Above 200 m: rejected.
                """, positionManager),
            .decision(
                """
                150 and 200 m themselves are between. A rejected fix leaves the threshold unchanged, and nobody is \
                alerted.
                """)),
        .negative: Statement(
            .source("A negative accuracy is invalid.", Source(.mobiliteDynamique, "3.3")),
            .decision(
                """
                Such a fix is always rejected and changes nothing. Nor is the user alerted of it, since the fix is not \
                too coarse but void.
                """, near: positionManager)),
    ]
}
