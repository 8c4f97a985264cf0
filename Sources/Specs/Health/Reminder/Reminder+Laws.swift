import SharedSpecs
import Specification

extension Reminder {
    public enum Law: LawName {
        public typealias Subsystem = Reminder
        case daily, after, next, second, clocks, skipped, later, repeated
    }

    public static let laws: Laws<Reminder> = [
        ("REM-1a", .daily, .source(.healthMonitor, "Settings")): """
        A reminder comes every day when the local time in `timeZone` is the set time (`hour` and `minute`).
        """,
        ("REM-1b", .after, .decision): """
        `next` is always later than `now`. This also applies if the local time is exactly the set time at `now`.
        """,
        ("REM-1c", .next, .decision): "`next` is the first moment after `now` at which a reminder comes.",
        ("REM-1d", .second, .decision):
            "A reminder comes at second 0 of its minute. The seconds of `now` do not matter.",
        ("REM-1e", .clocks, .standard(.iana)): """
        Local time changes by the rules of the time zone `timeZone`. After a clock change, the new offset from UTC \
        applies, not the offset at `now`.
        """,
        ("REM-1f", .skipped, .decision): """
        If a clock change skips the set time, the reading `health.reminder.skipped` applies. The reminder comes at the \
        moment of the change (option `firstValid`), later (option `shifted`), or not on that day (option `none`).
        """,
        ("REM-1g", .later, .decision): """
        Under the option `shifted`, a reminder whose time is skipped comes later by the length of the gap. For \
        example, if local time goes from 02:00 to 03:00, a reminder set for 02:30 comes at 03:30.
        """,
        ("REM-1h", .repeated, .decision): """
        If the clocks go back so that the set time comes twice, the reading `health.reminder.repeated` applies. The \
        reminder comes both times (option `both`), only the first time (option `first`), or only the second time \
        (option `second`).
        """,
    ]
}
