import SharedSpecs
import Specification

extension Accuracy {
    public enum Law: LawName {
        public typealias Subsystem = Accuracy
        case places, finite
        case precise, untilPrecise, fallsBack, each
        case coarseByHand, alert, thresholdByHand, boundary, alertsRise
        case between, raised, tooCoarse, itself, unchanged, noAlert
        case negative, voidIsRejected, voidChangesNothing, noAlertOfVoid
    }

    private static let positions = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Accuracy> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("ACC-1a", .precise, .source(positions)): """
        A fix whose accuracy is at least 0 m and below 150 m is precise. A precise fix is accepted in both modes.
        """,
        ("ACC-1b", .untilPrecise, .source(positions)): """
        In automatic mode, after a fix has raised the threshold to 200 m, the threshold stays at 200 m until the next \
        precise fix. The accuracy of a precise fix is at least 0 m and below 150 m.
        """,
        ("ACC-1c", .fallsBack, .decision): """
        In automatic mode the first precise fix after the threshold was raised sets the threshold back to 150 m, and \
        the entry of this fix in `thresholds` is already 150.
        """,
        ("ACC-1d", .each, .decision): """
        `verdicts` and `thresholds` contain one entry for each fix, in the order of the fixes. Each entry of \
        `thresholds` is the threshold in force after the corresponding fix.
        """,
        ("ACC-2a", .coarseByHand, .source(positions)): """
        In manual mode a fix with an accuracy above 150 m is rejected, even if automatic mode would accept it because \
        its accuracy is at most 200 m.
        """,
        ("ACC-2b", .alert, .source(positions)): """
        If manual mode rejects a fix because the fix is too coarse, the app alerts the user and gives this reason.
        """,
        ("ACC-2c", .thresholdByHand, .decision):
            "In manual mode the threshold is always 150 m, so every entry of `thresholds` is 150.",
        ("ACC-2d", .boundary, .decision): """
        The reading `mobility.accuracy.manual.boundary` decides whether manual mode accepts a fix with an accuracy of \
        exactly 150 m.
        """,
        ("ACC-2e", .alertsRise, .decision): """
        `alerts` contains the index of each fix that manual mode rejects as too coarse. Each index appears once, and \
        the indices are in ascending order.
        """,
        ("ACC-3a", .between, .source(positions)):
            "In automatic mode a fix with an accuracy between 150 and 200 m is accepted.",
        ("ACC-3b", .raised, .source(positions)): """
        In automatic mode a fix with an accuracy between 150 and 200 m raises the threshold by 50 m, from 150 m to 200 \
        m. A threshold of 200 m is not raised further.
        """,
        ("ACC-3c", .tooCoarse, .decision): """
        In automatic mode an accuracy of exactly 150 m or exactly 200 m counts as between 150 and 200 m. A fix with an \
        accuracy above 200 m is rejected.
        """,
        ("ACC-3d", .itself, .decision): """
        In automatic mode a fix that raises the threshold to 200 m is itself accepted, since the raised threshold \
        already applies to this fix.
        """,
        ("ACC-3e", .unchanged, .decision): """
        In automatic mode a fix with an accuracy above 200 m leaves the threshold unchanged, so a threshold that was \
        raised to 200 m stays at 200 m.
        """,
        ("ACC-3f", .noAlert, .decision): "In automatic mode the user is never alerted, so `alerts` is empty.",
        ("ACC-4a", .negative, .source(.mobiliteDynamique, "3.3")):
            "A fix with a negative accuracy is invalid.",
        ("ACC-4b", .voidIsRejected, .decision):
            "An invalid fix (a fix with a negative accuracy) is rejected in both modes.",
        ("ACC-4c", .voidChangesNothing, .decision): """
        An invalid fix (a fix with a negative accuracy) leaves the threshold unchanged, so a threshold that was raised \
        to 200 m stays at 200 m.
        """,
        ("ACC-4d", .noAlertOfVoid, .decision): """
        An invalid fix (a fix with a negative accuracy) does not count as too coarse, so the user is not alerted to \
        this fix.
        """,
    ]
}
