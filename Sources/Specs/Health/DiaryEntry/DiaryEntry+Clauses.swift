import Specification

extension DiaryEntry {
    public enum Rule: String, RuleName {
        case numbers = "ENT-1"
        case bounds = "ENT-2"
        case naming = "ENT-3"
    }

    private static let addReport = Source(.healthMonitor, "Add Report")

    public static let clauses: Clauses<DiaryEntry> = [
        .numbers: Statement(
            """
            Comma and point both separate decimals. A text that is not one number (1.234,5, an empty one, \
            36.6.1, nan, inf) makes its field invalid.
            """,
            source: addReport,
            note: """
                A number is digits (0 to 9), then perhaps one comma or point and more digits: no sign, white \
                space, exponent or unit, and digits on both sides. Heart rate and glycemia are digits only.
                """),
        .bounds: Statement(
            """
            33.0 ≤ temperature ≤ 44.0; weight > 0; heart rate > 30; glycemia > 50 (reading \
            health.entry.bounds). Heart rate and glycemia are whole numbers up to 32767; temperature and weight \
            are single precision.
            """,
            source: addReport,
            note: """
                The bounds hold for the number of single precision: 44.000001 is 44. A weight that is 0 or infinite \
                in single precision is invalid.
                """),
        .naming: Statement(
            """
            Importance is 1 to 5, 3 where absent; outside is invalid. All invalid fields are named at once, in the \
            order of the form.
            """,
            source: addReport,
            note: """
                The importance of a value stands behind its text, as importance.temperature. Each is absent for \
                itself; 2.5 is outside. Date and note go through unchanged; an empty note is none.
                """),
    ]
}
