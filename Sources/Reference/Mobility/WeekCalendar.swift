import Foundation

/// The days and weeks in a time zone, according to the platform's own time zone database.
struct WeekCalendar {
    let timeZone: TimeZone

    /// Divides a period into parts, each on one date, and returns them with their weekdays; Monday is 0.
    func days(from start: Double, to end: Double) -> [(from: Double, to: Double, weekday: Int)] {
        var parts: [(from: Double, to: Double, weekday: Int)] = []
        var from = start
        while from < end {
            let second = Int(from.rounded(.down))
            let date = date(second)
            // The part ends at midnight in local time or when the clocks change, whichever comes first.
            let midnight = (date + 1) * 86_400 - offset(second)
            let to = min(end, Double(firstChange(after: second, until: midnight) ?? midnight))
            parts.append((from, to, Self.weekday(of: date)))
            from = to
        }
        return parts
    }

    /// Returns the number of calendar weeks (Monday to Sunday) that overlap a period.
    func weeks(touchedFrom start: Double, to end: Double) -> Int {
        func monday(_ date: Int) -> Int { date - Self.weekday(of: date) }
        let (first, last) = (date(Int(start.rounded(.down))), date(Int(end.rounded(.up)) - 1))
        return (monday(last) - monday(first)) / 7 + 1
    }

    /// Returns the number of 7-day weeks in local time that begin in a period; the first week begins with the period.
    func weeks(begunFrom start: Double, to end: Double) -> Int {
        let second = Int(start.rounded(.down))
        let shown = second + offset(second)
        let fraction = start - start.rounded(.down)
        var weeks = max(1, Int(((end - start) / 604_800).rounded(.down)))
        while Double(moment(shown + weeks * 604_800)) + fraction < end { weeks += 1 }
        return weeks
    }

    /// Returns the moment when the clocks show a time, or the first such moment if there are two.
    ///
    /// If a change of the clocks skips the time, the result is the moment when the clocks would have shown this time
    /// without the change.
    private func moment(_ shown: Int) -> Int {
        let before = shown - offset(shown - 86_400)
        if offset(before) == shown - before { return before }
        let after = shown - offset(shown + 86_400)
        return offset(after) == shown - after ? after : before
    }

    /// Returns the first change of the clocks between two moments; nil if there is none.
    private func firstChange(after start: Int, until end: Int) -> Int? {
        let own = offset(start)
        guard end > start, offset(end) != own else { return nil }
        var (low, high) = (start, end)
        while high - low > 1 {
            let middle = (low + high) / 2
            if offset(middle) == own { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the date at a moment as the number of days since 1970-01-01, which was a Thursday.
    func date(_ second: Int) -> Int { Int((Double(second + offset(second)) / 86_400).rounded(.down)) }

    /// Returns the weekday of a date; Monday is 0.
    static func weekday(of date: Int) -> Int {
        let rest = (date + 3) % 7
        return rest < 0 ? rest + 7 : rest
    }

    private func offset(_ second: Int) -> Int {
        timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }
}
