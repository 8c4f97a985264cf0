import SharedSpecs
import Specification

extension Edit {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Edit
        case changed, checked, unknown, unknownFirst, firstOfID, ownID, others, merged, otherID, zone,
            newestFirst, ties, nearest, shortest, takenOut, noteGoes, dateChanges
    }

    public static let laws: Laws<Edit> = [
        ("EDT-1a", .changed, .source(.healthMonitor, "Report Data", "ReportDetail")):
            "The user can change a report at any time. The changed report has the values of the form.",
        ("EDT-1b", .checked, .decision):
            "The form is checked in the same way as that of a new report, by ENT-1 to ENT-3 of health.entry.",
        ("EDT-1c", .unknown, .decision):
            "If no report in the diary has the given id, the edit is rejected as report.unknown.",
        ("EDT-1d", .unknownFirst, .decision): """
        The app checks the id before the form. If the id is unknown and the form is invalid, the edit is rejected as \
        report.unknown.
        """,
        ("EDT-1e", .firstOfID, .decision): """
        If several reports have the given id, the first of these reports in the input is changed, not the last.
        """,
        ("EDT-1f", .ownID, .decision): "The changed report keeps its id.",
        ("EDT-1g", .others, .decision): """
        Each report of the diary that is neither changed nor merged is listed once, with its contents unchanged. Its \
        single-precision values, too, are written as the law EDT-1n says.
        """,
        ("EDT-1h", .merged, .decision): """
        If another report is from the day of the form's date, the changed report merges with that report by MER-1 and \
        MER-2 of health.merge. In these laws, the other report is the old report, and the changed report is the new \
        report. This applies even if the form has the same date as before and the diary had two reports from that day. \
        Reports in health.edit have no `entries`, so each mean is (old + new) / 2.
        """,
        ("EDT-1i", .otherID, .decision): """
        If the changed report merges with another report, the merged report has the id of the other report. It does \
        not have the id of the changed report.
        """,
        ("EDT-1j", .zone, .standard(.iana)): """
        The calendar day of a moment is the day in the local time of `timeZone`, by the rules of this time zone. The \
        day in UTC does not matter.
        """,
        ("EDT-1k", .newestFirst, .source(.healthMonitor, "ContentView")):
            "The reports in the output are sorted by their moments, newest first.",
        ("EDT-1l", .ties, .decision): """
        Reports with the same moment stay in the order of the input, and the changed report comes after them. If the \
        changed report merges with another report, the merged report keeps the place of the other report.
        """,
        ("EDT-1m", .nearest, .shared): .nearestSingle,
        ("EDT-1n", .shortest, .shared): .shortestSingle,
        ("EDT-1o", .takenOut, .decision): """
        The old version of the changed report is removed from the diary first. The changed report therefore does not \
        merge with its own old version.
        """,
        ("EDT-1p", .noteGoes, .decision):
            "If the form contains no note, the changed report has no note. The old note is removed.",
        ("EDT-1q", .dateChanges, .decision): "The changed report has the date of the form, not its old date.",
    ]
}
