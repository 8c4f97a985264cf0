import Foundation
import Harness
import JSON
import Specification

/// Values over time as a picture: a point each, a line between neighbours, and levels across.
///
/// The SVG needs nothing from elsewhere, follows the reader's choice of light or dark, and can be read on a telephone.
public struct LineChart: Sendable {
    public struct Point: Sendable {
        public let date: Date
        public let value: Double
        /// What is told of a point that is marked; nil of one that is not.
        public let mark: String?

        /// - Precondition: `value` is within `LineChart.values`, so that it is finite.
        public init(date: Date, value: Double, mark: String? = nil) {
            precondition(LineChart.values.contains(value), "\(value) is no value of a chart")
            self.date = date
            self.value = value
            self.mark = mark
        }
    }

    /// A value that is drawn from side to side.
    public struct Level: Sendable {
        public enum Kind: String, Sendable {
            case mean, threshold, limit
        }

        public let kind: Kind
        public let value: Double
        /// As in the key, with the value.
        public let name: String
        /// Where it is drawn broad; nil nowhere.
        public let stretch: ClosedRange<Date>?

        /// - Precondition: `value` is within `LineChart.values`, so that it is finite.
        public init(_ kind: Kind, _ value: Double, name: String, stretch: ClosedRange<Date>? = nil) {
            precondition(LineChart.values.contains(value), "\(value) is no value of a chart")
            self.kind = kind
            self.value = value
            self.name = name
            self.stretch = stretch
        }
    }

    /// What can be drawn; beyond it the distance of two values might be no double.
    public static let values = -1e100...1e100

    let title: String
    let subtitle: String
    let unit: String
    /// Oldest first.
    let points: [Point]
    let levels: [Level]
    let marks: String
    let leastSpan: Double
    let zone: TimeZone

    /// - Parameters:
    ///   - title: what the values are.
    ///   - subtitle: how many there are, and of when.
    ///   - unit: that of all values.
    ///   - points: in any order.
    ///   - levels: drawn in this order, where they are near enough to the points.
    ///   - marks: what the key says of marked points, where there is one.
    ///   - leastSpan: what the axis of values shows at least, so that a small change does not look large; above 0.
    ///   - zone: by whose clocks days, months and years begin.
    public init(
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

    // MARK: What is shown

    /// The least and the greatest value; nil where there is no point.
    var extremes: (least: Point, greatest: Point)? {
        guard let least = points.min(by: { $0.value < $1.value }),
            let greatest = points.max(by: { $0.value < $1.value })
        else { return nil }
        return (least, greatest)
    }

    /// The values of the axis: those of the points, and the levels that leave the points at least a third of it.
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

    /// The time between two points above which the line is broken: four times the usual one.
    var gap: TimeInterval {
        let times = zip(points, points.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.sorted()
        let usual = times.isEmpty ? 0 : times[times.count / 2]
        return usual > 0 ? 4 * usual : .infinity
    }

    /// A value with its unit, as a person writes it.
    func text(of value: Double) -> String { "\(Number(value).text) \(unit)" }
}
