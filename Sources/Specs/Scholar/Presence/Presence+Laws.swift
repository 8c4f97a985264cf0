import SharedSpecs
import Specification

extension Presence {
    public enum Law: LawName {
        public typealias Subsystem = Presence
        case green, present, match, similar, exactly, equalBytes, titlesAlone, severalTitles, oneEach
        case overKept, removed, places, allMatching, emptyPage
        case shown, found, alone, absentAuthors, asTheyStand, nameElsewhere
        case percent, wholeAsWritten, zero, percentFirst
        case symbol, unicode, asGiven
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1")

    private static let own: Laws<Presence> = [
        ("PRE-1a", .green, .source(.hIndexCalculate, "4.1", "5.7")): """
        In `colours`, the colour of a title on the author's page is `green` (99FF66) if Scholar has the title, and \
        otherwise `red` (FF9999).
        """,
        ("PRE-1b", .present, .decision): """
        A title on the author's page is present (its value in `present` is true) if it matches the title of at least \
        one publication in `publications`.
        """,
        ("PRE-1c", .match, .decision): """
        Under the option `similar` of the reading `scholar.presence.match`, two titles match if they are similar at \
        the given percentage. Under the option `equal`, two titles match only if they are equal.
        """,
        ("PRE-1d", .similar, .decision): """
        The subsystem scholar.similarity defines whether two titles are similar at the given percentage. The reading \
        `scholar.similarity.threshold` also applies to scholar.presence.
        """,
        ("PRE-1e", .exactly, .decision): """
        The similarity is compared with the percentage in exact integer arithmetic, not in floating-point numbers.
        """,
        ("PRE-1f", .equalBytes, .decision): """
        Two titles are equal only if their UTF-8 bytes are the same, whatever the given percentage. Titles that only \
        look alike, or that differ in white space, are not equal.
        """,
        ("PRE-1g", .titlesAlone, .decision): "Only titles are compared. Authors are not compared.",
        ("PRE-1h", .severalTitles, .decision): "One publication may match several titles on the page.",
        ("PRE-1i", .oneEach, .decision): """
        `colours` contains one colour for each title on the page, in the order of the page. If a title occurs twice on \
        the page, `colours` contains two colours for that title.
        """,
        ("PRE-2a", .overKept, .source(.hIndexCalculate, "4.1")): """
        In a search that uses the author's page, h is computed only from the publications that are kept. The other \
        publications that Scholar found do not count towards h.
        """,
        ("PRE-2b", .removed, .source(.hIndexCalculate, "4.1")): """
        Publications whose titles match no title on the page are removed. All other publications are kept.
        """,
        ("PRE-2c", .places, .decision): """
        For each publication that is kept, `kept` contains its zero-based place in `publications`. The places are in \
        ascending order, not sorted by number of citations.
        """,
        ("PRE-2d", .allMatching, .decision): """
        If several publications match the same title on the page, all of them are kept, not only the first.
        """,
        ("PRE-2e", .emptyPage, .decision): """
        If the page has no titles, no publication is kept and h is 0. A search without the author's page, by contrast, \
        removes no publications.
        """,
        ("PRE-3a", .shown, .source(.hIndexCalculate, "4.1")): """
        The screen shows the scientist's name, the number of publications on the page (`found`), and a line for each \
        title (`lines`). Each line contains the title and, if there are any, the authors.
        """,
        ("PRE-3b", .found, .decision):
            "`found` is the number of titles on the page, including those that Scholar does not have.",
        ("PRE-3c", .alone, .source(.hIndexCalculate, "5.7")):
            "If the `authors` of a title are the empty string, the line of this title contains only the title.",
        ("PRE-3d", .absentAuthors, .decision):
            "If a title has no `authors`, it is treated as if its `authors` were the empty string.",
        ("PRE-3e", .asTheyStand, .decision): """
        `lines` contains one line for each title on the page, in the order of the page. The strings in a line are \
        copied unchanged from the input.
        """,
        ("PRE-3f", .nameElsewhere, .decision):
            "The output does not contain the scientist's name, since the user searched for this name.",
        ("SIM-3a", .percent, .shared): Similarity.laws.sentence(of: .percentage),
        ("SIM-3b", .wholeAsWritten, .shared): Similarity.laws.sentence(of: .wholeAsWritten),
        ("SIM-3c", .zero, .shared): Similarity.laws.sentence(of: .zero),
        ("SIM-3d", .percentFirst, .decision): """
        An invalid percentage is rejected under every option of every reading. If an input has both an invalid \
        percentage and negative citations, the input is rejected as percent.invalid.
        """,
        ("EDI-3a", .symbol, .shared): Distance.laws.sentence(of: .symbol),
        ("EDI-3b", .unicode, .shared): Distance.laws.sentence(of: .unicode),
        ("EDI-3c", .asGiven, .shared): Distance.laws.sentence(of: .asGiven),
    ]
}
