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
            """
            A fix whose accuracy is at least 0 m and below 150 m is precise. A precise fix is accepted in both modes.
            """,
            positions),
        .untilPrecise: .source(
            """
            In automatic mode, after a fix has raised the threshold to 200 m, the threshold stays at 200 m until the \
            next precise fix. The accuracy of a precise fix is at least 0 m and below 150 m.
            """,
            positions
        ),
        .fallsBack: .decision(
            """
            In automatic mode the first precise fix after the threshold was raised sets the threshold back to 150 m. \
            The entry of this fix in `thresholds` is already 150.
            """),
        .each: .decision(
            """
            `verdicts` and `thresholds` contain one entry for each fix, in the order of the fixes. An entry of \
            `thresholds` is the threshold that is in force after its fix.
            """),
        .coarseByHand: .source(
            """
            In manual mode a fix with an accuracy above 150 m is rejected. The fix is rejected even if its accuracy is \
            at most 200 m, although automatic mode accepts such a fix.
            """,
            positions),
        .alert: .source(
            """
            If manual mode rejects a fix because the fix is too coarse, the app alerts the user and states this \
            cause.
            """, positions),
        .thresholdByHand: .decision(
            "In manual mode the threshold is always 150 m, so every entry of `thresholds` is 150."),
        .boundary: .decision(
            """
            The reading `mobility.accuracy.manual.boundary` decides whether manual mode accepts a fix with an accuracy \
            of exactly 150 m.
            """),
        .alertsRise: .decision(
            """
            `alerts` contains the index of each fix that manual mode rejects as too coarse. Each index appears once, \
            and the indices are in rising order.
            """),
        .between: .source(
            "In automatic mode a fix with an accuracy between 150 and 200 m is accepted.", positions),
        .raised: .source(
            """
            In automatic mode a fix with an accuracy between 150 and 200 m raises the threshold from 150 m by 50 m, to \
            200 m. If the threshold is already 200 m, such a fix does not raise the threshold further.
            """, positions),
        .tooCoarse: .decision(
            """
            In automatic mode an accuracy of exactly 150 m or exactly 200 m counts as between 150 and 200 m. A fix \
            with an accuracy above 200 m is rejected.
            """),
        .itself: .decision(
            """
            In automatic mode a fix that raises the threshold to 200 m is itself accepted. The raised threshold \
            already applies to this fix.
            """),
        .unchanged: .decision(
            """
            In automatic mode a fix with an accuracy above 200 m leaves the threshold unchanged. If the threshold was \
            raised to 200 m before, the threshold stays at 200 m.
            """),
        .noAlert: .decision("In automatic mode the user is never alerted, so `alerts` is empty."),
        .negative: .source("A fix with a negative accuracy is invalid.", Source(.mobiliteDynamique, "3.3")),
        .voidIsRejected: .decision(
            "An invalid fix, which is a fix with a negative accuracy, is rejected in both modes."),
        .voidChangesNothing: .decision(
            """
            An invalid fix, which is a fix with a negative accuracy, leaves the threshold unchanged. If the threshold \
            was raised to 200 m before, the threshold stays at 200 m.
            """),
        .noAlertOfVoid: .decision(
            """
            An invalid fix, which is a fix with a negative accuracy, does not count as too coarse, so the user is not \
            alerted to this fix.
            """),
    ]
}
