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
            "If the diary has a report of the same date, the new one is merged with it and not added.",
            addReport),
        .mean: .source("Each value becomes the mean of the old one and the new one.", addReport),
        .added: .source("If the diary has no report of that date, the new one is added.", addReport),
        .sameDay: .decision("The same date is the same calendar day, not the same moment."),
        .zone: .standard("Which day a moment is of follows the rules of the zone, not of UTC.", .iana),
        .firstGiven: .decision("Of several reports of that day the first given is merged, not the last."),
        .others: .decision("All other reports go through unchanged, once each."),
        .oldDate: .decision("The merged report keeps the date of the old one, not that of the new one."),
        .entries: .decision("It counts one entry more than the old one, which counts 1 if it does not say."),
        .meanOf: .decision(
            """
            By the reading health.merge.mean the old value weighs as much as the new one, or as all its entries: \
            (k · old + new) / (k + 1).
            """),
        .inDoubles: .decision(
            "A mean of single values is computed in doubles and rounded once, not computed in singles."),
        .whole: .decision(
            "How the mean of whole values becomes whole follows the reading health.merge.rounding."),
        .halfUp: .decision("By nearest a half goes up, not to the even number."),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .newestFirst: .source("Reports are listed newest first.", Source(.healthMonitor, "ContentView")),
        .ties: .decision("Reports of one date stay in the order given, an added one after them."),
        .greater: .decision("Of two importances of a value the greater is kept, whether it is old or new."),
        .oneNote: .decision(
            "If one of the reports has no note, the note of the other is kept, be it old or new."),
        .twoNotes: .decision("What becomes of two notes follows the reading health.merge.note."),
        .joint: .decision(
            "Two notes are joined by a line break (U+000A), not by a space, the old one first."),
    ]
}
