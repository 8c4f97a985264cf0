import SharedSpecs
import Specification

extension Filter {
    public enum Law: String, LawName {
        case noneKeepsAll = "FIL-1a"
        case byImportance = "FIL-1b"
        case match = "FIL-1c"
        case atLeast = "FIL-1d"
        case equal = "FIL-1e"
        case order = "FIL-1f"
        case each = "FIL-1g"
    }

    private static let list = Source(.healthMonitor, "ReportList")

    public static let laws: Laws<Filter> = [
        .noneKeepsAll: .source(
            "If `value` is `none`, all reports are listed.", list),
        .byImportance: .source(
            """
            If `value` names a value of the body, the importance of this value in a report decides whether the \
            report is listed. The greatest importance in the report does not matter.
            """, list),
        .match: .decision(
            """
            The reading `health.filter.match` determines whether the filter also keeps importances greater than the \
            given importance.
            """),
        .atLeast: .decision(
            """
            Under the option `atLeast`, a report is kept if its importance for the chosen value is at least the given \
            importance.
            """),
        .equal: .decision(
            """
            Under the option `equal`, a report is kept if and only if its importance for the chosen value is exactly \
            the given importance.
            """),
        .order: .decision(
            "The ids in `ids` are in the order of the given reports."),
        .each: .decision(
            """
            Each report is judged separately. If several reports with the same id are kept, `ids` contains this id \
            once for each of these reports.
            """),
    ]
}
