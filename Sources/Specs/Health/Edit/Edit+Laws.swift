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
            "A report can be changed at any time: it gets the values of the form.",
            Source(.healthMonitor, "Report Data", "ReportDetail")),
        .checked: .decision("The form is checked in the same way as a new report (ENT-1 to ENT-3)."),
        .unknown: .decision("If no report has the given id, the edit is rejected as report.unknown."),
        .unknownFirst: .decision(
            """
            An unknown id is reported before the form is checked: an invalid form with an unknown id is rejected as \
            report.unknown.
            """),
        .firstOfID: .decision(
            "If several reports have the given id, the first of them in the input is changed, not the last."),
        .ownID: .decision("The changed report keeps its id."),
        .others: .decision(
            """
            Reports of the diary that are neither changed nor merged keep their contents, and each is listed once. \
            Their single-precision values are also written by EDT-1n.
            """),
        .merged: .decision(
            """
            If another report is from the day of the form's date, the changed report merges with it by MER-1 and \
            MER-2. In this merge the other report is the old one and the changed report is the new one, even if the \
            date stays and the diary had two reports from that day. Reports in health.edit have no `entries`: each \
            mean is the mean of the two reports.
            """),
        .otherID: .decision(
            """
            If the changed report merges with another report, the merged report keeps the id of that other report (the \
            old one), not that of the changed report.
            """),
        .zone: .standard(
            "The calendar day of a moment is found by the rules of the given time zone, not by those of UTC.",
            .iana),
        .newestFirst: .source("Reports are listed newest first.", Source(.healthMonitor, "ContentView")),
        .ties: .decision(
            """
            Reports with the same date stay in the order of the input, and the changed report follows them. A merged \
            report keeps the place of the report with which the changed report merged.
            """),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .takenOut: .decision(
            """
            The old version of the changed report leaves the diary, so the changed report does not merge with it.
            """),
        .noteGoes: .decision(
            "A form without a note leaves the changed report without one: the old note does not stay."),
        .dateChanges: .decision("The changed report also gets the date of the form."),
    ]
}
