import Specification

extension DiaryMerge {
    public enum Rule: String, RuleName {
        case means = "MER-1"
        case importanceAndNote = "MER-2"
    }

    public static let clauses: Clauses<DiaryMerge> = [
        .means: Statement(
            """
            A report with the same calendar day in the zone is merged, not added: its values become the means by \
            the readings health.merge.mean and health.merge.rounding.
            """,
            source: Source(.healthMonitor, "Report Data", "Add Report"),
            note: """
                Of several reports of that day the first given is merged; it keeps its date, and counts one entry more. \
                The others go through unchanged. Means are (k·old + new)/(k + 1), single ones in doubles and then \
                the nearest of single precision, whole ones in integers.
                """),
        .importanceAndNote: Statement(
            """
            Importance is the greater of the two; an absent note keeps the other, two notes follow the reading \
            health.merge.note. Reports are listed newest first.
            """,
            source: Source(.healthMonitor, "Report Data", "ContentView"),
            note: """
                The importance of each value is judged for itself. Reports of equal dates stay in the order given, \
                an added one after them.
                """),
    ]
}
