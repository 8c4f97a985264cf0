import Foundation
import HealthSpecs
import JSON
import SharedSpecs
import Specification

/// The calendar and the clock in a zone, according to the platform's own tables.
struct WallCalendar {
    private let timeZone: TimeZone

    /// Makes the calendar of a zone of the corpus, or of another zone in its place.
    init(_ zone: Zone, or other: TimeZone? = nil) {
        guard let timeZone = other ?? TimeZone(identifier: zone.rawValue) else {
            preconditionFailure("this machine has no time zone \(zone.rawValue)")
        }
        self.timeZone = timeZone
    }

    /// Whether both moments have the same year, month and day.
    ///
    /// The library's own `isDate(_:inSameDayAs:)` treats a day as one stretch of time. If the clocks go back over
    /// midnight, a day is not one stretch: the date occurs twice.
    func areOfOneDay(_ a: Moment, _ b: Moment) -> Bool { day(of: a) == day(of: b) }

    /// The number of days from the first moment's date to the second one's.
    func days(from start: Moment, to end: Moment) -> Int { day(of: end) - day(of: start) }

    /// The date of a moment as a number; the number of the next day is one greater.
    private func day(of moment: Moment) -> Int {
        Int((Double(moment.seconds + offset(at: moment.seconds)) / 86_400).rounded(.down))
    }

    /// The seconds by which the clock is ahead of UTC.
    func offset(at moment: Int) -> Int { timeZone.secondsFromGMT(for: date(moment)) }

    private func date(_ moment: Int) -> Date { Date(timeIntervalSince1970: Double(moment)) }
}
