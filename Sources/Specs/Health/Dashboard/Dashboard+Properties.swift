import JSON
import Specification

extension Dashboard {
    public static let properties: [Property<Dashboard>] = [
        Property(
            "Each series has the values of all reports, and `count` is the number of reports.",
            from: .courses,
            .count
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let reports = trial.input.reports
            guard output.count == reports.count else {
                return .violated("expected a count of \(reports.count), got \(output.count)")
            }
            for value in BodyValue.allCases
            where reports.map({ $0.number(of: value) }).sorted() != output.series[value].sorted() {
                return .violated("the series of \(value.rawValue) does not have the values of the reports")
            }
            return .holds
        },
        Property("A mean lies between the least and the greatest of its values.", from: .means, .tolerance) {
            trial in
            guard let means = trial.outcome.output?.means else { return .notTouched }
            for value in BodyValue.allCases {
                let (values, mean) = (trial.input.reports.map { $0[value] }, means[value].number.double)
                guard let least = values.min(), let greatest = values.max() else {
                    return .violated("there are means although there are no reports")
                }
                let tolerance = HealthReport.meanTolerance
                if !(least - tolerance...greatest + tolerance).contains(mean) {
                    return .violated(
                        "the mean \(value.rawValue) is \(mean), but the values are \(least) to \(greatest)")
                }
            }
            return .holds
        },
        Property(
            "If all dates differ, the order of the reports does not matter.", from: .oldestFirst,
            probes: { input, _ in
                let dates = input.reports.map(\.date)
                return Set(dates).count == dates.count ? [Input(reports: input.reports.reversed())] : []
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                let isSame = probe.output.map { areTheSame($0, output) } ?? false
                return isSame
                    ? .holds : .violated("the same reports in the opposite order give a different output")
            }),
        .noRejection(from: .means),
    ]

    /// Whether two outputs have the same series, and means within their tolerance.
    private static func areTheSame(_ one: Output, _ other: Output) -> Bool {
        one.count == other.count && one.series.value == other.series.value
            && BodyValue.allCases.allSatisfy { value in
                let difference =
                    (one.means?[value].number.double ?? 0) - (other.means?[value].number.double ?? 0)
                return abs(difference) <= 2 * HealthReport.meanTolerance
            }
    }
}
