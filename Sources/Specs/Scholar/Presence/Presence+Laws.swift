import SharedSpecs
import Specification

extension Presence {
    public enum Law: String, LawName {
        case green = "PRE-1a"
        case present = "PRE-1b"
        case match = "PRE-1c"
        case similar = "PRE-1d"
        case exactly = "PRE-1e"
        case equalBytes = "PRE-1f"
        case titlesAlone = "PRE-1g"
        case severalTitles = "PRE-1h"
        case oneEach = "PRE-1i"
        case overKept = "PRE-2a"
        case removed = "PRE-2b"
        case places = "PRE-2c"
        case allMatching = "PRE-2d"
        case emptyPage = "PRE-2e"
        case shown = "PRE-3a"
        case found = "PRE-3b"
        case alone = "PRE-3c"
        case absentAuthors = "PRE-3d"
        case asTheyStand = "PRE-3e"
        case nameElsewhere = "PRE-3f"
        case percent = "SIM-3a"
        case wholeAsWritten = "SIM-3b"
        case zero = "SIM-3c"
        case percentFirst = "SIM-3d"
        case symbol = "EDI-3a"
        case unicode = "EDI-3b"
        case asGiven = "EDI-3c"
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1")

    private static let own: Laws<Presence> = [
        .green: .source(
            "A title of the author's page is green (99FF66) if Scholar has it, and red (FF9999) if not.",
            Source(.hIndexCalculate, "4.1", "5.7")),
        .present: .decision(
            "Scholar has a title (the title is present) if the title of at least one publication matches it."),
        .match: .decision(
            """
            Whether titles match if they are similar, or only if they are equal, depends on the reading \
            `scholar.presence.match`.
            """),
        .similar: .decision(
            """
            Similarity at the given percentage is defined in scholar.similarity, under the reading \
            `scholar.similarity.threshold`.
            """),
        .exactly: .decision(
            "The similarity is compared with the percentage in whole numbers, not in doubles."),
        .equalBytes: .decision(
            """
            Equal titles have the same bytes of UTF-8, whatever the percentage. Titles that only look alike, or \
            differ in white space, are not equal.
            """
        ),
        .titlesAlone: .decision(
            "The titles of publications are compared; their authors are not."),
        .severalTitles: .decision(
            "One publication may match several titles."),
        .oneEach: .decision(
            """
            `colours` has one colour for each title of the page, in the order of the page. A title that occurs twice \
            on the page has two colours.
            """),
        .overKept: .source(
            """
            In a search with the author's page, h is the h-index of the publications that are kept, not of all that \
            Scholar gives.
            """,
            Source(.hIndexCalculate, "4.1")),
        .removed: .source(
            "Publications that match no title of the page are removed.", Source(.hIndexCalculate, "4.1")),
        .places: .decision(
            """
            `kept` has the zero-based places of the publications that are not removed, in rising order, not in the \
            order of citations.
            """),
        .allMatching: .decision(
            "If several publications match one title, all of them are kept, not only the first."),
        .emptyPage: .decision(
            "If the page has no titles, no publication is kept and h is 0. This differs from a search without a page."
        ),
        .shown: .source(
            """
            The screen shows the scientist's name, the number of publications on the page, and the title of each \
            publication with its authors, if there are any.
            """, Source(.hIndexCalculate, "4.1")),
        .found: .decision(
            "`found` counts all titles of the page, not only the present ones."),
        .alone: .source(
            "If the authors of a title are the empty text, its line has only the title.",
            Source(.hIndexCalculate, "5.7")),
        .absentAuthors: .decision(
            "Absent authors count as the empty text."),
        .asTheyStand: .decision(
            "Each title of the page has one line, in the order of the page, with the texts unchanged."),
        .nameElsewhere: .decision(
            "The output does not repeat the scientist's name, which is the name that was searched for."),
        .percent: Similarity.laws.statement(of: .percentage),
        .wholeAsWritten: Similarity.laws.statement(of: .wholeAsWritten),
        .zero: Similarity.laws.statement(of: .zero),
        .percentFirst: .decision(
            """
            An invalid percentage is rejected under every reading, and it is reported even if there are also negative \
            citations.
            """),
        .symbol: Distance.laws.statement(of: .symbol),
        .unicode: Distance.laws.statement(of: .unicode),
        .asGiven: Distance.laws.statement(of: .asGiven),
    ]
}
