import JSON
import SharedSpecs
import Specification

extension Dashboard {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Dashboard
        case means, count, courses, eachAlike, fractions, noMeans, tolerance, oldestFirst, ties, nearest,
            shortest
    }

    private static let dashboard = Source(.healthMonitor, "Dashboard")

    public static let laws: Laws<Dashboard> = [
        ("DAS-1a", .means, .source(dashboard)):
            "The dashboard shows the mean of each body value over all reports (`means`).",
        ("DAS-1b", .count, .source(dashboard)): "The dashboard shows the number of reports (`count`).",
        ("DAS-1c", .courses, .source(.healthMonitor, "Application", "Dashboard")): """
        For each body value, the dashboard shows a series: the values in all reports over time (`series`).
        """,
        ("DAS-1d", .eachAlike, .decision): """
        Each report counts equally in the mean of a value, whatever importance the value has in this report.
        """,
        ("DAS-1e", .fractions, .decision): """
        The mean of the heart rate or the glycemia keeps its fractional part, although the values in the reports are \
        whole numbers.
        """,
        ("DAS-1f", .noMeans, .decision): "If there are no reports, the output has no `means`.",
        ("DAS-1g", .tolerance, .decision): """
        A mean within 0.01 of the exact mean is correct. The implementation may sum values in single or double \
        precision, in any order.
        """,
        ("DAS-1h", .oldestFirst, .decision):
            "Each series is sorted by the dates of the reports, oldest first.",
        ("DAS-1i", .ties, .decision):
            "In a series, the values of reports with the same date stay in the order of the input.",
        ("DAS-1j", .nearest, .shared): .nearestSingle,
        ("DAS-1k", .shortest, .shared): .shortestSingle,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let reports = law.sorted(.oldestFirst, input.reports, ties: .ties) { $0.date < $1.date }
        return Output(
            count: law.shows(.count, reports.count),
            means: law.holds(.noMeans, reports.isEmpty)
                ? nil : Means { Single(Float(mean(of: $0, reports, law))) },
            series: Series(
                temperature: law.shows(.courses, reports.map { law.written(law.read($0.temperature)) }),
                weight: law.shows(.courses, reports.map { law.written(law.read($0.weight)) }),
                heartRate: law.shows(.courses, reports.map(\.heartRate)),
                glycemia: law.shows(.courses, reports.map(\.glycemia))))
    }

    private static func mean(of value: BodyValue, _ reports: [HealthReport], _ law: Ruling<Law>) -> Double {
        func mean(_ weight: (HealthReport) -> Double) -> Double {
            let weights = reports.reduce(0) { $0 + weight($1) }
            return reports.reduce(0) { $0 + $1[value] * weight($1) } / max(1, weights)
        }
        let alike = law(.eachAlike, mean { _ in 1 }, not: mean { Double($0.importance[value]) })
        let isWhole = value == .heartRate || value == .glycemia
        return law.shows(.means, isWhole ? law(.fractions, alike, not: alike.rounded(.down)) : alike)
    }

    public static let properties: [Property<Dashboard>] = [
        Property(
            "Each series contains exactly the values in the reports, and `count` is the number of reports.",
            from: .courses, .count
        ) { trial, output in
            let reports = trial.input.reports
            guard output.count == reports.count else {
                return .violated("expected a count of \(reports.count), got \(output.count)")
            }
            for value in BodyValue.allCases
            where reports.map({ $0.number(of: value) }).sorted() != output.series[value].sorted() {
                return .violated(
                    "the series of \(value.rawValue) does not contain exactly the values in the reports")
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
            probe: { input, _ in
                let dates = input.reports.map(\.date)
                return Set(dates).count == dates.count ? Input(reports: input.reports.reversed()) : nil
            },
            relates: \.series.value,
            otherwise: "the same reports in the opposite order give different series"),
        .noRejection(from: .means),
    ]
}
