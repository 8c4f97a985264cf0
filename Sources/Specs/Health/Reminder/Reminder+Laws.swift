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
            """
            A reminder comes every day when the local time in `timeZone` is the set time (`hour` and `minute`).
            """,
            Source(.healthMonitor, "Settings")),
        .after: .decision(
            """
            `next` is always later than `now`. This also applies if the local time is exactly the set time at `now`.
            """),
        .next: .decision(
            "`next` is the first moment after `now` at which a reminder comes."),
        .second: .decision(
            "A reminder comes at second 0 of its minute. The seconds of `now` do not matter."),
        .clocks: .standard(
            """
            Local time changes by the rules of the time zone `timeZone`. After a clock change, the new offset from \
            UTC applies, not the offset at `now`.
            """,
            .iana),
        .skipped: .decision(
            """
            If a clock change skips the set time, the reading `health.reminder.skipped` applies. The reminder comes \
            at the moment of the change (option `firstValid`), later (option `shifted`), or not on that day (option \
            `none`).
            """),
        .later: .decision(
            """
            Under the option `shifted`, a reminder whose time is skipped comes later by the length of the gap. For \
            example, if local time goes from 02:00 to 03:00, the reminder of 02:30 comes at 03:30.
            """
        ),
        .repeated: .decision(
            """
            If the clocks go back so that the set time comes twice, the reading `health.reminder.repeated` \
            applies. The reminder comes both times (option `both`), only the first time (option `first`), or only \
            the second time (option `second`).
            """),
    ]
}
