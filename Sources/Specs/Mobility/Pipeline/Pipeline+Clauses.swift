import SharedSpecs
import Specification

extension Pipeline {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case steps = "PIP-1"
        case composition = "PIP-2"
    }

    private static let positionManager = Source(.mobiliteDynamique, "4.3")

    public static let clauses: Clauses<Pipeline> = [
        .places: Fix.statement,
        .steps: Statement(
            .source(
                """
                Automatic: what is delivered goes through the filter of false positives, then the accuracy; of an \
                accepted fix, power saving is set, the activity is asked, the geofence is evaluated, the record is \
                stored, and the timer is set. Manual: power saving, the record with the chosen vehicle, the counter of \
                the geofence reset and the timer set, and the rest of the program notified.
                """, positionManager),
            .decision(
                """
                The accuracy of a manual fix is asked first, though the source names it last, since what is rejected is \
                not recorded. Manual fixes are not debounced: none is tooSoon or outOfOrder. Of a batch only the latest \
                counts in both modes, of equal times the last in it, and an empty batch is dropped as empty.
                """),
            .decision(
                """
                There is a list of actions for each batch, empty if it is dropped. Automatic: powerSaving; \
                monitorRegion if a geofence opens, unmonitorRegion if one is left; record with the userMode 9, 10 or, \
                of any other fix, 0; then stopTimer if a geofence opens, no timer inside one, else startTimer. Manual: \
                powerSaving, record with the userMode 0 and the vehicle, startTimer, notify.
                """),
            .decision(
                """
                The timer has the seconds of the parameter interval, the region the metres of radius. Regions are \
                geofence-1, geofence-2 and so on, counted over the whole input. Manual mode has a vehicle, and \
                automatic mode has none.
                """)),
        .composition: Statement(
            .decision(
                """
                Nothing that a stage dropped is recorded; what comes out is what mobility.debounce, accuracy, motion, \
                geofence and records give when they run one after the other, each by its clauses and readings on what \
                the one before has kept; and batches that come in pieces give what they give at once.
                """, near: positionManager),
            .decision(
                """
                By the reading mobility.pipeline.last only an accepted fix starts the 5 s of mobility.debounce, or any \
                that is no false positive; if mobility.debounce.last says seen, every latest fix does, and that \
                reading changes nothing. A fix that starts them is the last by which another is out of order as well.
                """),
            .decision(
                """
                dropped has the reasons of mobility.debounce, and rejected for a fix that is not accurate enough, in \
                manual mode too, where alerts names the batch besides if mobility.accuracy alerts the user. Indices of \
                dropped and alerts are of batches.
                """),
            .decision(
                """
                The activity is that which mobility.motion gives if the fix has samples or a coprocessor, of which an \
                absent one counts as none; the speed is the fix's, and the least confidence 50. Without either it is the \
                activity that the fix brings, and without that mobility.motion's by speed alone.
                """),
            .decision(
                """
                mobility.geofence sees the accepted fixes alone, and at counts them. Each of them has a record, inside \
                a geofence too, which mobility.sampling would not make. In manual mode there is no event. Manual \
                records come in the order of the batches, and of those of one time the first is stored, as \
                mobility.records stores by device, t and userMode; no record tells its device.
                """)),
    ]
}
