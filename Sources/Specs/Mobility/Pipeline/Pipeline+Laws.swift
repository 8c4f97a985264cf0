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
            Automatic: what is delivered goes through the filter of false positives first. Its accuracy is asked then, \
            not before: what the filter drops as outOfOrder or tooSoon is not rejected.
            """, positionManager),
        .powerSaving: .source("Upon an accepted fix power saving is set first, not last.", positionManager),
        .automatic: .source(
            """
            Automatic: then the activity is asked, the geofence is evaluated, the record is stored and the timer is \
            set, in this order.
            """, positionManager),
        .byHand: .source(
            """
            Manual: then the record with the chosen vehicle is stored and the timer is set, and at last the rest of \
            the program is notified.
            """, positionManager),
        .resets: .decision(
            "A manual record resets the counter of the geofence: near manual fixes are not counted and open none.",
            near: positionManager),
        .askedFirst: .decision(
            """
            The accuracy of a manual fix is asked first, though the source names it last, since what is rejected is \
            not recorded.
            """, near: positionManager),
        .notDebounced: .decision("Manual fixes are not debounced: none is outOfOrder or tooSoon."),
        .latest: .decision(
            "Of a batch only the fix of the latest time counts in both modes, not what stands last in it."),
        .ties: .decision("Of equal times the last in the batch counts, not the first."),
        .lists: .decision("Each batch has a list of actions, which is empty if the batch is dropped."),
        .opens: .decision(
            """
            If a geofence opens, monitorRegion comes before the record, and stopTimer after it in place of startTimer.
            """),
        .leaves: .decision("If one is left, unmonitorRegion comes before the record."),
        .userMode: .decision(
            """
            The action record has the userMode 9 if a geofence opens, 10 if one is left, and 0 of any other fix, a \
            manual one included.
            """),
        .noTimerInside: .decision("Inside a geofence no timer is started."),
        .interval: .decision("The timer has the seconds of the parameter interval, not always 180 s."),
        .radius: .decision("A region has the metres of the parameter radius, not always 100 m."),
        .regions: .decision(
            "Regions are geofence-1, geofence-2 and so on, counted over the whole input, not all geofence-1."),
        .vehicle: .decision(
            "Manual mode has a vehicle, whose activity its records have, and automatic mode has none."),
        .nothingDropped: .decision(
            "Nothing that a stage dropped is recorded: neither a false positive nor a fix that was rejected.",
            near: positionManager),
        .stages: .decision(
            """
            What comes out is what mobility.debounce, accuracy, motion, geofence and records give, each by its clauses \
            and readings on what the one before has kept.
            """),
        .pieces: .decision("Batches that come in pieces give what they give at once."),
        .last: .decision(
            """
            By the reading mobility.pipeline.last only an accepted fix starts the 5 s of mobility.debounce, or any \
            that is no false positive.
            """),
        .seen: .decision(
            """
            If mobility.debounce.last says seen, every latest fix starts them, and the reading mobility.pipeline.last \
            changes nothing.
            """),
        .outOfOrder: .decision(
            """
            A fix that starts them is the last by which another is out of order as well, but if it is older than the \
            last before.
            """),
        .empty: .decision("A batch without a fix is dropped as empty."),
        .rejected: .decision(
            "A fix that mobility.accuracy does not accept is dropped as rejected, in manual mode too."),
        .alerts: .decision(
            """
            In manual mode alerts names the batch of a fix if mobility.accuracy alerts the user of it: if it is too \
            coarse, not for any rejection.
            """),
        .alertsToo: .decision("Such a batch is named in dropped besides."),
        .indices: .decision(
            "Indices of dropped and alerts are of batches, among which those without a fix count too."),
        .motion: .decision(
            """
            The activity is the one that mobility.motion gives of samples, coprocessor and the speed of the fix, with \
            the least confidence 50; an absent part counts as none.
            """),
        .ofLatest: .decision(
            "It is asked of what came with the latest fix, not with the first of its batch."),
        .sensorsFirst: .decision(
            "If the fix has samples or a coprocessor, it is not the activity that the fix brings."),
        .brought: .decision(
            "Without either it is the activity that the fix brings, if it brings one, not that of its speed."),
        .acceptedAlone: .decision("mobility.geofence sees the accepted fixes alone, not the rejected ones."),
        .counts: .decision("The member at of an event counts accepted fixes, not batches."),
        .recordEach: .decision("Each accepted fix has one record."),
        .recordsInside: .decision(
            "Inside a geofence it has one too, though mobility.sampling would make none."),
        .byBatches: .decision("Manual records come in the order of the batches, not of their times."),
        .storedOnce: .decision(
            """
            Of manual records of one time the first is stored, as mobility.records stores by device, t, userMode and \
            kind. The batches of the others are not dropped, and have their actions, though nothing is recorded of them.
            """),
    ]
}
