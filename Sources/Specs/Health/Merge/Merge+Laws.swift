import SharedSpecs
import Specification

extension Merge {
    public enum Law: String, LawName, SingleLaws {
        case merged = "MER-1a"
        case mean = "MER-1b"
        case added = "MER-1c"
        case sameDay = "MER-1d"
        case zone = "MER-1e"
        case firstGiven = "MER-1f"
        case others = "MER-1g"
        case oldDate = "MER-1h"
        case entries = "MER-1i"
        case meanOf = "MER-1j"
        case inDoubles = "MER-1k"
        case whole = "MER-1l"
        case halfUp = "MER-1m"
        case nearest = "MER-1n"
        case shortest = "MER-1o"
        case newestFirst = "MER-2a"
        case ties = "MER-2b"
        case greater = "MER-2c"
        case oneNote = "MER-2d"
        case twoNotes = "MER-2e"
        case joint = "MER-2f"
    }

    private static let addReport = Source(.healthMonitor, "Application", "Add Report")

    public static let laws: Laws<Merge> = [
        .merged: .source(
            """
            If the diary contains a report with the same date as the new report, the new report is merged with that \
            report. The new report is then not added as a report of its own.
            """,
            addReport),
        .mean: .source(
            """
            Each value of the merged report is the mean of the value in the old report and the value in the new \
            report.
            """, addReport),
        .added: .source(
            """
            If the diary contains no report with the same date as the new report, the new report is added to the \
            diary.
            """, addReport),
        .sameDay: .decision(
            """
            Two reports have the same date if they are from the same calendar day. Their moments on this day may \
            differ.
            """),
        .zone: .standard(
            """
            The calendar day of a moment is the day in the local time of `timeZone`, by the rules of this time zone. \
            The day in UTC does not matter.
            """,
            .iana),
        .firstGiven: .decision(
            """
            If several reports in `reports` are from the day of the new report, the first of these reports is merged \
            with the new report, not the last.
            """),
        .others: .decision(
            """
            Each report of the diary that is not merged is listed once, with its contents unchanged. Its \
            single-precision values, too, are written as the law MER-1o says.
            """),
        .oldDate: .decision(
            "The merged report has the date of the old report, not the date of the new report."),
        .entries: .decision(
            """
            In the merged report, `entries` is 1 more than in the old report. If the old report has no `entries`, \
            its number of entries is 1.
            """),
        .meanOf: .decision(
            """
            Under the option `pairwise` of the reading `health.merge.mean`, a mean is (old + new) / 2. Under the \
            option `running`, a mean is (k · old + new) / (k + 1), where k is the number of entries of the old \
            report.
            """),
        .inDoubles: .decision(
            """
            The mean of two single-precision values is computed in double precision and then rounded once to single \
            precision. A computation in single precision is wrong.
            """),
        .whole: .decision(
            """
            Under the option `truncate` of the reading `health.merge.rounding`, the mean of whole numbers loses its \
            fraction. Under the option `nearest`, the mean is rounded to the nearest whole number.
            """),
        .halfUp: .decision(
            """
            Under the option `nearest`, a mean halfway between two whole numbers is always rounded up. Rounding to \
            the even number is wrong.
            """),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .newestFirst: .source(
            "The reports in the output are sorted by their moments, newest first.",
            Source(.healthMonitor, "ContentView")),
        .ties: .decision(
            """
            Reports of exactly the same moment stay in the order of the input. An added report comes after the other \
            reports of its moment.
            """),
        .greater: .decision(
            """
            For each value, the importance in the merged report is the greater of the importances in the old and the \
            new report.
            """),
        .oneNote: .decision(
            """
            If only one of the two reports has a note, the merged report has this note. It does not matter whether \
            the old or the new report has the note.
            """),
        .twoNotes: .decision(
            """
            If both reports have a note, the notes are joined under the option `both` of the reading \
            `health.merge.note`. Under the option `shipped`, the merged report has only the old note.
            """
        ),
        .joint: .decision(
            """
            If two notes are joined, the old note comes first. A line break (U+000A) separates the notes, not a \
            space.
            """),
    ]
}
