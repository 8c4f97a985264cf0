import Catalogue
import JSON
import Specification

extension Reminder: Mistaken {
    public static let careful: any Implementation<Reminder> = CarefulReminder()

    public static let mistakes: [Mistake<Reminder>] = [
        Mistake(
            "not-strictly-after",
            """
            If the current moment is exactly the time of the reminder, returns this moment instead of a later one.
            """,
            breaks: "REM-1", smallest: input(0, 0, 946_684_800, "UTC"),
            run: CarefulReminder.but { $0.isStrict = false }),
        Mistake(
            "offset-of-now",
            """
            Converts the time with the current offset from UTC, even if the clocks change before the reminder.
            """,
            breaks: "REM-1", smallest: input(3, 0, 1_616_842_800, "Europe/Rome"),
            run: CarefulReminder.but { $0.conversion = .byNow }),
        Mistake(
            "waits-for-another-day",
            "Returns no reminder on a day when the clocks skip the reminder's time.",
            breaks: "REM-1", smallest: input(2, 30, 1_616_842_800, "Europe/Rome"),
            run: CarefulReminder.but { $0.conversion = .shownOnly }),
        Mistake(
            "as-late-after-the-gap",
            "Moves a skipped time forward by the length of the gap, so 02:30 becomes 03:30.",
            breaks: "REM-1", smallest: input(2, 30, 1_616_842_800, "Europe/Rome"),
            run: CarefulReminder.but { $0.conversion = .slid }),
        Mistake(
            "once-where-clocks-go-back",
            "Returns only the first of the two moments when the clocks show the time of the reminder.",
            breaks: "REM-1", smallest: input(2, 30, 1_635_640_200, "Europe/Rome"),
            run: CarefulReminder.but { $0.takesSecond = false }),
        Mistake(
            "early-before-the-gap",
            "Converts a skipped time with the offset after the change, so 02:30 becomes 01:30.",
            breaks: "REM-1", under: [ReminderSkipped.reading.id: "shifted"],
            smallest: input(2, 30, 1_616_842_800, "Europe/Rome"),
            run: CarefulReminder.but { $0.conversion = .early }),
        Mistake(
            "the-change-for-none",
            """
            Reminds at the moment of the clock change, although it declares that a skipped time has no reminder.
            """,
            breaks: "REM-1", under: [ReminderSkipped.reading.id: "none"],
            smallest: input(2, 30, 1_616_842_800, "Europe/Rome"),
            run: CarefulReminder.but { $0.knowsSkipped = false }),
        Mistake(
            "first-for-second",
            """
            Takes the first of the two moments when the clocks show the time, although it declares the second.
            """,
            breaks: "REM-1", under: [ReminderRepeated.reading.id: "second"],
            smallest: input(2, 30, 1_635_588_000, "Europe/Rome"),
            run: CarefulReminder.but { $0.takesSecond = false }),
        Mistake(
            "forgets-the-minute", "Ignores the minute of the reminder, and reminds at the full hour.",
            breaks: "REM-1", smallest: input(0, 1, 946_684_800, "UTC"),
            run: CarefulReminder.but { $0.hasMinutes = false }),
    ]

    private static func input(_ hour: Int, _ minute: Int, _ now: Int, _ zone: String) -> String {
        #"{"hour":\#(hour),"minute":\#(minute),"now":\#(now),"timeZone":"\#(zone)"}"#
    }
}

/// An implementation of health.reminder, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulReminder: Careful {
    public typealias Subsystem = Reminder

    /// The method of converting the time of a reminder to moments.
    enum Conversion { case right, byNow, shownOnly, slid, early }

    var isStrict = true
    var conversion = Conversion.right
    var takesSecond = true
    var knowsSkipped = true
    var hasMinutes = true

    public init() {}

    public func run(_ input: Reminder.Input, readings: Readings) throws(Rejection) -> Reminder.Output {
        let clock = CarefulClock(input.zone)
        let now = input.now.seconds
        let first = isStrict ? now + 1 : now
        let today = clock.day(input.now)
        var best = Int.max
        for day in today - 1...today + 3 {
            let shown = day * 86_400 + input.hour * 3_600 + (hasMinutes ? input.minute * 60 : 0)
            for moment in moments(shown, now, clock, readings) where moment >= first {
                best = min(best, moment)
            }
        }
        return Reminder.Output(next: best)
    }

    private func moments(_ shown: Int, _ now: Int, _ clock: CarefulClock, _ readings: Readings) -> [Int] {
        if conversion == .byNow { return [shown - clock.offset(now)] }
        // The offsets from UTC before and after a clock change near the shown time, if there is one.
        let (old, new) = (clock.offset(shown - 100_000), clock.offset(shown + 100_000))
        let (early, late) = (shown - max(old, new), shown - min(old, new))
        let shows = [early, late].filter { $0 + clock.offset($0) == shown }
        if let first = shows.first, let last = shows.last {
            let repeated = takesSecond ? readings[ReminderRepeated.self] : .first
            return repeated == .both ? Array(Set(shows)) : [repeated == .first ? first : last]
        }
        let skipped = knowsSkipped ? readings[ReminderSkipped.self] : .firstValid
        switch conversion {
        case .shownOnly: return []
        case .slid: return [late]
        case .early: return [early]
        case .right where skipped == .none: return []
        case .right where skipped == .shifted: return [late]
        case .right, .byNow:
            // The clocks change after `early` and not after `late`, always at a whole minute.
            let start = early - early % 60
            let minutes = stride(from: start, through: late + 60, by: 60)
            return [minutes.first { $0 > early && clock.offset($0) == new } ?? late]
        }
    }
}
