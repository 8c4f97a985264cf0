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
            """
            In `colours`, a title of the author's page is `green` (99FF66) if Scholar has the title. Otherwise the \
            title is `red` (FF9999).
            """,
            Source(.hIndexCalculate, "4.1", "5.7")),
        .present: .decision(
            """
            A title of the author's page is present if it matches the title of at least one publication in \
            `publications`. In `present`, the value for such a title is true.
            """),
        .match: .decision(
            """
            Under the option `similar` of the reading `scholar.presence.match`, two titles match if they are similar \
            at the given percentage. Under the option `equal`, two titles match only if they are equal.
            """),
        .similar: .decision(
            """
            The subsystem scholar.similarity defines whether two titles are similar at the given percentage. Its \
            reading `scholar.similarity.threshold` also applies here.
            """),
        .exactly: .decision(
            """
            The similarity is compared with the percentage in exact integer arithmetic, not in floating-point \
            numbers.
            """),
        .equalBytes: .decision(
            """
            Two titles are equal only if their bytes of UTF-8 are the same; the percentage does not matter. Titles \
            that only look alike, or that differ in white space, are not equal.
            """
        ),
        .titlesAlone: .decision(
            "Only titles are compared. Authors are not compared."),
        .severalTitles: .decision(
            "One publication may match several titles of the page."),
        .oneEach: .decision(
            """
            `colours` contains one colour for each title of the page, in the order of the page. If a title occurs \
            twice on the page, `colours` contains two colours for that title.
            """),
        .overKept: .source(
            """
            In a search with the author's page, h is computed only from the publications that are kept. The other \
            publications that Scholar found do not count for h.
            """,
            Source(.hIndexCalculate, "4.1")),
        .removed: .source(
            """
            Publications whose titles match no title of the page are removed. All other publications are kept.
            """, Source(.hIndexCalculate, "4.1")),
        .places: .decision(
            """
            `kept` contains the zero-based places in `publications` of the publications that are kept. The places \
            are in rising order, not in the order of citations.
            """),
        .allMatching: .decision(
            """
            If several publications match the same title of the page, all of them are kept, not only the first.
            """),
        .emptyPage: .decision(
            """
            If the page has no titles, no publication is kept and h is 0. In this respect, an empty page differs \
            from a search without the author's page, which removes no publications.
            """
        ),
        .shown: .source(
            """
            The screen shows the scientist's name, the number of publications on the page (`found`), and a line for \
            each title (`lines`). A line contains the title and its authors, if there are any.
            """, Source(.hIndexCalculate, "4.1")),
        .found: .decision(
            "`found` is the number of all titles on the page, not only of the titles that Scholar has."),
        .alone: .source(
            """
            If the `authors` of a title are the empty text, the line of this title contains only the title.
            """,
            Source(.hIndexCalculate, "5.7")),
        .absentAuthors: .decision(
            "If a title has no `authors`, it is treated as if its `authors` were the empty text."),
        .asTheyStand: .decision(
            """
            `lines` contains one line for each title of the page, in the order of the page. The texts in a line are \
            the texts in the input, unchanged.
            """),
        .nameElsewhere: .decision(
            """
            The output does not contain the scientist's name, since it is the name for which the user searched.
            """),
        .percent: Similarity.laws.statement(of: .percentage),
        .wholeAsWritten: Similarity.laws.statement(of: .wholeAsWritten),
        .zero: Similarity.laws.statement(of: .zero),
        .percentFirst: .decision(
            """
            An invalid percentage is rejected under all readings. If an input has both an invalid percentage and \
            negative citations, the input is rejected as percent.invalid.
            """),
        .symbol: Distance.laws.statement(of: .symbol),
        .unicode: Distance.laws.statement(of: .unicode),
        .asGiven: Distance.laws.statement(of: .asGiven),
    ]
}
