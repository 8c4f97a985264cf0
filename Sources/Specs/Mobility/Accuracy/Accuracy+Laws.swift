import SharedSpecs
import Specification

extension Accuracy {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case precise = "ACC-1a"
        case untilPrecise = "ACC-1b"
        case fallsBack = "ACC-1c"
        case each = "ACC-1d"
        case coarseByHand = "ACC-2a"
        case alert = "ACC-2b"
        case thresholdByHand = "ACC-2c"
        case boundary = "ACC-2d"
        case alertsRise = "ACC-2e"
        case between = "ACC-3a"
        case raised = "ACC-3b"
        case tooCoarse = "ACC-3c"
        case itself = "ACC-3d"
        case unchanged = "ACC-3e"
        case noAlert = "ACC-3f"
        case negative = "ACC-4a"
        case voidIsRejected = "ACC-4b"
        case voidChangesNothing = "ACC-4c"
        case noAlertOfVoid = "ACC-4d"
    }

    private static let positions = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Accuracy> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .precise: .source(
            "A fix whose accuracy is below 150 m, and not negative, is precise. Both modes accept it.",
            positions),
        .untilPrecise: .source(
            "In automatic mode a raised threshold stays raised until fixes are more precise again.", positions
        ),
        .fallsBack: .decision(
            """
            The first precise fix restores the threshold of 150 m, for itself and for the fixes after it.
            """),
        .each: .decision(
            "Each fix gets one verdict, and the threshold in force after it, in the order of the fixes."),
        .coarseByHand: .source(
            "In manual mode a fix above 150 m is rejected, with no second chance up to 200 m.", positions),
        .alert: .source(
            "When manual mode rejects a fix as too coarse, the user is alerted with the cause.", positions),
        .thresholdByHand: .decision("In manual mode the threshold is always 150 m."),
        .boundary: .decision(
            """
            The reading mobility.accuracy.manual.boundary decides whether manual mode accepts a fix of exactly 150 m.
            """),
        .alertsRise: .decision(
            """
            `alerts` lists the index of each fix that manual mode rejects as too coarse, once, in rising order.
            """),
        .between: .source("In automatic mode a fix between 150 and 200 m is accepted.", positions),
        .raised: .source(
            """
            A fix between 150 and 200 m raises the automatic threshold by 50 m, to 200 m. A raised threshold stays at \
            200 m.
            """, positions),
        .tooCoarse: .decision(
            """
            A fix of exactly 150 m or exactly 200 m counts as between 150 and 200 m. Automatic mode rejects a fix \
            above 200 m.
            """),
        .itself: .decision("The fix that raises the threshold is itself accepted, not only those after it."),
        .unchanged: .decision(
            "A fix above 200 m leaves the automatic threshold unchanged: a raised threshold stays at 200 m."),
        .noAlert: .decision("In automatic mode nobody is alerted."),
        .negative: .source("A fix with a negative accuracy is invalid.", Source(.mobiliteDynamique, "3.3")),
        .voidIsRejected: .decision("Both modes reject an invalid fix."),
        .voidChangesNothing: .decision(
            "An invalid fix leaves the threshold unchanged: a raised threshold stays at 200 m."),
        .noAlertOfVoid: .decision("The user is not alerted to an invalid fix: such a fix is not too coarse."),
    ]
}
