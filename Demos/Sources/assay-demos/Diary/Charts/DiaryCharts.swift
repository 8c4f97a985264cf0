import Catalogue
import Foundation
import Harness
import JSON
import Kit
import Reports
import Specification

/// Draws a diary as pictures, with one chart for each value.
struct DiaryCharts {
    let diary: Diary
    let monitors: [Monitoring.Monitor]
    let dates: DateReader
    let readings: Readings

    /// The files with the charts: one file for each value, named after the value.
    var files: [(name: String, text: String)] {
        BodyValue.allCases.map { ("\($0.rawValue).svg", chart(of: $0).svg) }
    }

    private func chart(of value: BodyValue) -> LineChart {
        let feverish = value == .temperature ? Set(diary.fever.map(\.date)) : []
        let points = diary.days.map { report in
            LineChart.Point(
                date: Date(report.date),
                // The single-precision number is converted to a double through its shortest decimal, since a direct
                // conversion would give more digits.
                value: Single(Float(report[value])).number.double,
                mark: feverish.contains(report.date) ? "fever" : nil)
        }
        return LineChart(
            title: value.title, subtitle: subtitle, unit: value.unit, points: points,
            levels: levels(of: value), marks: counted(feverish.count, "day") + " of fever",
            leastSpan: value.leastSpan, zone: dates.zone)
    }

    private var subtitle: String {
        guard let last = diary.days.first, let first = diary.days.last else { return "no report" }
        let days = [first, last].map { dates.date($0.date) }
        let span = days[0] == days[1] ? days[0] : "\(days[0]) to \(days[1])"
        return "\(counted(diary.days.count, "day")), \(span), \(dates.zone.identifier)"
    }

    private func levels(of value: BodyValue) -> [LineChart.Level] {
        var levels: [LineChart.Level] = []
        if let mean = diary.means?[value].number.double {
            levels.append(.init(.mean, mean, name: "mean \(rounded(mean))"))
        }
        if value == .temperature {
            let bound = Single(Fever.bound).number
            let word = readings[FeverBound.self] == .shipped ? "from" : "above"
            levels.append(.init(.threshold, bound.double, name: "fever \(word) \(bound.text)"))
        }
        return levels + monitors.filter { $0.bodyValue == value }.map(level)
    }

    /// Returns a level for the limit of a monitor; the line is thick on the days that the monitor watches.
    private func level(_ monitor: Monitoring.Monitor) -> LineChart.Level {
        let days = counted(monitor.days, "day")
        return .init(
            .limit, monitor.limit.shortened.number.double,
            name: "limit \(monitor.limit.number.text) from \(dates.date(monitor.startDay)), \(days)",
            stretch: dates.days(from: monitor.startDay, count: monitor.days + 1))
    }

    /// Returns the text of a mean with two decimals, which is more precise than any measured value.
    private func rounded(_ mean: Double) -> String {
        guard abs(mean) < 1e9 else { return Number(mean).text }
        return Number((mean * 100).rounded() / 100).text
    }
}

extension BodyValue {
    fileprivate var title: String {
        switch self {
        case .temperature: "Temperature"
        case .weight: "Weight"
        case .heartRate: "Heart rate"
        case .glycemia: "Glycemia"
        }
    }

    fileprivate var unit: String {
        switch self {
        case .temperature: "°C"
        case .weight: "kg"
        case .heartRate: "beats/min"
        case .glycemia: "mg/dL"
        }
    }

    /// The minimum span of the value axis in a chart of this value, in the unit of the value.
    fileprivate var leastSpan: Double {
        switch self {
        case .temperature: 2
        case .weight: 4
        case .heartRate, .glycemia: 20
        }
    }
}
