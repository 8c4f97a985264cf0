import Specification

extension Fever {
    public enum Rule: String, RuleName {
        case highlighting = "FEV-1"
    }

    public static let clauses: Clauses<Fever> = [
        .highlighting: Statement(
            """
            A temperature above 37.5 °C is highlighted, as a number of single precision; 37.5 itself by the \
            reading health.fever.bound.
            """,
            source: Source(.healthMonitor, "ReportDetail"),
            note: "37.500001 is 37.5 in single precision. A higher temperature is never less highlighted.")
    ]
}
