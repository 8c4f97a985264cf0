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
            "A reminder comes every day when the clocks show the time that is set.",
            Source(.healthMonitor, "Settings")),
        .after: .decision("It comes strictly after now, also if the clocks show the time right now."),
        .next: .decision("Of all such moments the next counts, not the one after it."),
        .second: .decision("It comes at second 0 of its minute, not at the second of now."),
        .clocks: .standard(
            "The clocks change when the zone's rules say, so that the offset of now does not hold for later.",
            .iana),
        .skipped: .decision(
            "When it comes if a clock change skips its time follows the reading health.reminder.skipped."),
        .later: .decision("By shifted it comes later by as much as is skipped, not earlier."),
        .repeated: .decision(
            "When it comes if the clocks show its time twice follows the reading health.reminder.repeated."),
    ]
}
