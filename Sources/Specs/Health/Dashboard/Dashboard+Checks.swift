import JSON
import Specification

extension Dashboard {
    public static func check(_ rule: Rule) -> Check<Dashboard> {
        switch rule {
        case .meansAndSeries:
            Check(.derivation) { input, _ in
                reversed(input).map { [$0] } ?? []
            } judge: { trial in
                fault(in: trial).map { .violated($0) } ?? .holds
            }
        }
    }

    /// The reports the other way round, or nil if two dates are equal and their order counts.
    private static func reversed(_ input: Input) -> Input? {
        let dates = input.reports.map(\.date)
        guard dates.count > 1, Set(dates).count == dates.count else { return nil }
        return Input(reports: input.reports.reversed())
    }

    private static func fault(in trial: Trial<Dashboard>) -> String? {
        let reports = trial.input.reports
        guard let output = trial.outcome.output else { return "the reports were rejected; no reports are" }
        if output.count != reports.count { return "there are \(reports.count) reports, not \(output.count)" }
        if let fault = fault(in: output.series, of: reports) ?? fault(in: output.means, of: reports) {
            return fault
        }
        let isTheSame = trial.probes.allSatisfy { probe in
            probe.output.map { areTheSame($0, output) } ?? false
        }
        return isTheSame ? nil : "the same reports the other way round give something else"
    }

    /// Whether two outputs have the same series, and means as near to each other as their tolerance allows.
    private static func areTheSame(_ one: Output, _ other: Output) -> Bool {
        one.count == other.count && one.series.value == other.series.value
            && BodyValue.allCases.allSatisfy { value in
                let difference =
                    (one.means?[value].number.double ?? 0) - (other.means?[value].number.double ?? 0)
                return abs(difference) <= 2 * HealthReport.meanTolerance
            }
    }

    private static func fault(in series: Series, of reports: [HealthReport]) -> String? {
        // A report stands behind as many as are older, or as old and given before it.
        let places = reports.indices.map { index in
            reports.indices.count { (reports[$0].date, $0) < (reports[index].date, index) }
        }
        for value in BodyValue.allCases {
            let got = series[value]
            if got.count != reports.count {
                return
                    "the series of \(value.rawValue) has \(got.count) values; there are \(reports.count) reports"
            }
            let wrong = zip(reports, places).filter { $0.number(of: value) != got[$1] }.min { $0.1 < $1.1 }
            if let (report, place) = wrong {
                return """
                    place \(place) of the series of \(value.rawValue), oldest first, is \
                    \(report.number(of: value).text), not \(got[place].text)
                    """
            }
        }
        return nil
    }

    private static func fault(in means: Means?, of reports: [HealthReport]) -> String? {
        guard let means else { return reports.isEmpty ? nil : "there are reports, yet no means" }
        for value in BodyValue.allCases {
            guard let mean = reports.mean(of: value) else { return "there are no reports, yet means" }
            let got = means[value].number
            if !reports.areAround(got.double, in: value) {
                return """
                    the mean \(value.rawValue) of \(reports.count) reports is \(Single(Float(mean)).number.text), \
                    not \(got.text)
                    """
            }
        }
        return nil
    }
}
