import SharedSpecs
import Specification

extension Entry {
    public enum Rule: String, RuleName {
        case numbers = "ENT-1"
        case bounds = "ENT-2"
        case naming = "ENT-3"
    }

    private static let addReport = Source(.healthMonitor, "Add Report")

    public static let clauses: Clauses<Entry> = [
        .numbers: Statement(
            .source(
                "Comma and point both separate decimals. A text that is not one number makes its field invalid.",
                addReport),
            .decision(
                """
                What one number is, follows the reading health.entry.number for temperature and weight. Heart rate \
                and glycemia are digits (0 to 9) only. nan, inf and texts with a NUL are none by either option.
                """),
            .standard(Single.rounding, .ieee754)),
        .bounds: Statement(
            .source(
                """
                33.0 ≤ temperature ≤ 44.0; weight > 0; heart rate > 30; glycemia > 50. Heart rate and glycemia are \
                whole numbers of 16 bits; temperature and weight are single precision.
                """, Source(.healthMonitor, "Add Report", "Report Data")),
            .decision(
                """
                The bounds hold for the number of single precision: 44.000001 is 44. A weight that is 0 or infinite \
                in single precision is invalid. Heart rate and glycemia reach 32767. A heart rate of 30 and a \
                glycemia of 50 follow the reading health.entry.bounds.
                """),
            .standard(Single.rounding, .ieee754)),
        .naming: Statement(
            .source("Importance is 1 to 5, 3 where absent; the form is refused until all holds.", addReport),
            .decision(
                """
                All invalid fields are named at once, in the order of the form; the importance of a value stands \
                behind its text, as importance.temperature. Each is absent for itself; 2.5 is outside. Date and note \
                go through unchanged; an empty note is none.
                """)),
    ]
}
