import Foundation

/// The days of the calendar in a time zone.
struct LocalCalendar {
    struct Day {
        let year: Int
        let month: Int
        let day: Int
        /// The first moment of the day, which is not midnight if the clocks skip midnight.
        let begin: Date
        /// The number of days since 1970-01-01.
        let number: Int

        /// The number of months since the beginning of the year 0.
        var monthNumber: Int { year * 12 + month - 1 }
    }

    private let local: Calendar
    private let universal: Calendar

    init(_ zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        local = calendar
        calendar.timeZone = .gmt
        universal = calendar
    }

    func day(_ date: Date) -> Day {
        let parts = local.dateComponents([.year, .month, .day], from: date)
        return day(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    func day(number: Int) -> Day {
        let noon = Date(timeIntervalSince1970: (Double(number) + 0.5) * 86_400)
        let parts = universal.dateComponents([.year, .month, .day], from: noon)
        return day(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    func firstDay(ofMonth number: Int) -> Day { day(year: number / 12, month: number % 12 + 1, day: 1) }

    private func day(year: Int, month: Int, day: Int) -> Day {
        // No clock change skips noon. If the zone skips the whole day, `begin` is the first moment of the next day.
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        let begin = local.startOfDay(for: local.date(from: noon) ?? .distantPast)
        let seconds = universal.date(from: noon)?.timeIntervalSince1970 ?? 0
        return Day(
            year: year, month: month, day: day, begin: begin, number: Int((seconds / 86_400).rounded(.down)))
    }

    /// Returns the date of a moment, such as 2020-09-13.
    func date(_ date: Date) -> String {
        let day = day(date)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(day.year)-\(padded(day.month))-\(padded(day.day))"
    }
}
