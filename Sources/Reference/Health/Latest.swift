import HealthSpecs
import Specification

extension Latest: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        // The sort is stable, so the last of several reports with the same date counts.
        Output(latest: input.reports.sorted { $0.date < $1.date }.last?.shortened)
    }
}
