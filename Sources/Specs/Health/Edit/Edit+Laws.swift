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
            "The user can change a report at any time. The changed report has the values of the form.",
            Source(.healthMonitor, "Report Data", "ReportDetail")),
        .checked: .decision(
            "The form is checked in the same way as that of a new report, by ENT-1 to ENT-3 of health.entry."),
        .unknown: .decision(
            "If no report in the diary has the given id, the edit is rejected as report.unknown."),
        .unknownFirst: .decision(
            """
            The app checks the id before the form. If the id is unknown and the form is invalid, the edit is \
            rejected as report.unknown.
            """),
        .firstOfID: .decision(
            """
            If several reports have the given id, the first of these reports in the input is changed, not the last.
            """),
        .ownID: .decision("The changed report keeps its id."),
        .others: .decision(
            """
            Each report of the diary that is neither changed nor merged is listed once, with its contents unchanged. \
            Its single-precision values, too, are written as the law EDT-1n says.
            """),
        .merged: .decision(
            """
            If another report is from the day of the form's date, the changed report merges with that report by \
            MER-1 and MER-2 of health.merge. In these laws, the other report is the old report, and the changed \
            report is the new report. This applies even if the form has the same date as before and the diary had two \
            reports from that day. Reports in health.edit have no `entries`, so each mean is (old + new) / 2.
            """),
        .otherID: .decision(
            """
            If the changed report merges with another report, the merged report has the id of the other report. It \
            does not have the id of the changed report.
            """),
        .zone: .standard(
            """
            The calendar day of a moment is the day in the local time of `timeZone`, by the rules of this time zone. \
            The day in UTC does not matter.
            """,
            .iana),
        .newestFirst: .source(
            "The reports in the output are sorted by their moments, newest first.",
            Source(.healthMonitor, "ContentView")),
        .ties: .decision(
            """
            Reports of the same moment stay in the order of the input, and the changed report comes after them. If \
            the changed report merges with another report, the merged report has the place of the other report.
            """),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .takenOut: .decision(
            """
            The old version of the changed report is removed from the diary first. The changed report therefore does \
            not merge with its own old version.
            """),
        .noteGoes: .decision(
            "If the form contains no note, the changed report has no note. The old note is removed."),
        .dateChanges: .decision(
            "The changed report has the date of the form, not its old date."),
    ]
}
