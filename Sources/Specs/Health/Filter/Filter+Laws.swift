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
        .noneKeepsAll: .source("If the filter is none, all reports are listed.", list),
        .byImportance: .source(
            """
            Otherwise the list is filtered by the importance of the chosen value, not by the greatest of a report.
            """, list),
        .match: .decision("Which importances are kept follows the reading health.filter.match."),
        .atLeast: .decision("By atLeast a report is kept if its importance is at least the given one."),
        .equal: .decision("By equal a report is kept if its importance is exactly the given one."),
        .order: .decision("The list keeps the order in which the reports are given."),
        .each: .decision(
            "Reports are judged one by one: of several with one id, each that is kept is listed."),
    ]
}
