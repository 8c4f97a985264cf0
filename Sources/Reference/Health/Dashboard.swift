import HealthSpecs
import Specification

extension Dashboard: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        // The sort is stable, so reports with the same date keep their order.
        let reports = input.reports.sorted { $0.date < $1.date }
        let series = Series(
            temperature: reports.map(\.temperature.shortened), weight: reports.map(\.weight.shortened),
            heartRate: reports.map(\.heartRate), glycemia: reports.map(\.glycemia))
        let means = Means { value in
            Single(Float(reports.map { $0[value] }.reduce(0, +) / Double(max(1, reports.count))))
        }
        return Output(count: reports.count, means: reports.isEmpty ? nil : means, series: series)
    }
}
