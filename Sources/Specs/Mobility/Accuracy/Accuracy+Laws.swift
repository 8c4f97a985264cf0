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
            "A fix with an accuracy below 150 m is precise and accepted, in both modes.", positions),
        .untilPrecise: .source(
            "In automatic mode a raised threshold holds until fixes are more precise again.", positions),
        .fallsBack: .decision(
            "More precise again means below 150 m; then the threshold is 150 m at once, never raised."),
        .each: .decision("Each fix has one verdict and the threshold after it, in the order of the fixes."),
        .coarseByHand: .source(
            "In manual mode a fix above 150 m is rejected, with no second chance up to 200 m.", positions),
        .alert: .source("The user is alerted of it with the cause.", positions),
        .thresholdByHand: .decision("In manual mode the threshold is always 150 m."),
        .boundary: .decision(
            "A manual fix of exactly 150 m follows the reading mobility.accuracy.manual.boundary."),
        .alertsRise: .decision("Alerts name such fixes once each, by their indices, rising."),
        .between: .source("In automatic mode a fix between 150 and 200 m is accepted.", positions),
        .raised: .source("It raises the threshold by 50 m to 200 m.", positions),
        .tooCoarse: .decision("150 and 200 m are between; above 200 m an automatic fix is rejected."),
        .itself: .decision(
            "The fix that raises the threshold is itself accepted, not only those after it."),
        .unchanged: .decision("A fix that is too coarse leaves the threshold as it is, not back at 150 m."),
        .noAlert: .decision("In automatic mode nobody is alerted."),
        .negative: .source(
            "A fix with a negative accuracy is invalid.", Source(.mobiliteDynamique, "3.3")),
        .voidIsRejected: .decision("An invalid fix is rejected."),
        .voidChangesNothing: .decision("It leaves the threshold as it is, not back at 150 m."),
        .noAlertOfVoid: .decision("The user is not alerted of it: it is not too coarse but void."),
    ]
}
