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
            """
            An author's line is a `span` of class `gs_a` with the surname in a child `b`, which need not be the first \
            child.
            """,
            queries),
        .linkedTitles: .source(
            """
            A `font` directly in a `div` of class `gs_r` may have an author's line and a `span` of class `gs_fl` as \
            children. If so, every link `div.gs_rt/h3/a` of that `div` is a title. Such a path goes from parent to \
            child; a link is an `a`, with or without `href`.
            """, queries),
        .markedTitles: .source(
            """
            If a `font` directly in a `div` of class `gs_r` has an author's line, the complete text of each heading \
            `div.gs_rt/h3` of that `div` with the mark [CITAZIONE] is a title.
            """, queries),
        .classes: .source(
            """
            An element has a class only if its attribute `class` is exactly the name of the class: `gs_ggs gs_fl` is \
            not `gs_fl`.
            """,
            queries),
        .surname: .source(
            """
            The whole text of the `b` in an author's line must be the surname, byte for byte. A part of the line, or a \
            surname with white space around it, does not match.
            """, queries),
        .mark: .source(
            """
            A heading is marked if the whole text of a child `span` is the mark [CITAZIONE]; a text that only contains \
            the mark is not enough.
            """, queries),
        .englishMark: .decision(
            "[CITATION], the mark of English pages, marks a heading as [CITAZIONE] does."),
        .linksOfMarked: .decision(
            """
            Whether the links of a marked heading are titles too depends on the reading `scholar.results.marked`.
            """
        ),
        .titleText: .decision(
            """
            In a title each run of white space (Unicode's White_Space) becomes one space, and white space at the \
            ends is removed.
            """),
        .marksTakenOff: .decision(
            """
            At the beginning of a collapsed title, all marks [PDF], [HTML], [PS], [BOOK], [CITATION] and [CITAZIONE] \
            are removed, each with at most one space after it.
            """),
        .otherMarks: .decision(
            """
            Any other mark stays in the title: one in small letters such as [pdf], another word such as [DOC], or \
            the star of a footnote.
            """),
        .emptyTitle: .decision(
            "A title may be empty, for example if it is only a mark. An empty title counts like any other title."
        ),
        .quotes: .decision(
            """
            A surname with quotation marks is looked for like any other surname, although the source pastes it into \
            its queries.
            """,
            near: queries),
        .linesWithLinks: .source(
            "An author's line counts as a line of authors if a `span` of class `gs_fl` is its sibling.",
            queries),
        .linesOfMarked: .source(
            "An author's line also counts as a line of authors if its grandparent has a marked heading `div.gs_rt/h3`.",
            queries),
        .oneLine: .source(
            "An author's line with both a sibling `span` of class `gs_fl` and a marked heading counts once, not twice.",
            queries),
        .counts: .source(
            """
            If a `font` directly in a `div` of class `gs_r` has an author's line, that `div` gives a count for each \
            `font/span.gs_fl` with a link in it.
            """, queries),
        .withoutLinks: .decision(
            """
            In a `div` of class `gs_r` whose child `font` has an author's line, each `font/span.gs_fl` without a link \
            gives the count 0, although the source's query finds no count there.
            """, near: queries),
        .markedCount: .source(
            """
            A `div` of class `gs_r` also gives a count if it has an author's line in a child element `font`, a marked \
            heading, and no `font/span.gs_fl`.
            """, queries),
        .anywhere: .source(
            "Lines of authors are looked for on the whole page, not only in a `div` of class `gs_r`.", queries
        ),
        .dash: .decision(
            """
            The authors are the text of the line of authors before the first " - ", not before any other dash. If the \
            line has no " - ", the authors are the whole line.
            """
        ),
        .lineText: .decision(
            "White space in a line of authors is collapsed as in a title, before authors and year are read."),
        .lastYear: .decision(
            """
            The year is the last number in the whole line of authors that has four digits and is in range. A later \
            number that is out of range does not matter.
            """),
        .yearRange: .decision(
            "The years that are in range are those from 1500 to 2100, both included."),
        .fourDigits: .decision(
            "A four-digit number is a run of exactly four ASCII digits. Letters may stand right before or after it."
        ),
        .countReading: .decision(
            """
            Which link of a `font/span.gs_fl` gives the count depends on the reading `scholar.results.citations`.
            """
        ),
        .citedBy: .decision(
            """
            Under the option `citedBy`, the count is N of the first child link whose collapsed text is "Cited by N" or \
            "Citato da N". Without such a link the count is 0.
            """),
        .noCommas: .decision(
            """
            Under the option `citedBy`, N consists of ASCII digits only: a link "Cited by 1,234" is passed over, and \
            the next link is tried.
            """
        ),
        .firstLink: .decision(
            """
            Under the option `firstLink`, the count is the number formed by all ASCII digits of the first child link. \
            If this link has no digits, the count is 0.
            """
        ),
        .longNumbers: .decision(
            """
            A number with more than 15 digits, leading zeros included, is not a count: under the option `citedBy` the \
            next link is tried, and under `firstLink` the count is 0.
            """
        ),
        .oneNought: .decision(
            """
            A marked `div` without a `font/span.gs_fl` gives a single count 0, in the place of its first `font`, not a \
            count for each `font`.
            """
        ),
        .independent: .source(
            "Titles, lines of authors and counts are found independently of each other.", queries),
        .notReached: .source("If Scholar was not reached, the status is `disconnected`.", queries),
        .notFound: .source(
            "If there are no titles, no lines of authors and no counts, the status is `notFound`, not `failed`.",
            queries),
        .failed: .source(
            "If the numbers of titles, lines of authors and counts differ, the status is `failed`.", queries),
        .noTitle: .decision(
            """
            If there are lines of authors or counts but no titles, whether the status is `notFound` or `failed` \
            depends on the reading `scholar.results.none`.
            """),
        .nothingKept: .decision(
            """
            The status is the first of `disconnected`, `notFound` and `failed` whose condition is met, and with each \
            of them no publications are kept. If no condition is met, the status is `ok`.
            """
        ),
        .pairs: .decision(
            """
            The first title, the first line of authors and the first count in document order make the first \
            publication, and so on.
            """),
        .notSorted: .decision(
            "Publications stay in document order; they are not sorted by citations."),
        .anyPage: .decision(
            "Every page is read, however broken its markup. No page is rejected or treated as empty.",
            near: Source(.hIndexCalculate, "3.2")),
        .justEnds: .decision(
            "A page that breaks off is read as far as it goes, not treated as empty."),
        .looseMarkup: .decision(
            """
            A `DIV` in capitals is a `div`, and a class without quotes is a class. A page with such markup is not \
            treated as empty.
            """),
        .decoded: .decision(
            """
            The text of the page is already decoded, so it is not decoded again in the encoding that the page \
            declares.
            """),
        .nothingFetched: .decision(
            "Nothing that a page refers to is fetched or inserted."),
        .oneTree: .decision(
            """
            A page of `html`, `head`, `body` and the common elements of texts, lists and tables has one tree if all \
            parsers nest its tags and decode its character references alike. For other pages, the tree of any parser \
            is accepted. Parsers decode references without a semicolon (`&copy x`, `&notit;`) and numeric ones to \
            U+0080–U+009F (`&#x80;`) in different ways.
            """),
    ]
}
