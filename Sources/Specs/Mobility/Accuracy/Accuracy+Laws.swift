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
            A fix whose accuracy is below 150 m, and not negative, is precise. The automatic mode and the manual mode \
            both accept a precise fix.
            """,
            positions),
        .untilPrecise: .source(
            "In automatic mode a threshold that was raised stays raised until fixes are more precise again.",
            positions
        ),
        .fallsBack: .decision(
            """
            After the threshold was raised, the first precise fix restores the threshold of 150 m, for this fix and \
            for the fixes after it.
            """),
        .each: .decision(
            """
            The output has one verdict for each fix, and the threshold in force after that fix, in the order of the \
            fixes.
            """),
        .coarseByHand: .source(
            "In manual mode a fix with an accuracy above 150 m is rejected; it gets no second chance up to 200 m.",
            positions),
        .alert: .source(
            "When manual mode rejects a fix as too coarse, an alert gives the user the cause.", positions),
        .thresholdByHand: .decision("In manual mode the threshold is always 150 m."),
        .boundary: .decision(
            """
            Whether manual mode accepts a fix with an accuracy of exactly 150 m depends on the reading \
            `mobility.accuracy.manual.boundary`.
            """),
        .alertsRise: .decision(
            """
            `alerts` lists, once each and in rising order, the indices of the fixes that manual mode rejects as too \
            coarse.
            """),
        .between: .source(
            "In automatic mode a fix with an accuracy between 150 and 200 m is accepted.", positions),
        .raised: .source(
            """
            In automatic mode a fix with an accuracy between 150 and 200 m raises the threshold by 50 m, to 200 m. A \
            second such fix leaves the threshold at 200 m.
            """, positions),
        .tooCoarse: .decision(
            """
            An accuracy of exactly 150 m or exactly 200 m counts as between 150 and 200 m. Automatic mode rejects a \
            fix with an accuracy above 200 m.
            """),
        .itself: .decision(
            "The fix that raises the threshold is itself accepted, not only the fixes after it."),
        .unchanged: .decision(
            """
            In automatic mode a fix with an accuracy above 200 m leaves the threshold unchanged: after it was raised \
            to 200 m, it stays at 200 m.
            """),
        .noAlert: .decision("In automatic mode the user is never alerted."),
        .negative: .source("A fix with a negative accuracy is invalid.", Source(.mobiliteDynamique, "3.3")),
        .voidIsRejected: .decision("Both modes reject an invalid fix."),
        .voidChangesNothing: .decision(
            "An invalid fix leaves the threshold unchanged: after it was raised to 200 m, it stays at 200 m."),
        .noAlertOfVoid: .decision(
            "The user is not alerted to an invalid fix, since such a fix does not count as too coarse."),
    ]
}
