import Foundation

/// A time axis with ticks at the beginnings of days, months or years in a time zone.
struct TimeAxis {
    struct Tick {
        let date: Date
        let label: String
        /// The year of the tick, if the label does not contain it and the previous tick is in another year.
        let year: String?
        /// Whether the label of the tick is left out if there is little room.
        let isSpare: Bool
    }

    /// The distance between two ticks.
    private enum Step {
        /// A number of days; ticks are counted from the day that is `from` days after 1970-01-01.
        case days(Int, from: Int)
        case months(Int)

        /// The approximate length of the step in seconds.
        var length: Double {
            switch self {
            case .days(let count, _): Double(count) * 86_400
            case .months(let count): Double(count) * 2_629_746
            }
        }
    }

    let low: Date
    let high: Date
    let ticks: [Tick]

    /// The maximum number of steps on the axis; there may be one more tick than steps.
    private static let most = 8.0
    /// The minimum span of the axis in seconds, even if there is only one point.
    private static let leastSpan = 3 * 86_400.0
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    init(covering range: ClosedRange<Date>, calendar: LocalCalendar) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        let padding = (max(span, TimeAxis.leastSpan) * 1.04 - span) / 2
        (low, high) = (range.lowerBound - padding, range.upperBound + padding)
        let step = TimeAxis.step(high.timeIntervalSince(low))
        ticks = TimeAxis.ticks(step, low...high, calendar)
    }

    /// Returns the smallest step that gives at most `most` steps in a span.
    private static func step(_ span: Double) -> Step {
        // 1970-01-05 was a Monday.
        let small: [Step] = [
            .days(1, from: 0), .days(2, from: 0), .days(4, from: 0), .days(7, from: 4),
            .days(14, from: 4), .months(1), .months(2), .months(3), .months(6),
        ]
        let years = (0...9).flatMap { power in
            [1, 2, 5].map { Step.months(12 * $0 * Int(pow(10, Double(power)))) }
        }
        return (small + years).first { span / $0.length <= most } ?? .months(12_000_000_000)
    }

    private static func ticks(_ step: Step, _ range: ClosedRange<Date>, _ calendar: LocalCalendar) -> [Tick] {
        let (first, last) = (calendar.day(range.lowerBound), calendar.day(range.upperBound))
        let days: [LocalCalendar.Day] =
            switch step {
            case .days(let count, let origin):
                multiples(of: count, from: first.number, to: last.number, origin: origin).map {
                    calendar.day(number: $0)
                }
            case .months(let count):
                multiples(of: count, from: first.monthNumber, to: last.monthNumber, origin: 0).map {
                    calendar.firstDay(ofMonth: $0)
                }
            }
        let inside = days.filter { range.contains($0.begin) }
        let isOfYears = if case .months(let count) = step { count >= 12 } else { false }
        let isNew = inside.indices.map { !isOfYears && ($0 == 0 || inside[$0 - 1].year != inside[$0].year) }
        // If there is little room, every second label is left out, except for the labels of a new year.
        let kept = isNew.indices.dropFirst().first { isNew[$0] } ?? 0
        return inside.indices.map { place in
            let day = inside[place]
            let month = months[day.month - 1]
            let label: String =
                switch step {
                case .days: "\(day.day) \(month)"
                case .months: isOfYears ? "\(day.year)" : month
                }
            return Tick(
                date: day.begin, label: label, year: isNew[place] ? "\(day.year)" : nil,
                isSpare: inside.count > 5 && (place - kept) % 2 != 0)
        }
    }

    private static func multiples(of step: Int, from first: Int, to last: Int, origin: Int) -> StrideTo<Int> {
        let remainder = (first - origin) % step
        let start = first - (remainder < 0 ? remainder + step : remainder)
        return stride(from: start, to: last + 1, by: step)
    }
}
