import Foundation
import MobilitySpecs

/// Decides which times a weekday filter shows, according to the platform's own time zone database.
struct ShownDays {
    private let filter: DayFilter
    private let calendar: WeekCalendar
    private let days: TrackWeekday

    /// Prepares a filter for use in a time zone; nil if there is no such zone.
    init?(_ filter: DayFilter, in zone: String, by days: TrackWeekday) {
        guard DayFilter.knows(zone: zone), let timeZone = TimeZone(identifier: zone) else { return nil }
        self.filter = filter
        calendar = WeekCalendar(timeZone: timeZone)
        self.days = days
    }

    /// Returns for each time whether the filter shows it. Clause: TRK-3
    func shown(_ times: [Double?]) -> [Bool] { days(times).map { $0 != nil } }

    /// Returns the day on which the filter shows each time, in days since 1970-01-01; nil for a time that is not shown.
    ///
    /// If the filter has no weekday, it shows all times, and the day of each time is given as 0.
    /// - Precondition: The times are in the years 2 to 9998.
    func days(_ times: [Double?]) -> [Int?] {
        guard let weekday = filter.weekday else { return times.map { _ in 0 } }
        let fitting = times.map { time in
            time.map { calendar.date(Int($0.rounded(.down))) }
                .flatMap { WeekCalendar.weekday(of: $0) == weekday ? $0 : nil }
        }
        switch days {
        case .latest:
            let latest = fitting.compactMap { $0 }.max()
            return fitting.map { $0 == latest ? $0 : nil }
        case .all: return fitting
        }
    }
}
