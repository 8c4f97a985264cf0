import SharedSpecs
import Specification

extension Latest {
    public enum Rule: String, RuleName {
        case latest = "LAT-1"
    }

    public static let clauses: Clauses<Latest> = [
        .latest: Statement(
            .source(
                "The summary is of the last report; without reports there is none.",
                Source(.healthMonitor, "HealthTab")),
            .decision("The last is that of the greatest date, of several of that date the last given."),
            .standard(Single.rounding, .ieee754))
    ]
}
