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
        "Distances are measured on the WGS 84 ellipsoid, unless the reading `mobility.distance` is `haversine`.",
        .wgs84)

    public static let laws: Laws<Geofence> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .comparedWithBefore: .source(
            "On iOS each fix outside a geofence is compared with the fix before it, not with the first fix of the run.",
            ios),
        .opens: .source(
            """
            On iOS the proximity counter rises by one if a fix is near the fix before it. When the counter reaches its \
            threshold, a geofence opens, with the event `enter`.
            """, ios),
        .enterMode: .source("An enter on iOS has userMode 9, not 10.", ios),
        .seven: .decision(
            """
            The threshold of the proximity counter is 7 close fixes, which take 21 min at 3 min each. Of eight fixes \
            at one place, the eighth opens the geofence.
            """, near: Source(.mobiliteDynamique, "4.3", "5.2.1")),
        .nearOnEarth: ellipsoid,
        .near: .decision("On iOS a fix is near another if it is less than 100 m away; exactly 100 m is far."),
        .far: .decision(
            """
            Whether a far fix on iOS resets the proximity counter to 0 or keeps it depends on the reading \
            `mobility.geofence.far`. If it keeps the counter, the close fixes before and after the far fix add up.
            """),
        .farAddsNothing: .decision("On iOS a far fix adds nothing to the proximity counter."),
        .enterTime: .decision(
            "An enter has the time of the fix that opens the geofence, not of the first fix of the run."),
        .everyFix: .decision(
            "On iOS every fix of the input is evaluated, even one that mobility.accuracy would reject."),
        .figures: .decision(
            """
            On iOS a `radius` in the input replaces the radius of 100 m, and a number `closeFixes` in the input \
            replaces the threshold of 7.
            """),
        .clock: .decision(
            """
            Whether a geofence opens because of the number of close fixes, or because of the time that their run has \
            lasted, depends on the reading `mobility.geofence.clock`.
            """, near: ios),
        .lasting: .decision(
            """
            If the time of the run decides, a geofence opens once the run has lasted at least `closeFixes` × \
            `interval` (21 min). This time is computed as the product of two doubles, which is rounded once.
            """),
        .intervalOfInput: .decision("An `interval` in the input replaces the interval of 180 s."),
        .runBegins: .decision(
            """
            A run begins with the fix with which its first close fix was compared, not with that close fix. Under the \
            option `keep` of the reading `mobility.geofence.far`, a run goes on past far fixes.
            """),
        .closeOpens: .decision(
            """
            Even if the time of the run decides, only a close fix opens a geofence, not a far fix that comes after the \
            time has passed.
            """),
        .circle: .source("A geofence on iOS is a circle around a pair of coordinates.", ios),
        .centre: .decision(
            """
            Whether the centre on iOS is the fix that opens the geofence, the first fix of the run, or the mean of the \
            run depends on the reading `mobility.geofence.centre`.
            """),
        .mean: .decision("The mean of a run includes the run's first fix, not only its close fixes."),
        .acrossAntimeridian: .decision(
            """
            For the mean, longitudes are moved to within 180° of the run's first longitude, and their mean is moved \
            back into the range of ±180°. The longitudes are not averaged as given.
            """),
        .meanOfClose: .decision(
            """
            If a run goes on past far fixes, its mean leaves them out: the mean is of the first fix and the close \
            fixes.
            """),
        .exit: .source(
            """
            A person exits a geofence only by leaving its circle. A geofence may still be open at the end of the \
            input.
            """, ios),
        .exitMode: .source("An exit has userMode 10, not 9.", ios),
        .spent: .source(
            "The `dwell` of an exit is the time that the person spent inside the geofence.",
            Source(.mobiliteDynamique, "5.2.1.1")),
        .exitOnEarth: ellipsoid,
        .outside: .decision(
            """
            The exit is the first fix more than 100 m from the centre; at exactly 100 m the person is still inside.
            """, near: ios),
        .fromCentre: .decision(
            """
            The distance that decides on an exit is measured from the geofence's centre, not from the fix before.
            """),
        .exitTime: .decision("An exit has the time of its own fix, not of the enter."),
        .exitShowsCentre: .decision(
            """
            The `centre` of an exit is the centre of its geofence, not the place of its own fix.
            """),
        .counterIsZero: .decision("After an exit the proximity counter is 0."),
        .exitIsBefore: .decision("On iOS the fix after an exit is compared with the fix of the exit."),
        .windowAfterExit: .decision(
            "On Android the fix of an exit is the first fix of the next window, which includes no earlier fix."
        ),
        .dwell: .decision(
            """
            Whether `dwell` is the seconds from the enter to the exit, or from the arrival to the exit, depends on the \
            reading `mobility.geofence.dwell`. `dwell` is the difference of two doubles. If this difference is beyond \
            the range of doubles, `dwell` is infinite, and is written as 1e400.
            """),
        .arrival: .decision(
            """
            The arrival is the first fix of the run or window. On iOS the first fix of a run is the fix before its \
            first close fix.
            """),
        .exitRadius: .decision("If the input gives a radius, the circle has that radius, not 100 m."),
        .window: .source(
            "On Android a geofence opens if the last 4 of 5 consecutive fixes are near the first of them.",
            android),
        .fifth: .source(
            "On Android the geofence opens at the fifth of the 5 consecutive fixes, not earlier.", android),
        .nearFirst: .source(
            "On Android a fix is near another if it is less than 100 m away; exactly 100 m is far.", android),
        .firstOfWindow: .source(
            """
            On Android each of the last 4 of the 5 fixes is compared with the first of them, not with the fix before it.
            """,
            android),
        .windowOnEarth: ellipsoid,
        .windowMoves: .decision(
            """
            Whether the 5 fixes are always the last 5, or whether a fix far from the first of a window begins a new \
            window, depends on the reading `mobility.geofence.window`.
            """),
        .farBeginsWindow: .decision(
            "A far fix that begins a new window is itself the first fix of that window."),
        .windowCentre: .decision(
            """
            Whether the centre on Android is the first or the fifth of the 5 fixes depends on the reading \
            `mobility.geofence.androidCentre`.
            """),
        .fifthTime: .decision("An enter on Android has the time of the fifth fix, not of the first."),
        .windowEnterMode: .decision("An enter on Android has userMode 9 too, not 10."),
        .everyFixCounts: .decision(
            "On Android every fix of the input is evaluated, even one that mobility.accuracy would reject."),
        .windowFigures: .decision(
            """
            On Android a `radius` in the input replaces the radius of 100 m, and a number `window` in the input \
            replaces the 5 fixes.
            """),
        .times: .source("A geofence has a time of entry and a time of exit.", android),
        .alternate: .decision(
            """
            Enters and exits alternate, each at a different fix, so at most one geofence is open. The first event of \
            the input, and the first after a reset, is an enter.
            """),
        .prefix: .decision("If all fixes after an index are dropped, no event before that index changes."),
        .shift: .decision(
            """
            If all times are whole seconds, shifting them by a whole number of seconds changes only the times of the \
            output.
            """),
        .asTheyCome: .decision(
            """
            Fixes are taken in the order of the input, not of their times. A time earlier than the time before it does \
            not reject the input.
            """),
        .asksNoTime: .decision(
            """
            The source says 15 minutes for Android (5 × 3), but only 12 pass from the first to the fifth fix. The \
            rule counts fixes; it does not wait for 15 minutes.
            """, near: Source(.mobiliteDynamique, "5.2.1")),
        .resets: .source(
            """
            Switching on, leaving a region and every manual choice start the monitoring again, which resets variables \
            of the evaluation of the geofence.
            """, ios),
        .before: .decision(
            """
            `resets` lists indices of fixes; each reset comes before the fix at its index, not after it.
            """),
        .anyOrder: .decision(
            """
            `resets` may list indices in any order. An index listed twice is one reset. An index without a fix resets \
            nothing.
            """),
        .endsOpen: .decision("An open geofence ends at a reset.", near: ios),
        .endsWithoutExit: .decision("A geofence that ends at a reset has no exit."),
        .noneBefore: .decision(
            "On iOS the first fix after a reset is not compared with the fix before the reset."),
        .windowAtReset: .decision(
            "On Android the first fix after a reset begins a window, which includes no earlier fix."),
        .resetsBoth: .decision(
            "A reset clears two variables: the proximity counter, which becomes 0, and the open geofence."),
    ]
}
