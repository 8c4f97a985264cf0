import ArgumentParser
import Catalogue
import Foundation
import JSON
import Kit
import Specification

/// The options for reading a diary, and for the results that are computed from it.
struct DiaryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The time zone of dates and days, such as Europe/Rome (default: UTC).", valueName: "zone"
        ))
    var timeZone: String?

    @Option(
        help: ArgumentHelp(
            "The day on which monitors are checked (default: the day of the last report).",
            valueName: "date"))
    var today: String?

    @Option(
        name: .customLong("monitor"),
        help: ArgumentHelp(
            "A monitor; may be repeated.",
            discussion:
                "For example temperature,37.5,2020-09-13,7: value, limit, start day, days, and optionally an importance.",
            valueName: "value,limit,date,days"))
    var monitors: [String] = []

    @Option(
        help: ArgumentHelp(
            "Draw a chart of each value into this folder, as SVG.",
            discussion:
                "Replaces all of temperature.svg, weight.svg, heartRate.svg and glycemia.svg, or none of them.",
            valueName: "folder"))
    var charts: String?

    func zone() throws -> TimeZone {
        let name = timeZone ?? "UTC"
        guard let zone = TimeZone(identifier: name) else {
            throw Failure(
                .usage, "the time zone \(name) is unknown; a name such as Europe/Rome is needed")
        }
        return zone
    }
}

/// Reads and writes dates in a time zone.
struct DateReader {
    private let calendar: Calendar

    /// 1900-01-01 00:00:00 to 2199-12-31 23:59:59 UTC.
    private static let range = -2_208_988_800...7_258_118_399

    init(_ zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    var zone: TimeZone { calendar.timeZone }

    /// Returns a string's moment, or nil if the string is invalid or the moment is outside the years 1900 to 2199.
    ///
    /// The string is a date such as `2020-09-13`, which means noon; a date with a time, such as `2020-09-13 14:26` or
    /// `2020-09-13T14:26:40`; or whole seconds since the epoch. If the clocks show a time twice, the string specifies
    /// the first of the two moments; a time that the clocks skip is rejected.
    func moment(_ text: String) -> Moment? {
        let seconds = text.utf8.allSatisfy({ (48...57).contains($0) }) ? Int(text) : written(text)
        return seconds.flatMap { DateReader.range.contains($0) ? Moment($0) : nil }
    }

    private func written(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: DateReader.form),
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
        else { return nil }
        var parts = DateComponents(year: year, month: month, day: day, hour: 12, minute: 0, second: 0)
        if let time = match.4 {
            let numbers = time.dropFirst().split(separator: ":").compactMap { Int($0) }
            (parts.hour, parts.minute) = (numbers[0], numbers[1])
            parts.second = numbers.count > 2 ? numbers[2] : 0
        }
        guard let date = calendar.date(from: parts) else { return nil }
        // `Calendar` turns an impossible date such as 30 February into another date; here such a date is rejected.
        let again = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let isThat =
            again.year == parts.year && again.month == parts.month && again.day == parts.day
            && again.hour == parts.hour && again.minute == parts.minute && again.second == parts.second
        return isThat ? Int(date.timeIntervalSince1970) : nil
    }

    private static var form: Regex<(Substring, Substring, Substring, Substring, Substring?)> {
        /([0-9]{4})-([0-9]{2})-([0-9]{2})([ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?/
    }

    /// Returns the span of `count` whole days, beginning with the day of a moment.
    func days(from moment: Moment, count: Int) -> ClosedRange<Date> {
        let begin = calendar.startOfDay(for: Date(moment))
        // The days are added to noon, because the last day may not begin at the same hour as the first day.
        let noon = calendar.date(byAdding: .day, value: count, to: begin + 43_200) ?? begin
        return begin...max(begin, calendar.startOfDay(for: noon))
    }

    /// Returns the date of a moment, such as 2020-09-13.
    func date(_ moment: Moment) -> String {
        let date = Date(moment)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func padded(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "" }
        return "\(padded(parts.year))-\(padded(parts.month))-\(padded(parts.day))"
    }
}

extension Date {
    init(_ moment: Moment) { self.init(timeIntervalSince1970: Double(moment.seconds)) }
}
