import JSON
import Specification

extension Dashboard {
    public static let properties: [Property<Dashboard>] = [
        Property(
            "Each series consists of the values in all reports, and `count` is the number of reports.",
            from: .courses, .count
        ) { trial, output in
            let reports = trial.input.reports
            guard output.count == reports.count else {
                return .violated("expected a count of \(reports.count), got \(output.count)")
            }
            for value in BodyValue.allCases
            where reports.map({ $0.number(of: value) }).sorted() != output.series[value].sorted() {
                return .violated("the series of \(value.rawValue) does not have exactly the reports' values")
            }
            return .holds
        },
        Property(
            "The mean of a body value lies between the least and the greatest of its values in the reports.",
            from: .means, .tolerance
        ) { trial, output in
            guard let means = output.means else { return .notTouched }
            for value in BodyValue.allCases {
                let (values, mean) = (trial.input.reports.map { $0[value] }, means[value].number.double)
                let slack = HealthReport.meanTolerance
                guard let least = values.min(), let greatest = values.max(),
                    (least - slack...greatest + slack).contains(mean)
                else {
                    return .violated(
                        "the mean of \(value.rawValue) is \(mean), outside the range of the values in the reports"
                    )
                }
            }
            return .holds
        },
        Property(
            "If all dates differ, the order of the reports does not affect the series.", from: .oldestFirst,
            probes: { input, _ in
                let dates = input.reports.map(\.date)
                return Set(dates).count == dates.count ? [Input(reports: input.reports.reversed())] : []
            },
            judge: {
                $0.relates(
                    \.series.value, otherwise: "the same reports in the opposite order give different series")
            }),
        .noRejection(from: .means),
    ]
}
