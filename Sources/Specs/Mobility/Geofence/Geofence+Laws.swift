import SharedSpecs
import Specification

extension Geofence {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case comparedWithBefore = "GEO-1a"
        case opens = "GEO-1b"
        case enterMode = "GEO-1c"
        case seven = "GEO-1d"
        case nearOnEarth = "GEO-1e"
        case near = "GEO-1f"
        case far = "GEO-1g"
        case farAddsNothing = "GEO-1h"
        case enterTime = "GEO-1i"
        case everyFix = "GEO-1j"
        case figures = "GEO-1k"
        case clock = "GEO-2a"
        case lasting = "GEO-2b"
        case intervalOfInput = "GEO-2c"
        case runBegins = "GEO-2d"
        case closeOpens = "GEO-2e"
        case circle = "GEO-3a"
        case centre = "GEO-3b"
        case mean = "GEO-3c"
        case acrossAntimeridian = "GEO-3d"
        case meanOfClose = "GEO-3e"
        case exit = "GEO-4a"
        case exitMode = "GEO-4b"
        case spent = "GEO-4c"
        case exitOnEarth = "GEO-4d"
        case outside = "GEO-4e"
        case fromCentre = "GEO-4f"
        case exitTime = "GEO-4g"
        case exitShowsCentre = "GEO-4h"
        case counterIsZero = "GEO-4i"
        case exitIsBefore = "GEO-4j"
        case windowAfterExit = "GEO-4k"
        case dwell = "GEO-4l"
        case arrival = "GEO-4m"
        case exitRadius = "GEO-4n"
        case window = "GEO-5a"
        case fifth = "GEO-5b"
        case nearFirst = "GEO-5c"
        case firstOfWindow = "GEO-5d"
        case windowOnEarth = "GEO-5e"
        case windowMoves = "GEO-5f"
        case farBeginsWindow = "GEO-5g"
        case windowCentre = "GEO-5h"
        case fifthTime = "GEO-5i"
        case windowEnterMode = "GEO-5j"
        case everyFixCounts = "GEO-5k"
        case windowFigures = "GEO-5l"
        case times = "GEO-6a"
        case alternate = "GEO-6b"
        case prefix = "GEO-6c"
        case shift = "GEO-6d"
        case asTheyCome = "GEO-6e"
        case asksNoTime = "GEO-7a"
        case resets = "GEO-8a"
        case before = "GEO-8b"
        case anyOrder = "GEO-8c"
        case endsOpen = "GEO-8d"
        case endsWithoutExit = "GEO-8e"
        case noneBefore = "GEO-8f"
        case windowAtReset = "GEO-8g"
        case resetsBoth = "GEO-8h"
    }

    private static let ios = Source(.mobiliteDynamique, "4.3")
    private static let android = Source(.mobiliteDynamique, "2.2.3")

    private static let ellipsoid = Statement.standard(
        "Metres are measured on the ellipsoid of WGS 84 unless the reading mobility.distance says haversine.",
        .wgs84)

    public static let laws: Laws<Geofence> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .comparedWithBefore: .source(
            "iOS: each fix outside a geofence is compared with the fix before it, not with the first of the run.",
            ios),
        .opens: .source(
            "If it is near, the proximity counter rises; at its threshold the event enter opens a geofence.",
            ios),
        .enterMode: .source("The record of an enter has userMode 9, not 10.", ios),
        .seven: .decision(
            """
            The threshold is 7 close fixes, after 21 min (7 × 3), so that of eight fixes at one place the eighth opens \
            the geofence.
            """, near: Source(.mobiliteDynamique, "4.3", "5.2.1")),
        .nearOnEarth: ellipsoid,
        .near: .decision("Near is nearer than 100 m, strictly less."),
        .far: .decision(
            """
            iOS: by the reading mobility.geofence.far a far fix sets the counter to 0, or it takes nothing away, so that \
            close fixes before and after it add up.
            """),
        .farAddsNothing: .decision("A far fix adds nothing to the counter."),
        .enterTime: .decision(
            "An enter has the time of the fix that opened it, not of the first of the run."),
        .everyFix: .decision(
            "iOS: every fix counts, not only those that mobility.accuracy would accept."),
        .figures: .decision(
            "iOS: radius and threshold are those of the input, not 100 m and 7, if it has its own."),
        .clock: .decision(
            """
            By the reading mobility.geofence.clock the geofence opens by the count of close fixes, or by the time that \
            their run has lasted.
            """, near: ios),
        .lasting: .decision(
            """
            By time it opens once the run has lasted at least closeFixes × interval, 21 min: the product of two doubles, \
            rounded once.
            """),
        .intervalOfInput: .decision("The interval is that of the input, not 180 s, if it has its own."),
        .runBegins: .decision(
            """
            A run lasts from its first fix, with which the first close fix was compared, not from that close fix, and \
            by the reading keep beyond far fixes.
            """),
        .closeOpens: .decision(
            "By time too it opens at a close fix, not at a far one that comes once the time has passed."),
        .circle: .source("A geofence on iOS is a circle around a pair of coordinates.", ios),
        .centre: .decision(
            """
            By the reading mobility.geofence.centre its centre is the fix that opened it, the first of the run, or the \
            mean of the run.
            """),
        .mean: .decision("The mean of the run includes its first fix, not its close fixes alone."),
        .acrossAntimeridian: .decision(
            """
            Longitudes are averaged within 180° of the run's first one and brought back into ±180, not averaged as \
            they stand.
            """),
        .meanOfClose: .decision(
            "If a run goes on beyond far fixes, its mean is of the first fix and the close ones, not of the far ones."
        ),
        .exit: .source(
            "Leaving the circle is the exit, and nothing else is; an open geofence may stay open.", ios),
        .exitMode: .source("The record of an exit has userMode 10, not 9.", ios),
        .spent: .source("An exit has the time spent inside.", Source(.mobiliteDynamique, "5.2.1.1")),
        .exitOnEarth: ellipsoid,
        .outside: .decision("The first fix farther than 100 m, strictly more, is the exit.", near: ios),
        .fromCentre: .decision("It is measured from the centre, not from the fix before."),
        .exitTime: .decision("An exit has the time of its own fix, not of the enter."),
        .exitShowsCentre: .decision("An exit shows the geofence's centre, not its own place."),
        .counterIsZero: .decision("After the exit the counter is 0."),
        .exitIsBefore: .decision(
            "On iOS the next fix is compared with the exit, which is not forgotten."),
        .windowAfterExit: .decision(
            """
            On Android the exit begins the next window: it is not left out, and the window does not reach behind it.
            """),
        .dwell: .decision(
            """
            By the reading mobility.geofence.dwell dwell is the seconds since the enter, or since the arrival: the \
            difference of two doubles.
            """),
        .arrival: .decision(
            "The arrival is the first fix of the run or window, on iOS not the first close one."),
        .exitRadius: .decision(
            "The circle has the radius of the input, not 100 m, if it has its own."),
        .window: .source(
            """
            Android: a place is recognized as a geofence if of 5 consecutive fixes the other 4 are near the first.
            """, android),
        .fifth: .source("Only at the fifth of them is it recognized.", android),
        .nearFirst: .source("Near is nearer than 100 m, strictly less.", android),
        .firstOfWindow: .source(
            "The others are compared with the first of them, not each with the one before it.", android),
        .windowOnEarth: ellipsoid,
        .windowMoves: .decision(
            "By the reading mobility.geofence.window they are the last 5, or a far fix begins a new window."),
        .farBeginsWindow: .decision("The far fix is itself the first of the new window, not left out."),
        .windowCentre: .decision(
            "By the reading mobility.geofence.androidCentre the centre is the first of the 5, or the fifth."),
        .fifthTime: .decision("Its enter has the time of the fifth fix, not of the first."),
        .windowEnterMode: .decision("On Android too an enter has userMode 9, not 10."),
        .everyFixCounts: .decision(
            "Android: every fix counts, not only those that mobility.accuracy would accept."),
        .windowFigures: .decision(
            "Android: radius and window are those of the input, not 100 m and 5, if it has its own."),
        .times: .source("A geofence has a time of entry and a time of exit.", android),
        .alternate: .decision(
            """
            Enter and exit alternate, enter first, each at a fix of its own, and at most one is open; after a reset an \
            enter comes first.
            """),
        .prefix: .decision("Dropping all fixes after some index never changes an event before it."),
        .shift: .decision("Shifting all times by a constant shifts only the times."),
        .asTheyCome: .decision(
            "Fixes are taken as they come, not in the order of their times; times that go back reject nothing."
        ),
        .asksNoTime: .decision(
            """
            The source says 15 minutes for Android (5 × 3), yet between five fixes 12 pass: the rule counts fixes, it \
            does not wait for 15 minutes.
            """, near: Source(.mobiliteDynamique, "5.2.1")),
        .resets: .source(
            """
            Switching on, leaving a region and every manual choice begin the monitoring anew, which resets variables of \
            the geofence's evaluation.
            """, ios),
        .before: .decision(
            "resets names fixes by their indices; the reset comes before such a fix, not after it."),
        .anyOrder: .decision(
            """
            resets may be in any order, not only rising; the same index twice is one reset, and an index that no fix \
            has is none.
            """),
        .endsOpen: .decision("An open geofence ends at a reset.", near: ios),
        .endsWithoutExit: .decision("It ends without an exit."),
        .noneBefore: .decision(
            "On iOS the fix after a reset has none before it: it is not compared with the last one."),
        .windowAtReset: .decision(
            "On Android a window begins with the fix after a reset, not with fixes before it."),
        .resetsBoth: .decision("These are the counter, which is 0 after a reset, and the open geofence."),
    ]
}
