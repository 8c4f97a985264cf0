import Foundation
import JSON

/// A chart of values over time: a point for each value, lines between neighbours, and horizontal lines for levels.
///
/// The SVG needs no other files, follows the reader's choice of light or dark mode, and can be read on a phone.
struct LineChart: Sendable {
    /// A value at one moment.
    struct Point: Sendable {
        /// The time of the value.
        let date: Date
        /// The value, in the unit of the chart.
        let value: Double
        /// The label of a marked point; nil if the point is not marked.
        let mark: String?

        /// Makes a point.
        ///
        /// - Precondition: `value` is within `LineChart.values`, so it is finite.
        init(date: Date, value: Double, mark: String? = nil) {
            precondition(LineChart.values.contains(value), "a chart cannot show \(value)")
            self.date = date
            self.value = value
            self.mark = mark
        }
    }

    /// A value that is drawn as a horizontal line across the chart.
    struct Level: Sendable {
        /// The kind of a level, which determines how the level is drawn.
        enum Kind: String, Sendable {
            case mean, threshold, limit
        }

        /// The kind of the level, which determines how the level is drawn.
        let kind: Kind
        /// The value, in the unit of the chart.
        let value: Double
        /// The name of the level in the key, including the value.
        let name: String
        /// The span of time in which the level is drawn as a thick line; nil if there is no such span.
        let stretch: ClosedRange<Date>?

        /// Makes a level.
        ///
        /// - Precondition: `value` is within `LineChart.values`, so it is finite.
        init(_ kind: Kind, _ value: Double, name: String, stretch: ClosedRange<Date>? = nil) {
            precondition(LineChart.values.contains(value), "a chart cannot show \(value)")
            self.kind = kind
            self.value = value
            self.name = name
            self.stretch = stretch
        }
    }

    /// The range of values that can be drawn; outside this range, the distance between two values might overflow.
    static let values = -1e100...1e100

    let title: String
    let subtitle: String
    let unit: String
    /// The points, oldest first.
    let points: [Point]
    let levels: [Level]
    let marks: String
    let leastSpan: Double
    let zone: TimeZone

    /// Makes a chart.
    ///
    /// - Parameters:
    ///   - title: The name of the values, as the title of the chart.
    ///   - subtitle: The number of values and their time span.
    ///   - unit: The unit of all values.
    ///   - points: The points, in any order.
    ///   - levels: The levels in the order of drawing; levels far from the points are left out.
    ///   - marks: The explanation of marked points in the key; it is left out if no point is marked.
    ///   - leastSpan: The minimum span of the value axis, so that a small change does not look large; greater than 0.
    ///   - zone: The time zone that determines when days, months and years begin.
    init(
        title: String, subtitle: String, unit: String, points: [Point], levels: [Level] = [],
        marks: String = "", leastSpan: Double, zone: TimeZone
    ) {
        precondition(leastSpan >= 1e-100 && leastSpan <= 1e100, "an axis cannot show \(leastSpan)")
        self.title = title
        self.subtitle = subtitle
        self.unit = unit
        self.points = points.sorted { $0.date < $1.date }
        self.levels = levels
        self.marks = marks
        self.leastSpan = leastSpan
        self.zone = zone
    }

    // MARK: The contents of the picture

    /// The least and the greatest value; nil if there are no points.
    var extremes: (least: Point, greatest: Point)? {
        guard let least = points.min(by: { $0.value < $1.value }),
            let greatest = points.max(by: { $0.value < $1.value })
        else { return nil }
        return (least, greatest)
    }

    /// Returns the range of the value axis. The range covers all points, and each level that leaves at least a third of
    /// the axis for the points.
    func range(_ extremes: (least: Point, greatest: Point)) -> ClosedRange<Double> {
        let points = extremes.least.value...extremes.greatest.value
        let most = 3 * max(points.upperBound - points.lowerBound, leastSpan)
        return levels.map(\.value).sorted { distance($0, points) < distance($1, points) }
            .reduce(points) { range, value in
                let wider = min(range.lowerBound, value)...max(range.upperBound, value)
                return wider.upperBound - wider.lowerBound <= most ? wider : range
            }
    }

    private func distance(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        max(range.lowerBound - value, value - range.upperBound, 0)
    }

    /// The maximum time between two points that are joined by a solid line: four times the median time between points.
    var gap: TimeInterval {
        let times = zip(points, points.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.sorted()
        let usual = times.isEmpty ? 0 : times[times.count / 2]
        return usual > 0 ? 4 * usual : .infinity
    }

    /// Returns a value with its unit.
    func text(of value: Double) -> String { "\(Number(value).text) \(unit)" }
}
