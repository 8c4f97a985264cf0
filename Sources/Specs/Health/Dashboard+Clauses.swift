import JSON
import Specification

extension Dashboard {
    public static let clauses = Clauses<Dashboard>(
        CheckedClause(
            Clause(
                "DAS-1", "Means over all reports, none if there are none; series oldest first.",
                source: Source(.healthMonitor, "Dashboard"),
                note: """
                    A mean, of whole values too, is added and divided in doubles, oldest first, and is then the nearest \
                    number of single precision. Reports of equal dates stay in the order given.
                    """),
            check: Check(probes: { input, _ in reversed(input).map { [$0] } ?? [] }, judge: judge))
    )

    /// The reports the other way round, or nil where two dates are equal and their order counts.
    private static func reversed(_ input: Input) -> Input? {
        let dates = input.reports.map(\.date)
        guard dates.count > 1, Set(dates).count == dates.count else { return nil }
        return Input(reports: input.reports.reversed())
    }

    private static func judge(_ trial: Trial<Dashboard>) -> Finding {
        let reports = trial.input.reports
        guard let output = trial.outcome.output else {
            return .violated("DAS-1: the reports were rejected; no reports are")
        }
        if output.count != reports.count {
            return .violated("DAS-1: there are \(reports.count) reports, not \(output.count)")
        }
        if let fault = faultOfSeries(output.series, reports)
            ?? faultOfMeans(output.means, output.series, reports)
        {
            return .violated("DAS-1: \(fault)")
        }
        for (_, probe) in zip([()], trial.probes) where probe.output?.value != output.value {
            return .violated("DAS-1: the same reports the other way round give something else")
        }
        return .holds
    }

    private static func faultOfSeries(_ series: Series, _ reports: [HealthReport]) -> String? {
        // Each report's place is how many are older, or as old and given before it.
        var oldestFirst = reports
        for (index, report) in reports.enumerated() {
            let before = reports.enumerated().count {
                $0.element.date < report.date || ($0.element.date == report.date && $0.offset < index)
            }
            oldestFirst[before] = report
        }
        for value in BodyValue.allCases {
            let expected = oldestFirst.map { number(value, $0) }
            let got = numbers(value, series)
            if got.count != expected.count {
                return
                    "the series of \(value.rawValue) has \(got.count) values; there are \(expected.count) reports"
            }
            if let place = expected.indices.first(where: { expected[$0] != got[$0] }) {
                return """
                    place \(place) of the series of \(value.rawValue), oldest first, is \
                    \(expected[place].text), not \(got[place].text)
                    """
            }
        }
        return nil
    }

    private static func number(_ value: BodyValue, _ report: HealthReport) -> Number {
        switch value {
        case .temperature: report.temperature.shortened.number
        case .weight: report.weight.shortened.number
        case .heartRate: Number(report.heartRate)
        case .glycemia: Number(report.glycemia)
        }
    }

    private static func numbers(_ value: BodyValue, _ series: Series) -> [Number] {
        switch value {
        case .temperature: series.temperature.map(\.number)
        case .weight: series.weight.map(\.number)
        case .heartRate: series.heartRate.map { Number($0) }
        case .glycemia: series.glycemia.map { Number($0) }
        }
    }

    private static func faultOfMeans(_ means: Means?, _ series: Series, _ reports: [HealthReport]) -> String?
    {
        guard let means else { return reports.isEmpty ? nil : "there are reports, yet no means" }
        if reports.isEmpty { return "there are no reports, yet means" }
        for value in BodyValue.allCases {
            let numbers: [Double] =
                switch value {
                case .temperature: series.temperature.map { Double($0.float) }
                case .weight: series.weight.map { Double($0.float) }
                case .heartRate: series.heartRate.map { Double($0) }
                case .glycemia: series.glycemia.map { Double($0) }
                }
            var sum = 0.0
            for number in numbers { sum += number }
            let expected = Single(Float(sum / Double(numbers.count))).number
            if means[value].number != expected {
                return """
                    the mean \(value.rawValue) of \(numbers.count) reports is \(expected.text), not \
                    \(means[value].number.text)
                    """
            }
        }
        return nil
    }
}
