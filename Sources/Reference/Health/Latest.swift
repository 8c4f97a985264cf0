import HealthSpecs
import JSON
import Specification

/// An implementation of health.latest that follows its clauses.
public struct LatestReference: Implementation {
    public typealias Subsystem = Latest

    public init() {}

    public func run(_ input: Latest.Input, readings: Readings) throws(Rejection) -> Latest.Output {
        Latest.Output(latest: input.reports.oldestFirst(by: \.date).last?.shortened)
    }
}

extension Latest: Referenced {
    public static let reference = LatestReference()
}
