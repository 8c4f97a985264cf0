import SharedSpecs
import Specification

extension Edit {
    public enum Rule: String, RuleName {
        case editing = "EDT-1"
    }

    public static let clauses: Clauses<Edit> = [
        .editing: Statement(
            .source(
                "A report can be changed at any time, in a view of its own.",
                Source(.healthMonitor, "Report Data", "ReportDetail")),
            .decision(
                """
                The same is checked as of a new one (ENT-1 to ENT-3). The changed report keeps its id, and the others \
                stay as they were, newest first.
                """),
            .decision(
                """
                If it comes to a day of the zone that has another report, it is merged into that one as a new report \
                is (MER-1, MER-2): that one keeps its id and its date, a mean is of the two, and there is one less. \
                Without a report of that id nothing is changed; of several the first is meant.
                """),
            .standard("Which day a moment is of follows the zone's rules.", .iana),
            .standard(Single.rounding, .ieee754))
    ]
}
