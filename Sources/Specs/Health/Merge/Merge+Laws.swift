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
            If the diary has a report with the same date as the new report, the new report is merged with it and not \
            added.
            """,
            addReport),
        .mean: .source(
            "Each value of the merged report is the mean of the old value and the new one.", addReport),
        .added: .source(
            "If the diary has no report with the date of the new report, the new report is added.", addReport),
        .sameDay: .decision(
            """
            Two reports have the same date if they are from the same calendar day, even if their moments differ.
            """),
        .zone: .standard(
            "The calendar day of a moment is found by the rules of the given time zone, not by those of UTC.",
            .iana),
        .firstGiven: .decision(
            """
            If several reports are from the day of the new report, the first of them in the input is merged, not the \
            last.
            """),
        .others: .decision(
            """
            Reports of the diary that are not merged keep their contents, and each is listed once. Their \
            single-precision values are also written by MER-1o.
            """),
        .oldDate: .decision(
            "The merged report keeps the date of the old report, not that of the new report."),
        .entries: .decision(
            "A merged report has one entry more than the old report, which has one if `entries` is absent."),
        .meanOf: .decision(
            """
            Whether the old value weighs as much as the new one, or as much as its k entries, (k · old + new) / (k + \
            1), depends on the reading `health.merge.mean`.
            """),
        .inDoubles: .decision(
            """
            A mean of single-precision values is computed in double precision and rounded once, not computed in single \
            precision.
            """),
        .whole: .decision(
            """
            Whether the mean of whole numbers drops its fraction, or is rounded to the nearest whole number, depends \
            on the reading `health.merge.rounding`.
            """),
        .halfUp: .decision(
            """
            Under the option `nearest`, a mean halfway between two whole numbers is rounded up, not to the even \
            number.
            """),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .newestFirst: .source(
            "Reports are listed by their moments, newest first.", Source(.healthMonitor, "ContentView")),
        .ties: .decision(
            "Reports of the same moment stay in the order of the input, and an added report follows them."),
        .greater: .decision(
            """
            For each value, the merged report has the greater of the two importances, whether it is the old or the new \
            one.
            """),
        .oneNote: .decision(
            """
            If only one of the two reports has a note, this note is kept, whether it is the old or the new one.
            """),
        .twoNotes: .decision(
            """
            Whether two notes are joined, or only the old note is kept, depends on the reading `health.merge.note`.
            """
        ),
        .joint: .decision(
            """
            If two notes are joined, a line break (U+000A) separates them, not a space, and the old note comes first.
            """),
    ]
}
