import SharedSpecs
import Specification

extension Fever {
    public enum Rule: String, RuleName {
        case highlighting = "FEV-1"
    }

    public static let clauses: Clauses<Fever> = [
        .highlighting: Statement(
            .source("A temperature above 37.5 °C is highlighted.", Source(.healthMonitor, "ReportDetail")),
            .decision(
                """
                It is compared as a number of single precision: 37.500001 is 37.5, which itself follows the reading \
                health.fever.bound.
                """),
            .standard(Single.rounding, .ieee754))
    ]
}
