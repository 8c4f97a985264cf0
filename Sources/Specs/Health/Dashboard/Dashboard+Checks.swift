import JSON
import Specification

extension Dashboard {
    public static func check(_ rule: Rule) -> Check<Dashboard> {
        switch rule {
        case .meansAndSeries:
            Check { input, _ in
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
        let reports = trial.input.reports.oldestFirst
        guard let output = trial.outcome.output else { return "the reports were rejected; no reports are" }
        if output.count != reports.count { return "there are \(reports.count) reports, not \(output.count)" }
        if let fault = fault(in: output.series, of: reports) ?? fault(in: output.means, of: reports) {
            return fault
        }
        let isTheSame = trial.probes.allSatisfy { $0.output?.value == output.value }
        return isTheSame ? nil : "the same reports the other way round give something else"
    }

    private static func fault(in series: Series, of reports: [HealthReport]) -> String? {
        for value in BodyValue.allCases {
            let (expected, got) = (reports.map { $0.number(of: value) }, series[value])
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

    private static func fault(in means: Means?, of reports: [HealthReport]) -> String? {
        guard let means else { return reports.isEmpty ? nil : "there are reports, yet no means" }
        for value in BodyValue.allCases {
            guard let mean = reports.mean(of: value) else { return "there are no reports, yet means" }
            let (expected, got) = (Single(mean).number, means[value].number)
            if got != expected {
                return """
                    the mean \(value.rawValue) of \(reports.count) reports is \(expected.text), not \(got.text)
                    """
            }
        }
        return nil
    }
}
