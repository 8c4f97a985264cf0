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
        .noneKeepsAll: .source("If the filter is `none`, all reports are listed.", list),
        .byImportance: .source(
            """
            If the filter is a value, reports are filtered by the importance of this value, not by their greatest \
            importance.
            """, list),
        .match: .decision("Which importances the filter keeps depends on the reading `health.filter.match`."),
        .atLeast: .decision(
            "Under the option `atLeast`, a report is kept if its importance is at least the given one."),
        .equal: .decision(
            "Under the option `equal`, a report is kept if its importance is exactly the given one."),
        .order: .decision("The list keeps the order of the given reports."),
        .each: .decision(
            "Reports are judged one by one: if several reports with the same id are kept, each is listed."),
    ]
}
