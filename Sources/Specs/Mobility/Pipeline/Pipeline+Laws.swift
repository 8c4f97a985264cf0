import SharedSpecs
import Specification

extension Pipeline {
    public enum Law: LawName {
        public typealias Subsystem = Pipeline
        case places, finite
        case filter, powerSaving, automatic, byHand, resets, askedFirst, notDebounced, latest, ties, lists,
            opens, leaves, userMode, noTimerInside, interval, radius, regions, vehicle
        case nothingDropped, stages, pieces, last, seen, outOfOrder, empty, rejected, alerts, alertsToo,
            indices, motion, ofLatest, sensorsFirst, brought, acceptedAlone, counts, recordEach,
            recordsInside, byBatches, storedOnce
    }

    private static let positionManager = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Pipeline> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("PIP-1a", .filter, .source(positionManager)): """
        In automatic mode, the app first checks whether a fix is a false positive and then checks its accuracy. A \
        false positive is dropped with the `reason` outOfOrder or tooSoon, even if its accuracy is also insufficient.
        """,
        ("PIP-1b", .powerSaving, .source(positionManager)):
            "When a fix is accepted, the app turns on power saving before all its other actions.",
        ("PIP-1c", .automatic, .source(positionManager)): """
        In automatic mode, the app turns on power saving for an accepted fix. The app then determines the activity, \
        evaluates the geofence, stores the record and sets the timer, in this order.
        """,
        ("PIP-1d", .byHand, .source(positionManager)): """
        In manual mode, the app turns on power saving for an accepted fix. The app then stores the record with the \
        chosen vehicle, sets the timer and notifies its other parts, in this order.
        """,
        ("PIP-1e", .resets, .decision(near: positionManager)): """
        A manual record resets the counter of close fixes. In manual mode, fixes therefore open no geofence, even if \
        they are near each other.
        """,
        ("PIP-1f", .askedFirst, .decision(near: positionManager)): """
        In manual mode, the app checks the accuracy of a fix before all other steps, since it does not record a \
        rejected fix. The source, however, names this check last.
        """,
        ("PIP-1g", .notDebounced, .decision):
            "In manual mode, fixes are not debounced: no fix is dropped as outOfOrder or tooSoon.",
        ("PIP-1h", .latest, .decision): """
        In both modes, the app uses only one fix of each batch: the fix with the latest time, even if it is not the \
        last fix of the batch.
        """,
        ("PIP-1i", .ties, .decision):
            "If several fixes of a batch share the latest time, the app uses the last of them in the batch.",
        ("PIP-1j", .lists, .decision):
            "For each batch, `actions` contains one list, which is empty if the batch is dropped.",
        ("PIP-1k", .opens, .decision): """
        When a fix opens a geofence, the actions contain `monitorRegion` before `record`. After `record`, the actions \
        contain `stopTimer` in place of `startTimer`.
        """,
        ("PIP-1l", .leaves, .decision):
            "If the person leaves a geofence, the actions contain `unmonitorRegion`, then `record`, then `startTimer`.",
        ("PIP-1m", .userMode, .decision): """
        The action `record` has userMode 9 if the fix opens a geofence, userMode 10 if the person leaves a geofence at \
        the fix, and otherwise userMode 0. In manual mode, the userMode is always 0.
        """,
        ("PIP-1n", .noTimerInside, .decision): """
        While a geofence is open, the app does not start the timer. If a geofence is open before an accepted fix and \
        the person does not leave this geofence at the fix, the actions are only `powerSaving` and `record`.
        """,
        ("PIP-1o", .interval, .decision): """
        `seconds` of the action `startTimer` is the parameter `interval` of the input, even if the parameter is not \
        180 s.
        """,
        ("PIP-1p", .radius, .decision): """
        `radius` of the action `monitorRegion` is the parameter `radius` of the input, even if the parameter is not \
        100 m.
        """,
        ("PIP-1q", .regions, .decision): """
        The ids of the regions are geofence-1, geofence-2 and so on, numbered across all batches of the input.
        """,
        ("PIP-1r", .vehicle, .decision): """
        An input in manual mode contains a `vehicle`, and the records have the activity of that vehicle. An input in \
        automatic mode contains no `vehicle`. If `vehicle` is missing in manual mode or present in automatic mode, the \
        input is malformed.
        """,
        ("PIP-2a", .nothingDropped, .decision(near: positionManager)):
            "If a stage drops a fix as outOfOrder, tooSoon or rejected, the fix has no record.",
        ("PIP-2b", .stages, .decision): """
        The output is the same as if the fixes passed through mobility.debounce, mobility.accuracy, mobility.motion, \
        mobility.geofence and mobility.records, one stage after the other. Each stage follows its own clauses and \
        readings, and processes the fixes that the previous stage kept. PIP-1e, PIP-1g, PIP-1r, PIP-2d, PIP-2o and \
        PIP-2t state exceptions.
        """,
        ("PIP-2c", .pieces, .decision): """
        The output does not depend on whether an implementation processes the batches in several groups or all at \
        once.
        """,
        ("PIP-2d", .last, .decision): """
        The reading `mobility.pipeline.last` decides which fixes start the 5 s of mobility.debounce: only accepted \
        fixes, or all fixes that are not false positives. In automatic mode, mobility.debounce drops \
        further fixes during the 5 s.
        """,
        ("PIP-2e", .seen, .decision): """
        Under the option `seen` of the reading `mobility.debounce.last`, the latest fix of every batch starts the 5 s \
        of mobility.debounce, unless PIP-2f applies. The reading `mobility.pipeline.last` then has no effect.
        """,
        ("PIP-2f", .outOfOrder, .decision): """
        A fix that is older than the fix that started the 5 s of mobility.debounce is dropped as outOfOrder and does \
        not restart the 5 s.
        """,
        ("PIP-2g", .empty, .decision): "A batch that contains no fix is dropped as empty.",
        ("PIP-2h", .rejected, .decision):
            "In both modes, a fix that reaches mobility.accuracy but is not accepted there is dropped as rejected.",
        ("PIP-2i", .alerts, .decision): """
        In manual mode, `alerts` contains the index of each batch whose fix makes mobility.accuracy alert the user. \
        Only a fix that is too coarse causes an alert; a fix with a negative accuracy causes none.
        """,
        ("PIP-2j", .alertsToo, .decision): "Each batch in `alerts` is also in `dropped`.",
        ("PIP-2k", .indices, .decision): """
        `dropped` and `alerts` contain indices of batches, counted from 0. The count includes batches without a fix.
        """,
        ("PIP-2l", .motion, .decision): """
        In automatic mode, mobility.motion computes the activity from the samples, the coprocessor and the speed of \
        the fix, with minimumConfidence 50. If `samples` is absent, the list of samples is empty. If `coprocessor` is \
        absent, the coprocessor is not available.
        """,
        ("PIP-2m", .ofLatest, .decision): """
        The activity is computed from the samples and the coprocessor of the latest fix in the batch, not of the first \
        fix.
        """,
        ("PIP-2n", .sensorsFirst, .decision): """
        In automatic mode, if a fix has `samples` or a `coprocessor`, mobility.motion computes the activity, even if \
        `samples` is an empty list or the fix also has a member `activity`.
        """,
        ("PIP-2o", .brought, .decision): """
        In automatic mode, if a fix has neither `samples` nor a `coprocessor` but has a member `activity`, the record \
        has that activity, not an activity computed from the speed.
        """,
        ("PIP-2p", .acceptedAlone, .decision):
            "mobility.geofence receives only the accepted fixes, not the rejected fixes.",
        ("PIP-2q", .counts, .decision): """
        In an event, `at` is the index of a fix among the accepted fixes, counted from 0, and not the index of a batch.
        """,
        ("PIP-2r", .recordEach, .decision):
            "Each accepted fix has one record. PIP-2u states the only exception.",
        ("PIP-2s", .recordsInside, .decision): """
        An accepted fix inside a geofence has a record too, unlike in mobility.sampling, where the app stores no \
        record of a fix while a geofence is open.
        """,
        ("PIP-2t", .byBatches, .decision):
            "In manual mode, the records are in the order of the batches, not sorted by time.",
        ("PIP-2u", .storedOnce, .decision): """
        If several manual records have the same time and userMode, only the first is stored, as in mobility.records, \
        since these records also have the same device and kind. The batches of the other records still have their \
        actions and are not in `dropped`.
        """,
    ]
}
