import Catalogue
import JSON
import Specification

extension Dashboard: Mistaken {
    public static let careful: any Implementation<Dashboard> = CarefulDashboard()

    public static let mistakes: [Mistake<Dashboard>] = [
        Mistake(
            "cuts-whole-means",
            "Rounds the means of whole-number values, such as the heart rate, down to whole numbers.",
            breaks: "DAS-1", smallest: input(SmallReport.json(), SmallReport.json(heartRate: 31)),
            run: CarefulDashboard.but { $0.cutsWholeMeans = true }),
        Mistake(
            "newest-first",
            """
            Draws each series from the newest report to the oldest, in the same order as the list of reports.
            """,
            breaks: "DAS-1",
            smallest: input(SmallReport.json(), SmallReport.json(SmallReport.date + 1, heartRate: 31)),
            run: CarefulDashboard.but { $0.oldestFirst = false }),
        Mistake(
            "as-given",
            "Draws each series in the given order of the reports, instead of sorting the reports by date.",
            breaks: "DAS-1",
            smallest: input(SmallReport.json(SmallReport.date + 1, heartRate: 31), SmallReport.json()),
            run: CarefulDashboard.but { $0.sorts = false }),
        Mistake(
            "zero-for-none", "Returns means of 0 if there are no reports, instead of leaving the means out.",
            breaks: "DAS-1", smallest: #"{"reports":[]}"#,
            run: CarefulDashboard.but { $0.hasMeansOfNone = true }),
        Mistake(
            "weighs-by-importance",
            "Computes a weighted mean, in which the weight of each value is its importance.",
            breaks: "DAS-1",
            smallest: input(
                SmallReport.json(), SmallReport.json(heartRate: 31, importance: [1, 1, 2, 1])),
            run: CarefulDashboard.but { $0.weighs = true }),
        Mistake(
            "leaves-out-fever",
            "Leaves reports of 44 °C or more out of the means, as if they were measurement errors.",
            breaks: "DAS-1", smallest: input(SmallReport.json(temperature: "44"), SmallReport.json()),
            run: CarefulDashboard.but { $0.trustsAll = false }),
    ]

    private static func input(_ reports: String...) -> String {
        #"{"reports":[\#(reports.joined(separator: ","))]}"#
    }
}

/// An implementation of health.dashboard, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulDashboard: Careful {
    public typealias Subsystem = Dashboard

    var cutsWholeMeans = false
    var oldestFirst = true
    var sorts = true
    var hasMeansOfNone = false
    var weighs = false
    var trustsAll = true

    public init() {}

    public func run(_ input: Dashboard.Input, readings: Readings) throws(Rejection) -> Dashboard.Output {
        let given = input.reports
        let order = given.indices.sorted { (given[$0].date, $0) < (given[$1].date, $1) }
        var reports = sorts ? order.map { given[$0] } : given
        if !oldestFirst { reports.reverse() }
        let series = Dashboard.Series(
            temperature: reports.map { $0.temperature.shortened },
            weight: reports.map { $0.weight.shortened },
            heartRate: reports.map(\.heartRate), glycemia: reports.map(\.glycemia))
        let trusted = trustsAll ? reports : reports.filter { $0.temperature.float < 44 }
        let means = Dashboard.Means { Single(mean($0, trusted)) }
        return Dashboard.Output(
            count: reports.count, means: reports.isEmpty && !hasMeansOfNone ? nil : means, series: series)
    }

    private func mean(_ value: BodyValue, _ reports: [HealthReport]) -> Float {
        if reports.isEmpty { return 0 }
        let weights = reports.map { weighs ? Double($0.importance[value]) : 1 }
        let mean = zip(reports, weights).reduce(0) { $0 + $1.0[value] * $1.1 } / weights.reduce(0, +)
        let isWhole = value == .heartRate || value == .glycemia
        return Float(cutsWholeMeans && isWhole ? mean.rounded(.down) : mean)
    }
}
