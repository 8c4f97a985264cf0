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
            "Below 150 m: accepted, in both modes; the automatic threshold is 150 again.",
            source: positionManager),
        .manual: Statement(
            """
            Manual (its threshold is always 150), above 150 m: rejected and the user alerted with the cause; \
            exactly 150 m by the reading mobility.accuracy.manual.boundary.
            """,
            source: positionManager),
        .automatic: Statement(
            """
            Automatic, 150 to 200 m inclusive: accepted, and the threshold is 200 until a fix below 150 comes; \
            above 200: rejected, threshold unchanged.
            """,
            source: positionManager),
        .negative: Statement(
            "A negative accuracy is invalid: always rejected, changes nothing.",
            source: positionManager,
            note: "Nor is the user alerted of it, since the fix is not too coarse but void."),
    ]
}
