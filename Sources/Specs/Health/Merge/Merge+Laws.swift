import SharedSpecs
import Specification

extension Merge {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Merge
        case merged, mean, added, sameDay, zone, firstGiven, others, oldDate, entries, meanOf, inDoubles,
            whole, halfUp, nearest, shortest
        case newestFirst, ties, greater, oneNote, twoNotes, joint
    }

    private static let addReport = Source(.healthMonitor, "Application", "Add Report")

    public static let laws: Laws<Merge> = [
        ("MER-1a", .merged, .source(addReport)): """
        If the diary contains a report with the same date as the new report, the new report is merged with that \
        report. A new report that is merged is not also added as a separate report.
        """,
        ("MER-1b", .mean, .source(addReport)): """
        Each value of the merged report is the mean of the value in the old report and the value in the new report.
        """,
        ("MER-1c", .added, .source(addReport)): """
        If the diary contains no report with the same date as the new report, the new report is added to the diary.
        """,
        ("MER-1d", .sameDay, .decision): """
        Two reports have the same date if they are from the same calendar day, even if they are from different moments \
        of this day.
        """,
        ("MER-1e", .zone, .standard(.iana)): """
        The calendar day of a moment is the day in the local time of `timeZone`, by the rules of this time zone. The \
        day in UTC does not matter.
        """,
        ("MER-1f", .firstGiven, .decision): """
        If several reports in `reports` are from the day of the new report, the first of them, not the last, is merged \
        with the new report.
        """,
        ("MER-1g", .others, .decision): """
        Each report of the diary that is not merged is listed once, with its contents unchanged. The law MER-1o also \
        applies to the single-precision values of reports that are not merged.
        """,
        ("MER-1h", .oldDate, .decision):
            "The merged report has the date of the old report, not the date of the new report.",
        ("MER-1i", .entries, .decision): """
        In the merged report, `entries` is 1 more than in the old report. If the old report has no `entries`, its \
        number of entries is 1. A report that is added has no `entries`.
        """,
        ("MER-1j", .meanOf, .decision): """
        Under the option `pairwise` of the reading `health.merge.mean`, a mean is (old + new) / 2. Under the option \
        `running`, a mean is (k · old + new) / (k + 1), where k is the number of entries of the old report.
        """,
        ("MER-1k", .inDoubles, .decision): """
        The mean of two single-precision values is computed in double precision at every step, and only the result is \
        rounded to single precision. A computation in single precision is wrong.
        """,
        ("MER-1l", .whole, .decision): """
        Under the option `truncate` of the reading `health.merge.rounding`, a mean of whole numbers is truncated: its \
        fraction is dropped. Under the option `nearest`, the mean is rounded to the nearest whole number.
        """,
        ("MER-1m", .halfUp, .decision): """
        Under the option `nearest`, a mean halfway between two whole numbers is always rounded up. Rounding half to \
        even is wrong.
        """,
        ("MER-1n", .nearest, .shared): .nearestSingle,
        ("MER-1o", .shortest, .shared): .shortestSingle,
        ("MER-2a", .newestFirst, .source(.healthMonitor, "ContentView")):
            "The reports in the output are sorted by their moments, newest first.",
        ("MER-2b", .ties, .decision): """
        Reports with exactly the same moment stay in the order of the input. The merged report keeps the place of the \
        old report.
        """,
        ("MER-2c", .greater, .decision): """
        For each value, the importance in the merged report is the greater of the importances in the old and the new \
        report.
        """,
        ("MER-2d", .oneNote, .decision): """
        If only one of the two reports has a note, the merged report has this note. It does not matter whether the old \
        or the new report has the note.
        """,
        ("MER-2e", .twoNotes, .decision): """
        If both reports have a note, the reading `health.merge.note` applies. Under the option `both`, the notes are \
        joined. Under the option `shipped`, the merged report has only the old note.
        """,
        ("MER-2f", .joint, .decision): """
        If two notes are joined, the old note comes first. A line break (U+000A), not a space, separates the notes.
        """,
    ]
}
