import SharedSpecs
import Specification

extension Geofence: Derived {
    public typealias Rule = LawClause<Geofence>

    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case comparedWithBefore = "GEO-1a"
        case threshold = "GEO-1b"
        case enterMode = "GEO-1c"
        case nearOnEarth = "GEO-1d"
        case near = "GEO-1e"
        case far = "GEO-1f"
        case farAddsNothing = "GEO-1g"
        case aboutTime = "GEO-2a"
        case clock = "GEO-2b"
        case lasting = "GEO-2c"
        case runBegins = "GEO-2d"
        case circle = "GEO-3a"
        case centre = "GEO-3b"
        case mean = "GEO-3c"
        case acrossAntimeridian = "GEO-3d"
        case meanOfClose = "GEO-3e"
        case exit = "GEO-4a"
        case exitMode = "GEO-4b"
        case exitOnEarth = "GEO-4c"
        case outside = "GEO-4d"
        case fromCentre = "GEO-4e"
        case exitShowsCentre = "GEO-4f"
        case counterIsZero = "GEO-4g"
        case exitIsBefore = "GEO-4h"
        case windowAfterExit = "GEO-4i"
        case dwell = "GEO-4j"
        case arrival = "GEO-4k"
        case window = "GEO-5a"
        case firstOfWindow = "GEO-5b"
        case windowOnEarth = "GEO-5c"
        case windowMoves = "GEO-5d"
        case farBeginsWindow = "GEO-5e"
        case windowCentre = "GEO-5f"
        case times = "GEO-6a"
        case alternate = "GEO-6b"
        case prefix = "GEO-6c"
        case shift = "GEO-6d"
        case fifteenMinutes = "GEO-7a"
        case asksNoTime = "GEO-7b"
        case resets = "GEO-8a"
        case before = "GEO-8b"
        case endsOpen = "GEO-8c"
        case endsWithoutExit = "GEO-8d"
        case nothingBefore = "GEO-8e"
    }

    private static let ios = Source(.mobiliteDynamique, "4.3")
    private static let android = Source(.mobiliteDynamique, "2.2.3")
    private static let compared = Source(.mobiliteDynamique, "5.2.1")

    private static let ellipsoid = Statement.Sentence.standard(
        "Metres are measured on the ellipsoid of WGS 84 unless the reading mobility.distance says haversine.",
        .wgs84)

    public static let laws: Laws<Geofence> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .comparedWithBefore: .source(
            """
            iOS: each fix outside a geofence is compared with the fix before it, not with the first of the run; if it \
            is near, the proximity counter rises by one.
            """, ios),
        .threshold: .source(
            """
            At the counter's threshold, after about 21 minutes, the geofence opens: 7 close fixes (7 × 3 min = 21 min), \
            so that of eight fixes at one place the eighth opens it.
            """, Source(.mobiliteDynamique, "4.3", "5.2.1")),
        .enterMode: .source("An opening is the event enter, userMode 9.", ios),
        .nearOnEarth: ellipsoid,
        .near: .decision("Near is nearer than 100 m, strictly less."),
        .far: .decision(
            """
            By the reading mobility.geofence.far a far fix sets the counter to 0, or it takes nothing away from it, so \
            that close fixes before and after it add up.
            """),
        .farAddsNothing: .decision(
            "A far fix adds nothing and opens no geofence, and the next fix is compared with it."),
        .aboutTime: .source("At the threshold of the counter about 21 minutes have passed.", ios),
        .clock: .decision(
            """
            By the reading mobility.geofence.clock the geofence opens by the count of close fixes, or by the time that \
            their run has lasted.
            """),
        .lasting: .decision(
            "By time it opens when the run has lasted at least 21 min (closeFixes × interval), at any number of fixes."
        ),
        .runBegins: .decision(
            """
            A run is a chain of fixes each of which, but the first, is near the one before it; it lasts from its first \
            fix, with which the first close fix was compared, not from that one. If far fixes keep the counter, a run \
            that has a close fix goes on beyond them.
            """),
        .circle: .source("A geofence on iOS is a circle around a pair of coordinates.", ios),
        .centre: .decision(
            """
            By the reading mobility.geofence.centre its centre is the fix that opened it, the first of the run, or the \
            mean of the run.
            """),
        .mean: .decision("The mean of the run includes its first fix, not its close fixes alone."),
        .acrossAntimeridian: .decision(
            """
            The mean is that of latitudes and that of longitudes, the latter not as they stand but brought to within \
            180° of the run's first one before and back into ±180 after.
            """),
        .meanOfClose: .decision(
            """
            Of a run that goes on beyond far fixes it is the mean of its first fix and the close ones, without the far.
            """),
        .exit: .source(
            "Inside, sampling stops; leaving the circle of 100 m around the centre is the exit, and nothing else is.",
            Source(.mobiliteDynamique, "4.3", "5.2.1.1")),
        .exitMode: .source("An exit has userMode 10.", ios),
        .exitOnEarth: ellipsoid,
        .outside: .decision("The first fix farther than 100 m, strictly more, is the exit."),
        .fromCentre: .decision("It is measured from the centre, not from the fix before."),
        .exitShowsCentre: .decision("The exit shows the geofence's centre, not its own place."),
        .counterIsZero: .decision("After the exit the counter is 0."),
        .exitIsBefore: .decision("After the exit that fix is the one before the next."),
        .windowAfterExit: .decision(
            "On Android the exit begins the next window, which does not reach behind it."),
        .dwell: .source(
            "An exit has the time spent inside those 100 m.", Source(.mobiliteDynamique, "5.2.1.1")),
        .arrival: .decision(
            """
            dwell is the seconds from the enter to the exit, or, by the reading mobility.geofence.dwell, those from the \
            first fix, not from the first close one, of the run or window from which the geofence opened.
            """),
        .window: .source(
            """
            Android: when the first of 5 consecutive fixes has the other 4 nearer than 100 m, and only then, the place \
            is a geofence. It opens at the fifth.
            """, android),
        .firstOfWindow: .source(
            "The others are compared with the first of them, not each with the one before it.", android),
        .windowOnEarth: ellipsoid,
        .windowMoves: .decision(
            "By the reading mobility.geofence.window they are the last 5, or a far fix begins a new window."),
        .farBeginsWindow: .decision("The far fix is itself the first of the new window."),
        .windowCentre: .decision(
            """
            By the reading mobility.geofence.androidCentre its centre is the first of the 5 or the fifth, and the exit \
            is measured from there.
            """),
        .times: .source(
            "A geofence has a time at which it was entered and one at which it was left.", android),
        .alternate: .decision(
            """
            Enter and exit alternate, enter first; at most one is open: but for resets, after which an enter comes \
            first again.
            """),
        .prefix: .decision("Dropping all fixes after some index never changes an event before it."),
        .shift: .decision("Shifting all times by a constant shifts only the times."),
        .fifteenMinutes: .source("A geofence may take 15 minutes to be found on Android.", compared),
        .asksNoTime: .decision(
            """
            Five fixes, one every 3 minutes, make 15 minutes (5 × 3), yet between the first and the fifth only 12 pass: \
            the rule counts fixes and does not wait until that time has passed.
            """),
        .resets: .source(
            """
            Switching on, leaving a region and every manual choice begin the evaluation of a geofence anew: they reset \
            counter and geofence.
            """, ios),
        .before: .decision(
            """
            `resets` names fixes, each by its index, before which that happens, not after; twice before one fix is \
            once, an index that no fix has resets nothing, and their order does not matter.
            """),
        .endsOpen: .decision("An open geofence ends at a reset."),
        .endsWithoutExit: .decision("It ends without an exit."),
        .nothingBefore: .decision(
            """
            Nothing of the fixes before is kept: the fix has none before it, with which it could be compared, and a \
            window begins with it, as if the fixes from one reset to the next were a track of their own.
            """),
    ]
}
