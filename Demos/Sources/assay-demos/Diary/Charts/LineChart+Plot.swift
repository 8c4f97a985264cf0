import Foundation
import Reports

extension LineChart {
    /// The part of the picture with the axes and points; its vertical origin is the upper end of the value axis.
    struct Plot {
        static let height = 280.0

        private let chart: LineChart
        private let calendar: LocalCalendar
        private let values: ValueAxis
        private let times: TimeAxis
        private let gap: TimeInterval
        private let left: Double
        private let right = LineChart.width - 38

        init(_ chart: LineChart, _ extremes: (least: Point, greatest: Point)) {
            self.chart = chart
            calendar = LocalCalendar(chart.zone)
            values = ValueAxis(covering: chart.range(extremes), leastSpan: chart.leastSpan)
            let dates = chart.points.map(\.date)
            let first = dates.first ?? .distantPast
            times = TimeAxis(covering: first...(dates.last ?? first), calendar: calendar)
            gap = chart.gap
            // The left margin is as wide as the widest label in the largest font size.
            left = 22 + 13.5 * Double(values.ticks.map(\.label.count).max() ?? 0)
        }

        // MARK: Places

        func x(_ date: Date) -> Double {
            let span = times.high.timeIntervalSince(times.low)
            return left + (right - left) * date.timeIntervalSince(times.low) / span
        }

        func y(_ value: Double) -> Double {
            Plot.height * (values.high - value) / (values.high - values.low)
        }

        /// Returns the direction in which a level lies outside the picture; nil if it lies inside.
        func place(of level: Level) -> String? {
            level.value > values.high ? "above" : level.value < values.low ? "below" : nil
        }

        var hasGap: Bool {
            zip(chart.points, chart.points.dropFirst()).contains { isGap($0, $1) }
        }

        private func isGap(_ one: Point, _ next: Point) -> Bool {
            next.date.timeIntervalSince(one.date) > gap
        }

        // MARK: Parts

        var parts: [String] { axes + levels + lines + dots }

        private var axes: [String] {
            var parts = [SVG.text(chart.unit, x: LineChart.margin, y: -18, class: "soft")]
            for tick in values.ticks {
                let y = y(tick.value)
                parts.append(path("grid", "M\(number(left)) \(number(y))H\(number(right))"))
                parts.append(SVG.text(tick.label, x: left - 10, y: y, class: "soft end level"))
            }
            for tick in times.ticks {
                let x = x(tick.date)
                let style = "soft middle" + (tick.isSpare ? " spare" : "")
                parts.append(path("grid", "M\(number(x)) 0V\(number(Plot.height + 6))"))
                parts.append(SVG.text(tick.label, x: x, y: Plot.height + 34, class: style))
                if let year = tick.year {
                    parts.append(SVG.text(year, x: x, y: Plot.height + 60, class: style))
                }
            }
            parts.append(path("axis", "M\(number(left)) \(number(Plot.height))H\(number(right))"))
            return parts
        }

        private var levels: [String] {
            chart.levels.filter { place(of: $0) == nil }.flatMap { level in
                let y = number(y(level.value))
                let title = "<title>\(XMLText.escaped(level.name))</title>"
                var parts = [
                    "<path class=\"\(level.kind.rawValue)\" d=\"M\(number(left)) \(y)H\(number(right))\">\(title)</path>"
                ]
                if let stretch = level.stretch, stretch.lowerBound < times.high,
                    stretch.upperBound > times.low
                {
                    let from = x(max(stretch.lowerBound, times.low))
                    let to = x(min(stretch.upperBound, times.high))
                    parts.append(
                        """
                        <path class="\(level.kind.rawValue) stretch" d="M\(number(from)) \(y)H\(number(to))">\
                        \(title)</path>
                        """)
                }
                return parts
            }
        }

        /// The lines between neighbouring points: one path for the lines across gaps, and one for all other lines.
        private var lines: [String] {
            var (line, gaps) = ("", "")
            for (place, point) in chart.points.enumerated() {
                let here = "\(number(x(point.date))) \(number(y(point.value)))"
                let before = place > 0 ? chart.points[place - 1] : nil
                if let before, isGap(before, point) {
                    gaps += "M\(number(x(before.date))) \(number(y(before.value)))L\(here)"
                    line += "M\(here)"
                } else {
                    line += (before == nil ? "M" : "L") + here
                }
            }
            return (gaps.isEmpty ? [] : [path("gap", gaps)]) + [path("line \(density.rawValue)", line)]
        }

        /// How close the points are to each other, which determines their size.
        private enum Density: String {
            case sparse, close, dense, crowded

            var radius: Double {
                switch self {
                case .sparse: 4.5
                case .close: 3
                case .dense: 2
                case .crowded: 1.3
                }
            }
        }

        private var density: Density {
            switch (right - left) / Double(chart.points.count) {
            case 16...: .sparse
            case 6..<16: .close
            case 1.5..<6: .dense
            default: .crowded
            }
        }

        /// The points with their labels; marked points are drawn last, on top of the others, with a tick on the axis.
        private var dots: [String] {
            let radius = density.radius
            let plain = chart.points.filter { $0.mark == nil }
            let marked = chart.points.filter { $0.mark != nil }
            let ticks = marked.map {
                "M\(number(x($0.date))) \(number(Plot.height))v-9"
            }.joined()
            return plain.map { dot($0, "point", radius) }
                + (marked.isEmpty ? [] : [path("rug", ticks)])
                + marked.map { dot($0, "mark", radius + 1.2) }
        }

        private func dot(_ point: Point, _ style: String, _ radius: Double) -> String {
            let words = "\(calendar.date(point.date)): \(chart.text(of: point.value))"
            let title = XMLText.escaped(words + (point.mark.map { ", \($0)" } ?? ""))
            return """
                <circle class="\(style)" cx="\(number(x(point.date)))" cy="\(number(y(point.value)))" \
                r="\(number(radius))"><title>\(title)</title></circle>
                """
        }

        private func path(_ style: String, _ data: String) -> String {
            "<path class=\"\(style)\" d=\"\(data)\"/>"
        }

        private func number(_ number: Double) -> String { SVG.number(number) }
    }
}
