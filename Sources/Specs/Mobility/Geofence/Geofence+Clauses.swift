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
    }

    private static let ios = Source(.mobiliteDynamique, "4.3")
    private static let android = Source(.mobiliteDynamique, "2.2.3")

    public static let clauses: Clauses<Geofence> = [
        .places: Fix.statement,
        .opening: Statement(
            """
            iOS: every fix outside a geofence is compared with the fix before it; nearer than 100 m adds one to the \
            proximity counter, else it is 0 again; at 7 (7 × 3 min = 21 min) the geofence opens: event enter, \
            userMode 9.
            """,
            source: Source(.mobiliteDynamique, "4.3", "5.2.1"),
            note: "Nearer is strictly less. The eighth of eight fixes at one place is the seventh close one."),
        .clock: Statement(
            """
            By the reading mobility.geofence.clock the geofence opens by the count of close fixes, or when their run \
            has lasted at least 21 min (closeFixes × interval), whatever their number.
            """,
            source: ios,
            note: """
                A run is a chain of fixes each of which, but the first, is near the one before it; it lasts from its \
                first fix, the one with which the first close fix was compared.
                """),
        .centre: Statement(
            """
            The centre of an iOS geofence is, by the reading mobility.geofence.centre, the fix that opened it, the \
            first of the run, or the mean of the run.
            """,
            source: ios,
            note: """
                The mean is that of latitudes and that of longitudes, the latter brought to within 180° of the run's \
                first one before and back into ±180 after.
                """),
        .exit: Statement(
            """
            Inside, sampling stops; the first fix farther than 100 m from the centre is the exit, userMode 10, with \
            dwell = seconds since enter. After it the counter is 0 and that fix is the one before the next (on \
            Android it begins the next window).
            """,
            source: ios, note: "Farther is strictly more. The exit tells the geofence's centre, not the fix."),
        .window: Statement(
            """
            Android: when the first of 5 consecutive fixes has the other 4 nearer than 100 m, the geofence opens at \
            the fifth, centre at the first; by the reading mobility.geofence.window they are the last 5, or a far \
            fix begins a new window.
            """,
            source: android),
        .order: Statement(
            """
            Enter and exit alternate, enter first; at most one is open. Dropping all fixes after some index never \
            changes an event before it. Shifting all times by a constant shifts only the times.
            """,
            source: ios),
        .fifteenMinutes: Statement(
            """
            The source claims 15 minutes for Android (5 × 3), yet between the first and the fifth fix only 12 pass; \
            the rule counts fixes and asks no time.
            """,
            source: Source(.mobiliteDynamique, "5.2.1")),
    ]
}
