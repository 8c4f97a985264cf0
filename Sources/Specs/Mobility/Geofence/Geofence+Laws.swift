import SharedSpecs
import Specification

extension Geofence {
    public enum Law: LawName {
        public typealias Subsystem = Geofence
        case places, finite
        case comparedWithBefore, opens, enterMode, seven, nearOnEarth, near, far, farAddsNothing, enterTime,
            everyFix, figures
        case clock, lasting, intervalOfInput, runBegins, closeOpens
        case circle, centre, mean, acrossAntimeridian, meanOfClose
        case exit, exitMode, spent, exitOnEarth, outside, fromCentre, exitTime, exitShowsCentre,
            counterIsZero, exitIsBefore, windowAfterExit, dwell, arrival, exitRadius
        case window, fifth, nearFirst, firstOfWindow, windowOnEarth, windowMoves, farBeginsWindow,
            windowCentre, fifthTime, windowEnterMode, everyFixCounts, windowFigures
        case times, alternate, prefix, shift, asTheyCome
        case asksNoTime
        case resets, before, anyOrder, endsOpen, endsWithoutExit, noneBefore, windowAtReset, resetsBoth
    }

    private static let ios = Source(.mobiliteDynamique, "4.3")
    private static let android = Source(.mobiliteDynamique, "2.2.3")

    public static let laws: Laws<Geofence> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("GEO-1a", .comparedWithBefore, .source(ios)): """
        On iOS, while no geofence is open, each fix is compared with the fix directly before it, even if the run of \
        close fixes began earlier.
        """,
        ("GEO-1b", .opens, .source(ios)): """
        On iOS the proximity counter rises by 1 if a fix is near the fix before it. When the counter reaches its \
        threshold, a geofence opens, and `events` contains an `enter` event.
        """,
        ("GEO-1c", .enterMode, .source(ios)):
            "On iOS an `enter` event has userMode 9. Only an `exit` event has userMode 10.",
        ("GEO-1d", .seven, .decision(near: .mobiliteDynamique, "4.3", "5.2.1")): """
        On iOS the threshold of the proximity counter is 7 close fixes, which take 21 min with one fix every 3 min. If \
        eight fixes are at the same place, the eighth fix opens the geofence.
        """,
        ("GEO-1e", .nearOnEarth, .shared): EarthDistance.isOnEllipsoid,
        ("GEO-1f", .near, .decision): """
        On iOS two fixes less than 100 m apart are near each other. Two fixes exactly 100 m apart are far from each \
        other.
        """,
        ("GEO-1g", .far, .decision): """
        On iOS a fix that is far from the fix before it either resets the proximity counter to 0 or leaves it \
        unchanged, depending on the reading `mobility.geofence.far`. If the counter is left unchanged, it counts the \
        close fixes both before and after the far fix.
        """,
        ("GEO-1h", .farAddsNothing, .decision):
            "On iOS a fix that is far from the fix before it does not add to the proximity counter.",
        ("GEO-1i", .enterTime, .decision):
            "On iOS the `t` of an `enter` event is the time of the fix that opens the geofence.",
        ("GEO-1j", .everyFix, .decision):
            "On iOS every fix is evaluated, even a fix that mobility.accuracy would reject.",
        ("GEO-1k", .figures, .decision): """
        On iOS a `radius` in the `parameters` of the input replaces the 100 m that separate near from far. A \
        `closeFixes` in the `parameters` replaces the threshold of 7 close fixes.
        """,
        ("GEO-2a", .clock, .decision(near: ios)): """
        On iOS a geofence opens either once there are enough close fixes or once their run has lasted long enough, \
        depending on the reading `mobility.geofence.clock`.
        """,
        ("GEO-2b", .lasting, .decision): """
        On iOS, under the option `elapsed` of the reading `mobility.geofence.clock`, a geofence opens once the run of \
        close fixes has lasted at least `closeFixes` × `interval`, usually 21 min. The duration of the run and this \
        product are computed in doubles, and each is rounded once.
        """,
        ("GEO-2c", .intervalOfInput, .decision):
            "An `interval` in `parameters` replaces the usual interval of 180 s between two fixes.",
        ("GEO-2d", .runBegins, .decision): """
        A run of close fixes begins with the fix directly before its first close fix, since the first close fix was \
        compared with that fix. Under the option `keep` of the reading `mobility.geofence.far`, a far fix does not end \
        the run.
        """,
        ("GEO-2e", .closeOpens, .decision): """
        Only a close fix opens a geofence on iOS. Under the option `elapsed` of the reading `mobility.geofence.clock`, \
        a far fix opens no geofence, even if the run has lasted long enough.
        """,
        ("GEO-3a", .circle, .source(ios)):
            "On iOS a geofence is a circle around a point, which is given by a latitude and a longitude.",
        ("GEO-3b", .centre, .decision): """
        On iOS the centre of a geofence is the fix that opens it, the first fix of the run of close fixes, or the mean \
        of this run. The reading `mobility.geofence.centre` decides which point is the centre.
        """,
        ("GEO-3c", .mean, .decision):
            "The mean of a run is computed from the first fix of the run and from all its close fixes.",
        ("GEO-3d", .acrossAntimeridian, .decision): """
        For the mean of a run, each longitude is first moved by 360°, if necessary, so that it is within 180° of the \
        longitude of the run's first fix. The mean longitude is then moved back into the range of ±180°.
        """,
        ("GEO-3e", .meanOfClose, .decision):
            "If a run continues past far fixes, its mean is computed without these far fixes.",
        ("GEO-4a", .exit, .source(ios)): """
        `events` contains an `exit` event only if the person leaves the circle of the geofence. A geofence that is \
        still open at the end of the input has no `exit` event.
        """,
        ("GEO-4b", .exitMode, .source(ios)):
            "An `exit` event has userMode 10. Only an `enter` event has userMode 9.",
        ("GEO-4c", .spent, .source(.mobiliteDynamique, "5.2.1.1")):
            "The `dwell` of an `exit` event is the time in seconds that the person spent in the geofence.",
        ("GEO-4d", .exitOnEarth, .shared): EarthDistance.isOnEllipsoid,
        ("GEO-4e", .outside, .decision(near: ios)): """
        An `exit` event happens at the first fix that is more than 100 m from the centre of the open geofence. A \
        person at exactly 100 m from the centre is still inside the geofence.
        """,
        ("GEO-4f", .fromCentre, .decision): """
        Whether a fix is outside the geofence depends on its distance from the centre of the geofence, not on its \
        distance from the previous fix.
        """,
        ("GEO-4g", .exitTime, .decision):
            "The `t` of an `exit` event is the time of the event's fix, not the time of the `enter` event.",
        ("GEO-4h", .exitShowsCentre, .decision):
            "The `centre` of an `exit` event is the geofence's centre, not the place of the event's fix.",
        ("GEO-4i", .counterIsZero, .decision):
            "After an `exit` event on iOS the proximity counter is 0, so earlier close fixes do not count.",
        ("GEO-4j", .exitIsBefore, .decision):
            "On iOS the fix after an `exit` event is compared with the fix of this event.",
        ("GEO-4k", .windowAfterExit, .decision):
            "On Android the fix of an `exit` event is the first fix of the next window.",
        ("GEO-4l", .dwell, .decision): """
        `dwell` is the time in seconds from the entry to the exit or from the arrival to the exit, depending on the \
        reading `mobility.geofence.dwell`. `dwell` is computed as the difference of two doubles. If this difference is \
        beyond the range of doubles, `dwell` is infinite and is written as 1e400 or -1e400.
        """,
        ("GEO-4m", .arrival, .decision): """
        For `dwell` (GEO-4l), the arrival is the first fix of the run (iOS) or window (Android) that opened the \
        geofence. On iOS the first fix of a run is the fix directly before the run's first close fix.
        """,
        ("GEO-4n", .exitRadius, .decision): """
        If `parameters` contains a `radius`, the circle of each geofence has that radius instead of 100 m.
        """,
        ("GEO-5a", .window, .source(android)):
            "On Android a geofence opens if the last 4 of 5 consecutive fixes are near the first of the 5.",
        ("GEO-5b", .fifth, .source(android)):
            "On Android a geofence opens at the fifth of the 5 consecutive fixes, not earlier.",
        ("GEO-5c", .nearFirst, .source(android)): """
        On Android two fixes less than 100 m apart are near each other. Two fixes exactly 100 m apart are far from \
        each other.
        """,
        ("GEO-5d", .firstOfWindow, .source(android)): """
        On Android each of the last 4 of the 5 fixes is compared with the first of the 5, even if other fixes lie \
        in between.
        """,
        ("GEO-5e", .windowOnEarth, .shared): EarthDistance.isOnEllipsoid,
        ("GEO-5f", .windowMoves, .decision): """
        On Android a window is either the last 5 fixes or a series of fixes, depending on the reading \
        `mobility.geofence.window`. A series begins again at each fix that is far from the first fix of the series.
        """,
        ("GEO-5g", .farBeginsWindow, .decision): """
        Under the option `restart` of the reading `mobility.geofence.window`, a fix that is far from the first fix of \
        a window is itself the first fix of a new window.
        """,
        ("GEO-5h", .windowCentre, .decision): """
        On Android the centre of a geofence is either the first or the fifth of the 5 fixes that open it, depending on \
        the reading `mobility.geofence.androidCentre`.
        """,
        ("GEO-5i", .fifthTime, .decision):
            "On Android an `enter` event has the time of the fifth of the 5 fixes, not of the first.",
        ("GEO-5j", .windowEnterMode, .decision):
            "On Android too, an `enter` event has userMode 9. Only an `exit` event has userMode 10.",
        ("GEO-5k", .everyFixCounts, .decision):
            "On Android every fix is evaluated, even a fix that mobility.accuracy would reject.",
        ("GEO-5l", .windowFigures, .decision): """
        On Android a `radius` in the `parameters` of the input replaces the 100 m that separate near from far. A \
        `window` in the `parameters` replaces 5 as the number of consecutive fixes.
        """,
        ("GEO-6a", .times, .source(android)): """
        The time of entry of a geofence is the `t` of its `enter` event. The time of exit is the `t` of its `exit` \
        event, if there is one.
        """,
        ("GEO-6b", .alternate, .decision): """
        Between two resets, the events `enter` and `exit` alternate, each at a different fix. At most one geofence is \
        open at a time. The first event in `events`, and the first event after each reset, is an `enter` event.
        """,
        ("GEO-6c", .prefix, .decision):
            "If the last fixes of the input are removed, the events at the remaining fixes stay the same.",
        ("GEO-6d", .shift, .decision): """
        If all times in the input are whole seconds, and the same whole number of seconds is added to each of them, \
        only the `t` of each event changes.
        """,
        ("GEO-6e", .asTheyCome, .decision): """
        Fixes are evaluated in the order of the input, even if their times are in another order. The input is not \
        rejected if a time is earlier than the time before it.
        """,
        ("GEO-7a", .asksNoTime, .decision(near: .mobiliteDynamique, "5.2.1")): """
        On Android a geofence opens because of the number of fixes, and time does not matter. The source says 15 \
        minutes (5 × 3), but with one fix every 3 minutes only 12 minutes pass from the first to the fifth fix.
        """,
        ("GEO-8a", .resets, .source(ios)): """
        The monitoring starts again when it is switched on, when the person leaves a region, and when the user makes a \
        manual choice. Each start of the monitoring resets the variables that the app uses to evaluate geofences.
        """,
        ("GEO-8b", .before, .decision):
            "`resets` contains indices of fixes; a reset happens directly before each of these fixes.",
        ("GEO-8c", .anyOrder, .decision): """
        `resets` may contain indices in any order. An index that appears twice causes only one reset. An index without \
        a fix has no effect.
        """,
        ("GEO-8d", .endsOpen, .decision(near: ios)):
            "If a geofence is open at a reset, the reset ends this geofence.",
        ("GEO-8e", .endsWithoutExit, .decision):
            "If a reset ends a geofence, `events` contains no `exit` event for this geofence.",
        ("GEO-8f", .noneBefore, .decision):
            "On iOS the first fix after a reset is not compared with the fix before the reset.",
        ("GEO-8g", .windowAtReset, .decision):
            "On Android the first fix after a reset is the first fix of the next window.",
        ("GEO-8h", .resetsBoth, .decision):
            "A reset both sets the proximity counter to 0 and ends an open geofence.",
    ]
}
