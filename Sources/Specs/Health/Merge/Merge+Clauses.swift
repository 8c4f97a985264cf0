import SharedSpecs
import Specification

extension Merge {
    public enum Rule: String, RuleName {
        case means = "MER-1"
        case importanceAndNote = "MER-2"
    }

    private static let data = Source(.healthMonitor, "Application", "Add Report")

    public static let clauses: Clauses<Merge> = [
        .means: Statement(
            .source(
                """
                If the diary has a report with the same date, the new one is not added: the values become the means of \
                the old and the new ones.
                """, data),
            .decision(
                """
                The same date is the same calendar day in the zone. Of what a value is the mean, and how a whole one \
                becomes whole, follow the readings health.merge.mean and health.merge.rounding.
                """),
            .decision(
                """
                Of several reports of that day the first given is merged; it keeps its date, and counts one entry \
                more. The others go through unchanged. Means are (k·old + new)/(k + 1), single ones in doubles and \
                then the nearest of single precision, whole ones in integers.
                """),
            .standard("Which day a moment is of follows the zone's rules.", .iana),
            .standard(Single.rounding, .ieee754)),
        .importanceAndNote: Statement(
            .source(
                "Reports are listed newest first.", Source(.healthMonitor, "ContentView")),
            .decision(
                """
                Importance is the greater of the two, for each value by itself; an absent note keeps the other, two \
                notes follow the reading health.merge.note. Reports of equal dates stay in the order given, an added \
                one after them.
                """)),
    ]
}
