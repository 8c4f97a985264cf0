import HealthSpecs
import Specification

extension Filter: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard let value = input.criterion.bodyValue else {
            return Output(ids: input.reports.map(\.id))
        }
        let kept = input.reports.filter { listed in
            switch readings[FilterMatch.self] {
            case .atLeast: listed.report.importance[value] >= input.importance
            case .equal: listed.report.importance[value] == input.importance
            }
        }
        return Output(ids: kept.map(\.id))
    }
}
