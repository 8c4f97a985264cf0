import SharedSpecs
import Specification

extension Dashboard {
    public enum Rule: String, RuleName {
        case meansAndSeries = "DAS-1"
    }

    private static let dashboard = Source(.healthMonitor, "Application", "Dashboard")

    public static let clauses: Clauses<Dashboard> = [
        .meansAndSeries: Statement(
            .source(
                "The mean of each value, its course over time, and the number of reports are shown.",
                dashboard),
            .decision("Means are over all reports, not over days; there are none of no reports."),
            .decision(
                "Series are by date, the oldest first; reports of equal dates stay in the order given."),
            .decision(
                "A mean within 0.01 of the exact one is right: adding in single or in double precision, in any order."
            ),
            .standard(Single.rounding, .ieee754))
    ]
}
