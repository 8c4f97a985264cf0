import HealthSpecs
import JSON
import Specification

/// An implementation of health.filter that follows its clauses.
public struct FilterReference: Implementation {
    public typealias Subsystem = Filter

    public init() {}

    public func run(_ input: Filter.Input, readings: Readings) throws(Rejection) -> Filter.Output {
        guard let value = input.criterion.bodyValue else {
            return Filter.Output(ids: input.reports.map(\.id))
        }
        let kept = input.reports.filter { listed in
            switch readings[FilterMatch.self] {
            case .atLeast: listed.report.importance[value] >= input.importance
            case .equal: listed.report.importance[value] == input.importance
            }
        }
        return Filter.Output(ids: kept.map(\.id))
    }
}

extension Filter: Referenced {
    public static let reference = FilterReference()
}
