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
            "Scholar has a title, which is present, if it matches that of at least one publication."),
        .match: .decision(
            "Titles match if they are similar, or if they are equal, by the reading scholar.presence.match."),
        .similar: .decision(
            """
            Similar titles are as alike as the percentage asks for, as in scholar.similarity and by its reading \
            scholar.similarity.threshold.
            """),
        .exactly: .decision("That is compared in whole numbers, not in doubles."),
        .equalBytes: .decision(
            """
            Equal titles have the same bytes of UTF-8, whatever the percentage; it is not enough to look alike, or to \
            be equal without white space.
            """
        ),
        .titlesAlone: .decision("Authors are not compared."),
        .severalTitles: .decision(
            "A publication may match several titles; the first of them does not use it up."),
        .oneEach: .decision(
            "There is one colour for each title of the page, in its order, also for one that it has twice."),
        .overKept: .source(
            "With the author's page the h-index is over those publications of Scholar that the page has, not over all.",
            Source(.hIndexCalculate, "4.1")),
        .removed: .source(
            "Publications that match no title of the page are removed.", Source(.hIndexCalculate, "4.1")),
        .places: .decision("kept are the zero-based places of the others, rising, not the most cited first."),
        .allMatching: .decision(
            "Several publications that match one title are all kept, not the first alone."),
        .emptyPage: .decision("With an empty page none is kept and h is 0; it is no search without a page."),
        .shown: .source(
            """
            Shown are the scientist's name, how many publications the page gave, and each of them with its title and \
            its authors, if there are any.
            """, Source(.hIndexCalculate, "4.1")),
        .found: .decision("found counts all titles of the page, not only those that are present."),
        .alone: .source(
            "A title whose authors are the empty text stands alone in its line.",
            Source(.hIndexCalculate, "5.7")),
        .absentAuthors: .decision("Authors that are absent are like the empty text."),
        .asTheyStand: .decision(
            "Each title of the page has one line, in its order, with the texts as they stand there."),
        .nameElsewhere: .decision(
            "The scientist's name is the one that was searched for, and no part of this output."),
        .percent: TitleLaw.percent.sentence,
        .wholeAsWritten: TitleLaw.wholeAsWritten.sentence,
        .zero: TitleLaw.zero.sentence,
        .percentFirst: .decision(
            "An invalid percentage is refused under every reading, before negative citations."),
        .symbol: TitleLaw.symbol.sentence,
        .unicode: TitleLaw.unicode.sentence,
        .asGiven: TitleLaw.asGiven.sentence,
    ]
}
