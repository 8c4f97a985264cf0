import Foundation
import HealthSpecs
import SharedSpecs

/// The calendar and the clock of a time zone, according to the platform's own time zone database.
struct WallCalendar {
    private let timeZone: TimeZone

    /// Makes the calendar of `other`, or of `zone` if `other` is nil.
    init(_ zone: Zone, or other: TimeZone? = nil) {
        guard let timeZone = other ?? TimeZone(identifier: zone.rawValue) else {
            preconditionFailure("this machine has no time zone \(zone.rawValue)")
        }
        self.timeZone = timeZone
    }

    /// Returns whether both moments have the same year, month and day.
    ///
    /// Foundation's `isDate(_:inSameDayAs:)` treats a day as one continuous stretch of time, which is wrong if the
    /// clocks go back across midnight, because the date then occurs twice.
    func areOfOneDay(_ a: Moment, _ b: Moment) -> Bool { day(of: a) == day(of: b) }

    /// Returns the number of days from the date of `start` to the date of `end`.
    func days(from start: Moment, to end: Moment) -> Int { day(of: end) - day(of: start) }

    /// Returns the date of a moment as a number, which grows by one from each day to the next.
    private func day(of moment: Moment) -> Int {
        Int((Double(moment.seconds + offset(at: moment.seconds)) / 86_400).rounded(.down))
    }

    /// Returns the number of seconds by which the clock is ahead of UTC at a moment.
    func offset(at moment: Int) -> Int {
        timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
    }
}
