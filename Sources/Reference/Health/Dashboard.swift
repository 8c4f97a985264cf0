import HealthSpecs
import JSON
import Specification

/// An implementation of health.dashboard that follows its clauses.
public struct DashboardReference: Implementation {
    public typealias Subsystem = Dashboard

    public init() {}

    public func run(_ input: Dashboard.Input, readings: Readings) throws(Rejection) -> Dashboard.Output {
        let reports = input.reports.oldestFirst(by: \.date)
        let series = Dashboard.Series(
            temperature: reports.map(\.temperature.shortened), weight: reports.map(\.weight.shortened),
            heartRate: reports.map(\.heartRate), glycemia: reports.map(\.glycemia))
        let means = Dashboard.Means { mean(of: $0, reports) }
        return Dashboard.Output(count: reports.count, means: reports.isEmpty ? nil : means, series: series)
    }

    private func mean(of value: BodyValue, _ reports: [HealthReport]) -> Single {
        Single(Float(reports.map { $0[value] }.reduce(0, +) / Double(max(1, reports.count))))
    }
}

extension Dashboard: Referenced {
    public static let reference = DashboardReference()
}
