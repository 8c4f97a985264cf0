import SharedSpecs
import Specification

extension Reminder {
    public enum Law: String, LawName {
        case daily = "REM-1a"
        case after = "REM-1b"
        case next = "REM-1c"
        case second = "REM-1d"
        case clocks = "REM-1e"
        case skipped = "REM-1f"
        case later = "REM-1g"
        case repeated = "REM-1h"
    }

    public static let laws: Laws<Reminder> = [
        .daily: .source(
            "A reminder comes every day when the clocks show the set time.",
            Source(.healthMonitor, "Settings")),
        .after: .decision(
            "The next reminder comes strictly after now, even if the clocks show the set time right now."),
        .next: .decision(
            "The output is the first moment after now at which a reminder comes, not a later one."),
        .second: .decision("A reminder comes at second 0 of its minute, not at the present second."),
        .clocks: .standard(
            """
            The clocks change as the rules of the zone say: the present offset does not apply after a change.
            """,
            .iana),
        .skipped: .decision(
            """
            When a reminder comes if a clock change skips its time depends on the reading `health.reminder.skipped`.
            """),
        .later: .decision(
            "Under the option `shifted`, a skipped reminder comes later by the length of the gap, not earlier."
        ),
        .repeated: .decision(
            """
            When a reminder comes if the clocks show its time twice depends on the reading `health.reminder.repeated`.
            """),
    ]
}
