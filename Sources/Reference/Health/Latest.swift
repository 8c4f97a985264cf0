import HealthSpecs
import JSON
import Specification

/// health.latest, as its clause reads.
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
