import JSON
import Specification
import Specs

/// health.filter, as its clause reads.
public struct DiaryFilterReference: Implementation {
    public typealias Subsystem = DiaryFilter

    public init() {}

    public func run(_ input: DiaryFilter.Input, readings: Readings) throws(Rejection) -> DiaryFilter.Output {
        guard let value = input.criterion.bodyValue else {
            return DiaryFilter.Output(ids: input.reports.map(\.id))
        }
        let kept = input.reports.filter { listed in
            switch readings[FilterMatch.self] {
            case .atLeast: listed.report.importance[value] >= input.importance
            case .equal: listed.report.importance[value] == input.importance
            }
        }
        return DiaryFilter.Output(ids: kept.map(\.id))
    }
}

extension DiaryFilter: Referenced {
    public static let reference = DiaryFilterReference()
}
