import SharedSpecs
import Specification

extension Trip {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case order = "ORD-1"
        case telling = "TRP-1"
        case lasting = "TRP-2"
        case history = "TRP-3"
        case sending = "TRP-4"
    }

    public static let clauses: Clauses<Trip> = [
        .places: Fix.statement,
        .order: TimeOrder.statement,
        .telling: Statement(
            .source(
                """
                Whoever chooses what they travel by, or says that they have arrived, is located; the record is \
                stored, sent if possible, and the end of it all notified, upon which the button changes from "Start a \
                new trip" to "Change transport". Location is switched off right after it. A fix that is too coarse is \
                rejected, and the user told the cause.
                """, Source(.mobiliteDynamique, "2.2.4", "4.2.1", "4.3")),
            .decision(
                """
                choose and arrived give the action locate, whether location is on or not, and wait for the next fix; \
                the last of them is what waits. An accepted fix for which something waits gives record, send if there \
                is a network, notify, stopLocating, in this order; a fix for which nothing waits gives nothing, and no \
                message either. Only once the record is stored does the state change: to what was chosen, be it the \
                same again, or to no trip after an arrival. arrived without a trip, also while its first choice still \
                waits, rejects the whole input as trip.none, after what is event.order.
                """),
            .decision(
                """
                Accepted is what mobility.accuracy accepts in manual mode: below 150 m, exactly 150 m by the reading \
                mobility.accuracy.manual.boundary, and nothing negative. Another fix gives no action, the state stays \
                and so does what waits; the message names the event by its index, with accuracy.invalid if the \
                accuracy is negative, else accuracy.poor.
                """),
            .decision(
                """
                The record is manual, of userMode 0, with the time and place of the fix, not the time of the event. \
                Its vehicle is what was chosen, and after an arrival that of the trip which ends; its activity is that \
                of the vehicle, as in mobility.records. The label is that of the source, by whether there is a trip. \
                mode and waiting are null if there is none; an arrival that waits is arrived.
                """)),
        .lasting: Statement(
            .source(
                """
                The current trip is kept where a restart of the program does not reach it. While trips are told by \
                hand, the automatic monitoring is switched off, since the user tells how they move.
                """, Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
            .decision(
                """
                A restart gives no action. What waits is lost with it, location is off; the trip, when it began, what \
                is stored and not sent, and the history stay. If the input names a current trip, it runs from before \
                the first event.
                """),
            .decision(
                """
                automatic in a state is the user's switch, and by the reading mobility.trip.automatic off while a trip \
                runs, from the state on in which its record is stored until the one in which its arrival is. While \
                only a first choice waits, no trip runs.
                """)),
        .history: Statement(
            .source(
                "The history shows the trips that the user told, and no others.",
                Source(.mobiliteDynamique, "2.2.4")),
            .decision(
                """
                Each trip that is over is in it, in order: from the time of its first record, null if it began \
                before the first event, to that of the record with which it ended, be it an arrival or a change. A \
                change begins the next trip at the same time. The trip that still runs is not in it.
                """)),
        .sending: Statement(
            .source(
                "What is stored is sent to the server if that is possible.",
                Source(.mobiliteDynamique, "4.2.1")),
            .decision(
                """
                At first there is a network. A record is sent as it is stored if there is one then. When the network \
                comes back there is one send for each record that is not sent yet, and no action if there is none; \
                when it goes there is no action. Neither changes the state, and the state does not wait for it.
                """)),
    ]
}
