import SharedSpecs
import Specification

extension Edit {
    public enum Law: String, LawName, SingleLaws {
        case changed = "EDT-1a"
        case checked = "EDT-1b"
        case unknown = "EDT-1c"
        case unknownFirst = "EDT-1d"
        case firstOfID = "EDT-1e"
        case ownID = "EDT-1f"
        case others = "EDT-1g"
        case merged = "EDT-1h"
        case otherID = "EDT-1i"
        case zone = "EDT-1j"
        case newestFirst = "EDT-1k"
        case ties = "EDT-1l"
        case nearest = "EDT-1m"
        case shortest = "EDT-1n"
        case takenOut = "EDT-1o"
        case noteGoes = "EDT-1p"
        case dateChanges = "EDT-1q"
    }

    public static let laws: Laws<Edit> = [
        .changed: .source(
            "A report can be changed at any time: its values become those of the form.",
            Source(.healthMonitor, "Report Data", "ReportDetail")),
        .checked: .decision("The form is checked as that of a new report is (ENT-1 to ENT-3)."),
        .unknown: .decision("If no report has the id, the form is refused as report.unknown."),
        .unknownFirst: .decision(
            "That comes before the checks of the form: an invalid form of an unknown id is report.unknown."),
        .firstOfID: .decision("Of several reports of that id the first given is changed, not the last."),
        .ownID: .decision("The changed report keeps its id."),
        .others: .decision("All other reports go through unchanged, once each."),
        .merged: .decision(
            """
            If another report is of its day, it merges with that one as a new report does (MER-1, MER-2), also if \
            its date stays and the diary had two of that day.
            """),
        .otherID: .decision("A report that it merges with keeps its own id, not that of the changed one."),
        .zone: .standard("Which day a moment is of follows the rules of the zone, not of UTC.", .iana),
        .newestFirst: .source("Reports are listed newest first.", Source(.healthMonitor, "ContentView")),
        .ties: .decision("Reports of one date stay in the order given, the changed one after them."),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .takenOut: .decision(
            "The old report is not in the diary any more: the changed one does not merge with it."),
        .noteGoes: .decision(
            "If the form has no note, the changed report has none: the old one does not stay."),
        .dateChanges: .decision("Its date becomes that of the form too."),
    ]
}
