import SharedSpecs
import Specification

extension Filter {
    public enum Law: LawName {
        public typealias Subsystem = Filter
        case noneKeepsAll, byImportance, match, atLeast, equal, order, each
    }

    private static let list = Source(.healthMonitor, "ReportList")

    public static let laws: Laws<Filter> = [
        ("FIL-1a", .noneKeepsAll, .source(list)): "If `value` is `none`, all reports are listed.",
        ("FIL-1b", .byImportance, .source(list)): """
        If `value` names a body value, the importance of this value in a report decides whether the report is listed. \
        The greatest importance in the report does not matter.
        """,
        ("FIL-1c", .match, .decision): """
        The reading `health.filter.match` determines whether the filter also keeps importances greater than the given \
        importance.
        """,
        ("FIL-1d", .atLeast, .decision): """
        Under the option `atLeast`, a report is kept if its importance for the chosen value is at least the given \
        importance.
        """,
        ("FIL-1e", .equal, .decision): """
        Under the option `equal`, a report is kept if and only if its importance for the chosen value is exactly the \
        given importance.
        """,
        ("FIL-1f", .order, .decision): "The ids in `ids` are in the order of the given reports.",
        ("FIL-1g", .each, .decision): """
        Each report is judged separately. If several reports with the same id are kept, `ids` contains this id once \
        for each of these reports.
        """,
    ]
}
