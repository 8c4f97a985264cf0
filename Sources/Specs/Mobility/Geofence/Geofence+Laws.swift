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
            """
            On iOS, while no geofence is open, each fix is compared with the fix directly before it, even if the run \
            of close fixes began earlier.
            """,
            ios),
        .opens: .source(
            """
            On iOS the proximity counter rises by 1 if a fix is near the fix before it. When the counter reaches its \
            threshold, a geofence opens, and `events` contains an `enter` event.
            """, ios),
        .enterMode: .source(
            "On iOS an `enter` event has userMode 9. Only an `exit` event has userMode 10.", ios),
        .seven: .decision(
            """
            On iOS the threshold of the proximity counter is 7 close fixes, which take 21 min with one fix every 3 \
            min. If eight fixes are at the same place, the eighth fix opens the geofence.
            """, near: Source(.mobiliteDynamique, "4.3", "5.2.1")),
        .nearOnEarth: ellipsoid,
        .near: .decision(
            """
            On iOS two fixes less than 100 m apart are near each other. At exactly 100 m they are far from each other.
            """),
        .far: .decision(
            """
            On iOS a fix that is far from the fix before it either resets the proximity counter to 0 or keeps the \
            counter, depending on the reading `mobility.geofence.far`. A counter that is kept includes the close fixes \
            both before and after the far fix.
            """),
        .farAddsNothing: .decision(
            "On iOS a fix that is far from the fix before it does not add to the proximity counter."),
        .enterTime: .decision(
            "On iOS the `t` of an `enter` event is the time of the fix that opens the geofence."),
        .everyFix: .decision(
            "On iOS every fix is evaluated, even a fix that mobility.accuracy would reject."),
        .figures: .decision(
            """
            On iOS a `radius` in the `parameters` of the input replaces the 100 m that separate near from far. A \
            `closeFixes` in the `parameters` replaces the threshold of 7 close fixes.
            """),
        .clock: .decision(
            """
            On iOS a geofence opens either because of the number of close fixes or because of the time that their run \
            has lasted, depending on the reading `mobility.geofence.clock`.
            """, near: ios),
        .lasting: .decision(
            """
            On iOS, under the option `elapsed` of the reading `mobility.geofence.clock`, a geofence opens once the run \
            of close fixes has lasted at least `closeFixes` × `interval`, usually 21 min. This time is a product of two \
            doubles, rounded once.
            """),
        .intervalOfInput: .decision(
            "An `interval` in `parameters` replaces the usual interval of 180 s between two fixes."),
        .runBegins: .decision(
            """
            A run of close fixes begins with the fix directly before its first close fix, since the first close fix \
            was compared with that fix. Under the option `keep` of the reading `mobility.geofence.far`, a far fix does \
            not end the run.
            """),
        .closeOpens: .decision(
            """
            Only a close fix opens a geofence on iOS. Under the option `elapsed` of the reading \
            `mobility.geofence.clock`, a far fix opens no geofence, even if the run has lasted long enough.
            """),
        .circle: .source(
            "On iOS a geofence is a circle around a point, which is given by a latitude and a longitude.",
            ios),
        .centre: .decision(
            """
            On iOS the centre of a geofence is the fix that opens the geofence, the first fix of the run of close \
            fixes, or the mean of this run. Which of the three applies depends on the reading \
            `mobility.geofence.centre`.
            """),
        .mean: .decision(
            "The mean of a run is computed from the first fix of the run and from all its close fixes."),
        .acrossAntimeridian: .decision(
            """
            For the mean of a run, each longitude is first moved by 360°, if necessary, to within 180° of the \
            longitude of the run's first fix. The mean longitude is then moved back into the range of ±180°.
            """),
        .meanOfClose: .decision(
            "If a run continues past far fixes, its mean is computed without these far fixes."),
        .exit: .source(
            """
            `events` contains an `exit` event only if the person leaves the circle of the geofence. A geofence that is \
            still open at the end of the input has no `exit` event.
            """, ios),
        .exitMode: .source(
            "An `exit` event has userMode 10. Only an `enter` event has userMode 9.", ios),
        .spent: .source(
            "The `dwell` of an `exit` event is the time in seconds that the person spent in the geofence.",
            Source(.mobiliteDynamique, "5.2.1.1")),
        .exitOnEarth: ellipsoid,
        .outside: .decision(
            """
            An `exit` event happens at the first fix that is more than 100 m from the centre of the open geofence. At \
            exactly 100 m the person is still inside.
            """, near: ios),
        .fromCentre: .decision(
            """
            The distance of a fix from the centre of the geofence decides whether the fix is outside. Its distance \
            from the fix before does not matter.
            """),
        .exitTime: .decision(
            "The `t` of an `exit` event is the time of its own fix, not the time of the `enter` event."),
        .exitShowsCentre: .decision(
            "The `centre` of an `exit` event is the geofence's centre, not the place of the event's fix."),
        .counterIsZero: .decision(
            "After an `exit` event on iOS the proximity counter is 0, so earlier close fixes do not count."),
        .exitIsBefore: .decision(
            "On iOS the fix after an `exit` event is compared with the fix at which the event happened."),
        .windowAfterExit: .decision(
            "On Android the fix of an `exit` event is the first fix of the next window."),
        .dwell: .decision(
            """
            `dwell` is the time in seconds from the enter to the exit or from the arrival to the exit, depending on \
            the reading `mobility.geofence.dwell`. This time is the difference of two doubles. If the difference is \
            beyond the range of doubles, `dwell` is infinite and is written as 1e400 or -1e400.
            """),
        .arrival: .decision(
            """
            The arrival, from which `dwell` may be counted, is the first fix of the run (iOS) or window (Android) that \
            opened the geofence. On iOS the first fix of a run is the fix directly before its first close fix.
            """),
        .exitRadius: .decision(
            "If `parameters` contains a `radius`, the circle has that radius instead of 100 m."),
        .window: .source(
            "On Android a geofence opens if the last 4 of 5 consecutive fixes are near the first of the 5.",
            android),
        .fifth: .source(
            "On Android a geofence opens at the fifth of the 5 consecutive fixes, not earlier.", android),
        .nearFirst: .source(
            """
            On Android two fixes less than 100 m apart are near each other. At exactly 100 m they are far from each \
            other.
            """,
            android),
        .firstOfWindow: .source(
            """
            On Android each of the last 4 of the 5 fixes is compared with the first of the 5, even if other fixes lie \
            between the two.
            """,
            android),
        .windowOnEarth: ellipsoid,
        .windowMoves: .decision(
            """
            On Android a window is either always the last 5 fixes, or a series of fixes that starts again at each fix \
            far from the first fix of the series. The reading `mobility.geofence.window` decides between the two.
            """),
        .farBeginsWindow: .decision(
            """
            Under the option `restart` of the reading `mobility.geofence.window`, a fix that is far from the first fix \
            of a window begins a new window. This far fix is itself the first fix of the new window.
            """),
        .windowCentre: .decision(
            """
            On Android the centre of a geofence is either the first or the fifth of the 5 fixes that open it, \
            depending on the reading `mobility.geofence.androidCentre`.
            """),
        .fifthTime: .decision(
            "On Android an `enter` event has the time of the fifth of the 5 fixes, not of the first."),
        .windowEnterMode: .decision(
            "On Android too, an `enter` event has userMode 9. Only an `exit` event has userMode 10."),
        .everyFixCounts: .decision(
            "On Android every fix is evaluated, even a fix that mobility.accuracy would reject."),
        .windowFigures: .decision(
            """
            On Android a `radius` in the `parameters` of the input replaces the 100 m that separate near from far. A \
            `window` in the `parameters` replaces the number of 5 consecutive fixes.
            """),
        .times: .source(
            "A geofence has a time of entry and a time of exit, which are the `t` of its two events.",
            android),
        .alternate: .decision(
            """
            The events `enter` and `exit` alternate, each at a different fix, so at most one geofence is open at a \
            time. The first event of all, and the first after each reset, is an `enter` event.
            """),
        .prefix: .decision(
            "If all fixes after an index are removed, the events before that index stay the same."),
        .shift: .decision(
            """
            If all times in the input are whole seconds, and the same whole number of seconds is added to each of \
            them, only the `t` of the events change.
            """),
        .asTheyCome: .decision(
            """
            Fixes are evaluated in the order of the input, even if their times are in another order. The input is not \
            rejected if a time is earlier than the time before it.
            """),
        .asksNoTime: .decision(
            """
            On Android a geofence opens because of the number of fixes, and time does not matter. The source says 15 \
            minutes (5 × 3), but with one fix every 3 minutes only 12 minutes pass from the first to the fifth fix.
            """, near: Source(.mobiliteDynamique, "5.2.1")),
        .resets: .source(
            """
            The monitoring starts again when it is switched on, when the person leaves a region, and at every manual \
            choice. Each such start resets variables with which the app evaluates geofences.
            """, ios),
        .before: .decision(
            "`resets` contains indices of fixes. Each reset happens before the fix at its index."),
        .anyOrder: .decision(
            """
            `resets` may contain indices in any order. An index that appears twice causes only one reset. An index \
            without a fix has no effect.
            """),
        .endsOpen: .decision(
            "If a geofence is open at a reset, the reset ends this geofence.", near: ios),
        .endsWithoutExit: .decision(
            "If a reset ends a geofence, `events` contains no `exit` event for this geofence."),
        .noneBefore: .decision(
            "On iOS the first fix after a reset is not compared with the fix before the reset."),
        .windowAtReset: .decision(
            "On Android the first fix after a reset is the first fix of the next window."),
        .resetsBoth: .decision(
            "A reset both sets the proximity counter to 0 and ends an open geofence."),
    ]
}
