import SharedSpecs
import Specification

extension Reminder {
    public enum Rule: String, RuleName {
        case next = "REM-1"
    }

    public static let clauses: Clauses<Reminder> = [
        .next: Statement(
            .source("A reminder comes daily at a time that is set.", Source(.healthMonitor, "Settings")),
            .decision(
                """
                It comes at the next moment strictly after now with that local time, at its second 0. A time that a \
                clock change skips follows the reading health.reminder.skipped, one that comes twice the reading \
                health.reminder.repeated.
                """),
            .standard("When the clocks of a zone change follows its rules.", .iana))
    ]
}
