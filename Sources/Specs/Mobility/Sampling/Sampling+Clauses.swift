import SharedSpecs
import Specification

extension Sampling {
    public enum Rule: String, RuleName {
        case order = "ORD-1"
        case locating = "SAM-1"
        case region = "SAM-2"
        case ending = "SAM-3"
        case authorization = "SAM-4"
        case trips = "SAM-5"
    }

    public static let clauses: Clauses<Sampling> = [
        .order: TimeOrder.statement,
        .locating: Statement(
            .source(
                """
                Switched on, the phone is to locate at best accuracy, and a timer runs. Each tick asks for best \
                accuracy, then stops the updates and starts them, which alone makes sure of a fix. Once a fix is \
                accepted, the receiver is not stopped but saves power, the record is stored and the timer starts \
                anew. A fix that opens a geofence has its region monitored, 9 for its record, and stops the timer.
                """, Source(.mobiliteDynamique, "4.3")),
            .decision(
                """
                There is a list of actions for each event, empty if nothing is done, and the state after it: off at \
                first, outside or inside of a geofence. switchOn: accuracy best, startUpdates, startTimer. tick: \
                accuracy best, stopUpdates, startUpdates, and no startTimer. accepted: powerSaving, record, \
                startTimer, whether a tick has asked for the fix or not. opens: powerSaving, monitorRegion, record, \
                stopTimer. dropped or rejected: nothing at all.
                """),
            .decision(
                """
                The timer is of 180 s, the region of 100 m. When a tick comes is not held against the timer. The \
                record of an accepted fix has the userMode 0 but for that of SAM-2.
                """)),
        .region: Statement(
            .source(
                """
                When the system tells that the region is left, monitoring begins again, the timer with it, and the \
                next record has the userMode 10. Each region has an id of its own, and only its exit is monitored.
                """, Source(.mobiliteDynamique, "4.3")),
            .decision(
                """
                regionExit inside: unmonitorRegion, startTimer, accuracy best, stopUpdates, startUpdates. Dropped and \
                rejected fixes are not recorded, so that the 10 waits; it is written once. If the next record is that \
                of a fix that opens a geofence, it is 9, and the 10 is forgotten. The ids are geofence-1, geofence-2 \
                and so on, counted over all events, from switch to switch too.
                """)),
        .ending: Statement(
            .source(
                """
                While the switch is on, updates are never stopped for good. A program that is ended stops monitoring \
                and stores a closing record. Inside a geofence new positions are of no use.
                """, Source(.mobiliteDynamique, "4.3")),
            .decision(
                """
                terminate: stopTimer, stopUpdates, record closing, outside and inside alike; a region that is open is \
                left to the system. switchOff: stopTimer, stopUpdates, and unmonitorRegion if one is open. Then all is \
                off, and a 10 that waits is forgotten.
                """),
            .decision(
                """
                An event that makes no sense in a state gives no action and changes nothing: any but switchOn while \
                off, switchOn while on, regionExit outside, and inside a tick or a fix, whatever became of it.
                """)),
        .authorization: Statement(
            .source(
                "Only who is always authorized can monitor in the background.",
                Source(.mobiliteDynamique, "3.3")),
            .decision(
                """
                Denied or restricted, switchOn gives no action and all stays off. With whenInUse it stays off too, \
                and each switchOn gives the message authorization.always.
                """)),
        .trips: Statement(
            .source(
                """
                A trip that the user tells is stored with power saving on, monitoring starts anew, which sets the \
                timer and resets what the geofence is evaluated by, and the rest of the program is notified.
                """, Source(.mobiliteDynamique, "4.3")),
            .decision(
                """
                manualTrip while on, outside or inside: powerSaving, record with userMode 0 and the vehicle, \
                unmonitorRegion if one is open, startTimer, notify; the state is outside after it. An open geofence \
                ends without an exit, and a 10 that waits is forgotten. The trip's fix has been accepted by then.
                """)),
    ]
}
