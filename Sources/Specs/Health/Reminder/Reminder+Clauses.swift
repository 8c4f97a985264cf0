import Specification

extension Reminder {
    public enum Rule: String, RuleName {
        case next = "REM-1"
    }

    public static let clauses: Clauses<Reminder> = [
        .next: Statement(
            """
            The next moment strictly after now with that local time; a time skipped by a clock change is the first \
            valid moment after it.
            """,
            source: Source(.healthMonitor, "Settings"),
            note: """
                Where the clocks go back over the time, both moments count. The first valid moment after a skipped \
                time is that of the change.
                """)
    ]
}
