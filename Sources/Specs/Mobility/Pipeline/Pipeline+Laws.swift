import SharedSpecs
import Specification

extension Pipeline {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case filter = "PIP-1a"
        case powerSaving = "PIP-1b"
        case automatic = "PIP-1c"
        case byHand = "PIP-1d"
        case resets = "PIP-1e"
        case askedFirst = "PIP-1f"
        case notDebounced = "PIP-1g"
        case latest = "PIP-1h"
        case ties = "PIP-1i"
        case lists = "PIP-1j"
        case opens = "PIP-1k"
        case leaves = "PIP-1l"
        case userMode = "PIP-1m"
        case noTimerInside = "PIP-1n"
        case interval = "PIP-1o"
        case radius = "PIP-1p"
        case regions = "PIP-1q"
        case vehicle = "PIP-1r"
        case nothingDropped = "PIP-2a"
        case stages = "PIP-2b"
        case pieces = "PIP-2c"
        case last = "PIP-2d"
        case seen = "PIP-2e"
        case outOfOrder = "PIP-2f"
        case empty = "PIP-2g"
        case rejected = "PIP-2h"
        case alerts = "PIP-2i"
        case alertsToo = "PIP-2j"
        case indices = "PIP-2k"
        case motion = "PIP-2l"
        case ofLatest = "PIP-2m"
        case sensorsFirst = "PIP-2n"
        case brought = "PIP-2o"
        case acceptedAlone = "PIP-2p"
        case counts = "PIP-2q"
        case recordEach = "PIP-2r"
        case recordsInside = "PIP-2s"
        case byBatches = "PIP-2t"
        case storedOnce = "PIP-2u"
    }

    private static let positionManager = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Pipeline> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .filter: .source(
            """
            In automatic mode a fix first passes the filter of false positives, then its accuracy is checked. A fix \
            that the filter drops as outOfOrder or tooSoon is never dropped as rejected.
            """, positionManager),
        .powerSaving: .source(
            "When a fix is accepted, power saving is set first, not last.", positionManager),
        .automatic: .source(
            """
            In automatic mode, after power saving, the activity is determined, the geofence is evaluated, the record \
            is stored and the timer is set, in this order.
            """, positionManager),
        .byHand: .source(
            """
            In manual mode, after power saving, the record with the chosen vehicle is stored, the timer is set and the \
            rest of the program is notified, in this order.
            """, positionManager),
        .resets: .decision(
            """
            A manual record resets the proximity counter, so manual fixes open no geofence, however near to each \
            other they are.
            """, near: positionManager),
        .askedFirst: .decision(
            """
            The accuracy of a manual fix is checked first, though the source names that check last, since a rejected \
            fix is not recorded.
            """, near: positionManager),
        .notDebounced: .decision(
            "Manual fixes are not debounced: none of them is dropped as outOfOrder or tooSoon."),
        .latest: .decision(
            """
            In both modes only the fix with the latest time is taken from a batch, not the last fix of the batch.
            """),
        .ties: .decision(
            "If several fixes of a batch share the latest time, the last of them in the batch is taken."),
        .lists: .decision("Each batch has a list of actions, which is empty if the batch is dropped."),
        .opens: .decision(
            """
            When a geofence opens, `monitorRegion` comes before `record`, and `stopTimer` comes after `record` in \
            place of `startTimer`.
            """),
        .leaves: .decision("When a geofence is left, `unmonitorRegion` comes before `record`."),
        .userMode: .decision(
            """
            The action `record` has userMode 9 if a geofence opens, 10 if one is left, and 0 for any other fix, \
            including a manual fix.
            """),
        .noTimerInside: .decision("Inside a geofence no timer is started."),
        .interval: .decision(
            "`startTimer` has the seconds of the parameter `interval`, even if these are not 180 s."),
        .radius: .decision(
            "`monitorRegion` has the radius of the parameter `radius`, even if this is not 100 m."),
        .regions: .decision(
            "Regions have the ids geofence-1, geofence-2 and so on, counted over the whole input."),
        .vehicle: .decision(
            """
            A manual input has a vehicle, and its records have the activity of that vehicle. An automatic input has \
            no vehicle.
            """),
        .nothingDropped: .decision(
            "A fix that a stage dropped, as a false positive or as rejected, is not recorded.",
            near: positionManager),
        .stages: .decision(
            """
            The output is the same as from mobility.debounce, accuracy, motion, geofence and records, one after the \
            other. Each stage follows its own clauses and readings and takes the fixes that the stage before has kept.
            """),
        .pieces: .decision(
            "If batches are processed in several groups, the output is the same as if all are processed at once."
        ),
        .last: .decision(
            """
            Whether the 5 s of mobility.debounce start with an accepted fix only, or with any fix that is not a false \
            positive, depends on the reading `mobility.pipeline.last`.
            """),
        .seen: .decision(
            """
            If the reading `mobility.debounce.last` is `seen`, the latest fix of every batch starts the 5 s, and the \
            reading `mobility.pipeline.last` changes nothing.
            """),
        .outOfOrder: .decision(
            """
            A fix is outOfOrder if it is older than the fix that started the 5 s. An older fix never replaces the fix \
            that started the 5 s.
            """),
        .empty: .decision("A batch without a fix is dropped as empty."),
        .rejected: .decision(
            "A fix that mobility.accuracy does not accept is dropped as rejected, in manual mode too."),
        .alerts: .decision(
            """
            In manual mode `alerts` lists the batch of each fix that mobility.accuracy alerts the user to: a fix that \
            is too coarse, not a fix with a negative accuracy.
            """),
        .alertsToo: .decision("A batch in `alerts` is in `dropped` too."),
        .indices: .decision(
            "`dropped` and `alerts` list indices of batches; batches without a fix are counted too."),
        .motion: .decision(
            """
            The activity is the one that mobility.motion gives for the samples, the coprocessor and the speed of the \
            fix, with minimumConfidence 50. Absent samples mean an empty list; an absent coprocessor is not available.
            """),
        .ofLatest: .decision(
            "The samples and the coprocessor are those of the latest fix, not of the first fix of its batch."),
        .sensorsFirst: .decision(
            """
            If the fix has samples or a coprocessor, mobility.motion gives its activity, even if the fix has a member \
            `activity`.
            """),
        .brought: .decision(
            """
            If the fix has neither samples nor a coprocessor, the activity comes from its member `activity`, if \
            present, and not from its speed.
            """),
        .acceptedAlone: .decision("mobility.geofence gets only the accepted fixes, not the rejected ones."),
        .counts: .decision("In an event, `at` is an index among the accepted fixes, not among the batches."),
        .recordEach: .decision("Each accepted fix has one record."),
        .recordsInside: .decision(
            "An accepted fix inside a geofence has a record too, though mobility.sampling would store none."),
        .byBatches: .decision("Manual records come in the order of the batches, not of their times."),
        .storedOnce: .decision(
            """
            Of several manual records of the same time and userMode, only the first is stored, as in mobility.records, \
            since these records have the same device and kind. The batches of the other records are not dropped: they \
            have actions but no record.
            """),
    ]
}
