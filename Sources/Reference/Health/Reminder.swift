import HealthSpecs
import Specification

/// An implementation of health.reminder that computes the reminders of four days and chooses the first one after `now`.
extension Reminder: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let clock = WallCalendar(input.zone)
        let today = (input.now.seconds + clock.offset(at: input.now.seconds)) / 86_400
        let dues = (today - 1...today + 2).flatMap { day in
            moments(whenShown: day * 86_400 + input.secondOfDay, clock, readings)
        }
        // At least one reminder in these four days is after `now`.
        return Output(next: dues.filter { $0 > input.now.seconds }.min() ?? 0)
    }

    /// Returns the moments when the clock shows a local time, given in seconds since 00:00 on 1970-01-01.
    ///
    /// The clock usually shows a time once. If the clock goes back, it shows some times twice; if it goes forward, it
    /// skips some times. The readings decide which moments are returned for a repeated or skipped time.
    private static func moments(whenShown shown: Int, _ clock: WallCalendar, _ readings: Readings) -> [Int] {
        // The clock differs from UTC by less than a day. So a clock change that skips or repeats `shown` is between the
        // two moments whose offsets are computed here.
        let (before, after) = (clock.offset(at: shown - 86_400), clock.offset(at: shown + 86_400))
        let moments = [shown - before, shown - after].filter { $0 + clock.offset(at: $0) == shown }
        switch readings[ReminderRepeated.self] {
        case _ where moments.isEmpty: break
        case .both: return moments
        case .first: return [moments[0]]
        case .second: return [moments[moments.count - 1]]
        }
        switch readings[ReminderSkipped.self] {
        case .none: return []
        case .shifted: return [shown - before]
        case .firstValid: break
        }
        var (old, new) = (shown - after, shown - before)
        while new - old > 1 {
            let middle = (old + new) / 2
            if clock.offset(at: middle) == before { old = middle } else { new = middle }
        }
        return [new]
    }
}
