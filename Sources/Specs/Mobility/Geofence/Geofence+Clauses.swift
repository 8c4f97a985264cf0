import SharedSpecs
import Specification

extension Geofence {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case opening = "GEO-1"
        case clock = "GEO-2"
        case centre = "GEO-3"
        case exit = "GEO-4"
        case window = "GEO-5"
        case order = "GEO-6"
        case fifteenMinutes = "GEO-7"
        case resets = "GEO-8"
    }

    private static let ios = Source(.mobiliteDynamique, "4.3")
    private static let android = Source(.mobiliteDynamique, "2.2.3")
    private static let compared = Source(.mobiliteDynamique, "5.2.1")

    private static let ellipsoid = Statement.Sentence.standard(
        "Metres are measured on the ellipsoid of WGS 84 unless the reading mobility.distance says haversine.",
        .wgs84)

    public static let clauses: Clauses<Geofence> = [
        .places: Fix.statement,
        .opening: Statement(
            .source(
                """
                iOS: each fix outside a geofence is compared with the fix before it; if it is near, the proximity \
                counter rises by one. At the counter's threshold, after about 21 minutes, the geofence opens: event \
                enter, userMode 9.
                """, Source(.mobiliteDynamique, "4.3", "5.2.1")),
            ellipsoid,
            .decision(
                """
                Near is nearer than 100 m, strictly less. The threshold is 7 (7 × 3 min = 21 min): the eighth of \
                eight fixes at one place is the seventh close one.
                """),
            .decision(
                """
                By the reading mobility.geofence.far a far fix sets the counter to 0, or it takes nothing away from \
                it, so that close fixes before and after it add up. It adds nothing in either case, nor does it open \
                a geofence, and the next fix is compared with it.
                """)),
        .clock: Statement(
            .source("At the threshold of the counter about 21 minutes have passed.", ios),
            .decision(
                """
                By the reading mobility.geofence.clock the geofence opens by the count of close fixes, or when their \
                run has lasted at least 21 min (closeFixes × interval), whatever their number. A run is a chain of \
                fixes each of which, but the first, is near the one before it; it lasts from its first fix, the one \
                with which the first close fix was compared. If far fixes keep the counter, a run that has a close \
                fix goes on beyond them.
                """)),
        .centre: Statement(
            .source("A geofence on iOS is a circle around a pair of coordinates.", ios),
            .decision(
                """
                By the reading mobility.geofence.centre its centre is the fix that opened it, the first of the run, or \
                the mean of the run. The mean is that of latitudes and that of longitudes, the latter brought to \
                within 180° of the run's first one before and back into ±180 after. Of a run that goes on beyond far \
                fixes it is the mean of its first fix and the close ones.
                """)),
        .exit: Statement(
            .source(
                """
                Inside, sampling stops; leaving the circle of 100 m around the centre is the exit, userMode 10, with \
                the time spent inside those 100 m.
                """, Source(.mobiliteDynamique, "4.3", "5.2.1.1")),
            ellipsoid,
            .decision(
                """
                The first fix farther than 100 m from the centre, strictly more, is the exit; the exit tells the \
                geofence's centre, not the fix. After it the counter is 0 and that fix is the one before the next (on \
                Android it begins the next window).
                """),
            .decision(
                """
                dwell is the seconds from the enter to the exit, or, by the reading mobility.geofence.dwell, those \
                from the first fix of the run or window from which the geofence opened.
                """)),
        .window: Statement(
            .source(
                """
                Android: when the first of 5 consecutive fixes has the other 4 nearer than 100 m, and only then, the \
                place is a geofence.
                """, android),
            ellipsoid,
            .decision(
                """
                The geofence opens at the fifth; by the reading mobility.geofence.window they are the last 5, or a far \
                fix begins a new window. By the reading mobility.geofence.androidCentre its centre is the first of \
                the 5 or the fifth, and the exit is measured from there.
                """)),
        .order: Statement(
            .source("A geofence has a time at which it was entered and one at which it was left.", android),
            .decision(
                """
                Enter and exit alternate, enter first; at most one is open: but for resets, after which an enter comes \
                first again. Dropping all fixes after some index never changes an event before it. Shifting all times \
                by a constant shifts only the times.
                """)),
        .fifteenMinutes: Statement(
            .source("A geofence may take 15 minutes to be found on Android.", compared),
            .decision(
                """
                Five fixes, one every 3 minutes, make 15 minutes (5 × 3), yet between the first and the fifth only 12 \
                pass: the rule counts fixes and asks no time.
                """)),
        .resets: Statement(
            .source(
                """
                Switching on, leaving a region and every manual choice begin the evaluation of a geofence anew: they \
                reset counter and geofence.
                """, ios),
            .decision(
                """
                `resets` names fixes, each by its index, before which that happens; twice before one fix is once, \
                an index that no fix has resets nothing, and their order is of no account. An open geofence ends without an exit. Nothing of the fixes before is \
                kept: that fix has none before it, and a window begins with it, as if the fixes from one reset to the \
                next were a track of their own.
                """)),
    ]
}
