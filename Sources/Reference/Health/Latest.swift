import HealthSpecs
import JSON
import Specification

/// An implementation of health.latest that follows its clauses.
extension Latest: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        Output(latest: input.reports.oldestFirst(by: \.date).last?.shortened)
    }
}
