import JSON
import Specification

extension Geofence {
    private static let ios = Source(.mobiliteDynamique, "4.3")
    private static let android = Source(.mobiliteDynamique, "2.2.3")

    public static let clauses = Clauses<Geofence>(
        CheckedClause(Fix.rule) { Fix.finding(of: $0.input.fixes, rejection: $0.outcome.rejection) },
        clause(
            "GEO-1",
            """
            iOS: every fix outside a geofence is compared with the fix before it; nearer than 100 m adds one to the \
            proximity counter, else it is 0 again; at 7 (7 × 3 min = 21 min) the geofence opens: event enter, \
            userMode 9.
            """,
            source: Source(.mobiliteDynamique, "4.3", "5.2.1"),
            note: "Nearer is strictly less. The eighth of eight fixes at one place is the seventh close one."),
        clause(
            "GEO-2",
            """
            By the reading mobility.geofence.clock the geofence opens by the count of close fixes, or when their run \
            has lasted at least 21 min (closeFixes × interval), whatever their number.
            """,
            source: ios,
            note: """
                A run is a chain of fixes each of which, but the first, is near the one before it; it lasts from its \
                first fix, the one with which the first close fix was compared.
                """),
        clause(
            "GEO-3",
            """
            The centre of an iOS geofence is, by the reading mobility.geofence.centre, the fix that opened it, the \
            first of the run, or the mean of the run.
            """,
            source: ios,
            note: """
                The mean is that of latitudes and that of longitudes, the latter brought to within 180° of the run's \
                first one before and back into ±180 after.
                """),
        clause(
            "GEO-4",
            """
            Inside, sampling stops; the first fix farther than 100 m from the centre is the exit, userMode 10, with \
            dwell = seconds since enter. After it the counter is 0 and that fix is the one before the next (on \
            Android it begins the next window).
            """,
            source: ios, note: "Farther is strictly more. The exit tells the geofence's centre, not the fix."),
        clause(
            "GEO-5",
            """
            Android: when the first of 5 consecutive fixes has the other 4 nearer than 100 m, the geofence opens at \
            the fifth, centre at the first; by the reading mobility.geofence.window they are the last 5, or a far \
            fix begins a new window.
            """,
            source: android),
        CheckedClause(
            Clause(
                "GEO-6",
                """
                Enter and exit alternate, enter first; at most one is open. Dropping all fixes after some index never \
                changes an event before it. Shifting all times by a constant shifts only the times.
                """,
                source: ios),
            check: Check(
                probes: GeofenceStability.probes,
                judge: { trial in
                    finding(of: "GEO-6", in: trial).and(GeofenceStability.finding(of: trial))
                })),
        clause(
            "GEO-7",
            """
            The source claims 15 minutes for Android (5 × 3), yet between the first and the fifth fix only 12 pass; \
            the rule counts fixes and asks no time.
            """,
            source: Source(.mobiliteDynamique, "5.2.1"))
    )

    private static func clause(
        _ id: ClauseID, _ sentence: String, source: Source, note: String? = nil
    ) -> CheckedClause<Geofence> {
        CheckedClause(Clause(id, sentence, source: source, note: note)) { finding(of: id, in: $0) }
    }

    private static func finding(of id: ClauseID, in trial: Trial<Geofence>) -> Finding {
        guard trial.input.fixes.allSatisfy(\.isOnEarth), let output = trial.outcome.output else {
            return .notTouched
        }
        var replay = GeofenceReplay(trial.input, output.events, trial.readings)
        replay.run()
        return replay.findings[id] ?? .notTouched
    }
}
