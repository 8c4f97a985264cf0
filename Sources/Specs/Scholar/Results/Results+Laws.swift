import SharedSpecs
import Specification

extension Results {
    public enum Law: String, LawName {
        case line = "RES-1a"
        case linkedTitles = "RES-1b"
        case markedTitles = "RES-1c"
        case classes = "RES-1d"
        case surname = "RES-1e"
        case mark = "RES-1f"
        case englishMark = "RES-1g"
        case linksOfMarked = "RES-1h"
        case titleText = "RES-1i"
        case marksTakenOff = "RES-1j"
        case otherMarks = "RES-1k"
        case emptyTitle = "RES-1l"
        case quotes = "RES-1m"
        case linesWithLinks = "RES-2a"
        case linesOfMarked = "RES-2b"
        case counts = "RES-2c"
        case markedCount = "RES-2d"
        case anywhere = "RES-2e"
        case dash = "RES-2f"
        case lineText = "RES-2g"
        case lastYear = "RES-2h"
        case yearRange = "RES-2i"
        case fourDigits = "RES-2j"
        case countReading = "RES-2k"
        case citedBy = "RES-2l"
        case noCommas = "RES-2m"
        case firstLink = "RES-2n"
        case longNumbers = "RES-2o"
        case oneNought = "RES-2p"
        case withoutLinks = "RES-2q"
        case oneLine = "RES-2r"
        case independent = "RES-3a"
        case notReached = "RES-3b"
        case notFound = "RES-3c"
        case failed = "RES-3d"
        case noTitle = "RES-3e"
        case nothingKept = "RES-3f"
        case pairs = "RES-3g"
        case notSorted = "RES-3h"
        case anyPage = "RES-4a"
        case justEnds = "RES-4b"
        case looseMarkup = "RES-4c"
        case decoded = "RES-4d"
        case nothingFetched = "RES-4e"
        case oneTree = "RES-4f"
    }

    private static let queries = Source(.hIndexCalculate, "5.1")

    public static let laws: Laws<Results> = [
        .line: .source(
            "A line of the author's is a span of class gs_a with a child b, anywhere in it, that is the surname.",
            queries),
        .linkedTitles: .source(
            """
            If a child font of a div of class gs_r has such a line and, beside it, a span of class gs_fl, each link \
            div.gs_rt/h3/a of that div is a title, not the first alone.
            """, queries),
        .markedTitles: .source(
            """
            If a child font of a div of class gs_r has such a line, each heading div.gs_rt/h3 of that div which is \
            marked [CITAZIONE] is a title as a whole.
            """, queries),
        .classes: .source(
            "A class is exactly that text, not one of several: \"gs_ggs gs_fl\" is no gs_fl.", queries),
        .surname: .source(
            """
            The surname is the whole text of the b, case and bytes as given, not any part of the line, nor with white \
            space around it.
            """, queries),
        .mark: .source(
            "A heading is marked if the whole text of a child span is the mark, not a part of it.", queries),
        .englishMark: .decision(
            "[CITATION], the mark of English pages, marks a heading too, not [CITAZIONE] alone."),
        .linksOfMarked: .decision(
            "Whether the links of a marked heading are titles too follows the reading scholar.results.marked."
        ),
        .titleText: .decision(
            """
            In a title each run of white space (Unicode's White_Space) is one space, with none at the ends; it is not \
            as written.
            """),
        .marksTakenOff: .decision(
            """
            From a title with such white space all of [PDF], [HTML], [PS], [BOOK], [CITATION] and [CITAZIONE] at its \
            beginning are taken off, each with one space at most, not none of them nor one alone.
            """),
        .otherMarks: .decision(
            """
            Any other mark stays in the title: one in small letters such as [pdf], another word such as [DOC], the star \
            of a footnote.
            """),
        .emptyTitle: .decision(
            "A title may be empty, such as one that is a mark alone; it counts like any other."),
        .quotes: .decision(
            "A surname with quotation marks is looked for like any other, though the source pastes it into its queries.",
            near: queries),
        .linesWithLinks: .source(
            "The lines of authors are the author's lines beside which is a span of class gs_fl.", queries),
        .linesOfMarked: .source(
            "They are also the author's lines whose grandparent has a marked heading div.gs_rt/h3.", queries),
        .oneLine: .source(
            "A line with a span of class gs_fl beside it and a marked heading counts once, not twice.",
            queries),
        .counts: .source(
            """
            If a child font of a div of class gs_r has an author's line, there is a count for each font/span.gs_fl of \
            that div with a link in it.
            """, queries),
        .withoutLinks: .decision(
            "A font/span.gs_fl without a link has a count too, which is 0, though the source's query finds none there.",
            near: queries),
        .markedCount: .source(
            "If such a div has a marked heading and no such span, it has a count too.", queries),
        .anywhere: .source(
            "Lines are looked for on the whole page, not in divs of class gs_r alone.", queries),
        .dash: .decision(
            "The authors are what stands before the first \" - \" of their line, not before any dash; else all of it."
        ),
        .lineText: .decision("White space in a line is collapsed as in titles before that."),
        .lastYear: .decision(
            """
            The year is the last in range of the whole line's numbers of four digits, not the first, and a last one \
            out of range does not hide it.
            """),
        .yearRange: .decision("Years are from 1500 to 2100."),
        .fourDigits: .decision(
            "Such a number has exactly four digits of ASCII, letters may touch it, and it is no part of a longer one."
        ),
        .countReading: .decision(
            "Which link of a span.gs_fl has the count follows the reading scholar.results.citations."),
        .citedBy: .decision(
            """
            By citedBy the count is N of the first child link whose collapsed text is "Cited by N" or "Citato da N"; \
            without one it is 0.
            """),
        .noCommas: .decision("N is of digits alone: \"Cited by 1,234\" is no count, not 1234."),
        .firstLink: .decision(
            "By firstLink the count is all digits of the first child link, joined, or 0 if there is none."),
        .longNumbers: .decision("A number of more than 15 digits is no count."),
        .oneNought: .decision(
            "The count of a marked div without a span is one 0, in the place of its first font, not one a font."
        ),
        .independent: .source(
            "Titles, lines and citations are looked for independently of each other.", queries),
        .notReached: .source("If Scholar was not reached, the status is disconnected.", queries),
        .notFound: .source("If nothing was found, the status is notFound, not failed.", queries),
        .failed: .source("If the numbers of titles, lines and counts differ, the status is failed.", queries),
        .noTitle: .decision(
            """
            Without a title the status is notFound, whatever else there is, or failed by the reading \
            scholar.results.none.
            """),
        .nothingKept: .decision(
            "The first of these that holds is the status; publications are kept only if none does, which is ok."
        ),
        .pairs: .decision(
            "The first title belongs to the first line and the first count in document order, and so on."),
        .notSorted: .decision("Publications stay in that order; they are not sorted by citations."),
        .anyPage: .decision(
            "No page is refused or taken for empty, however broken its markup.",
            near: Source(.hIndexCalculate, "3.2")),
        .justEnds: .decision("A page that just ends is read as far as it goes; it is not taken for empty."),
        .looseMarkup: .decision(
            """
            A DIV in capitals is a div, and a class without quotes is a class; a page that has either is not taken for \
            empty.
            """),
        .decoded: .decision(
            "The text of the page is decoded already; it is not decoded again as it declares."),
        .nothingFetched: .decision("Nothing that a page names is ever fetched or put in."),
        .oneTree: .decision(
            """
            Where markup is properly nested, or broken as all parsers mend it alike, there is one tree. Elsewhere any \
            parser's tree counts.
            """),
    ]
}
