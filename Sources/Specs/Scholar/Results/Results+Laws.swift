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
            An author's line is a `span` of class `gs_a` with a child `b` whose text is the surname (`surname`). \
            This `b` need not be the first child of the `span`.
            """,
            queries),
        .linkedTitles: .source(
            """
            Suppose a `div` of class `gs_r` has a child `font` that has both an author's line and a `span` of class \
            `gs_fl` as children. Every `a` of this `div` at the path `div.gs_rt/h3/a` is then a title, with or \
            without `href`. Each step of such a path goes from a parent to a child.
            """, queries),
        .markedTitles: .source(
            """
            In a `div` of class `gs_r`, the elements at the path `div.gs_rt/h3` are headings. If a child `font` of \
            this `div` has an author's line as a child, the complete text of each heading with the mark [CITAZIONE] \
            is a title.
            """, queries),
        .classes: .source(
            """
            An element has a class only if the complete value of its attribute `class` is the name of the class. For \
            example, an element with the value `gs_ggs gs_fl` does not have the class `gs_fl`.
            """,
            queries),
        .surname: .source(
            """
            The surname must be the complete text of a child `b` of an author's line, byte for byte. A surname \
            elsewhere in the line, or with white space around it in the `b`, does not match.
            """, queries),
        .mark: .source(
            """
            A heading has the mark [CITAZIONE] if the complete text of one of its `span` children is [CITAZIONE]. A \
            `span` that also contains other text does not mark its heading.
            """, queries),
        .englishMark: .decision(
            """
            The mark [CITATION], which English pages use, marks a heading in the same way as [CITAZIONE] does.
            """),
        .linksOfMarked: .decision(
            """
            Under the option `once` of the reading `scholar.results.marked`, a link in a marked heading is not a \
            title, since the heading itself is one. Under the option `literal`, such a link \
            is a title as in any other heading.
            """
        ),
        .titleText: .decision(
            """
            In each title, each run of white space (Unicode's White_Space) becomes one space, and white space at the \
            beginning and the end is removed.
            """),
        .marksTakenOff: .decision(
            """
            After white space in a title is collapsed, all marks at the beginning of the title are removed, each \
            with one space after it if there is one. The marks are [PDF], [HTML], [PS], [BOOK], [CITATION] and \
            [CITAZIONE].
            """),
        .otherMarks: .decision(
            """
            Only [PDF], [HTML], [PS], [BOOK], [CITATION] and [CITAZIONE] are removed from a title. Other marks stay, \
            such as [pdf] in small letters, another word such as [DOC], or the star of a footnote.
            """),
        .emptyTitle: .decision(
            """
            A title may be the empty text, for example if the title on the page is only a mark. An empty title \
            counts like any other title.
            """
        ),
        .quotes: .decision(
            """
            The app looks for a surname that contains quotation marks as it does for any other surname, although the \
            source pastes the surname into its queries.
            """,
            near: queries),
        .linesWithLinks: .source(
            """
            An author's line counts as a line of authors if its parent also has a `span` of class `gs_fl` as a \
            child.
            """,
            queries),
        .linesOfMarked: .source(
            """
            An author's line also counts as a line of authors if its grandparent has a heading at the path \
            `div.gs_rt/h3` with the mark [CITAZIONE].
            """,
            queries),
        .oneLine: .source(
            """
            An author's line may have both a sibling `span` of class `gs_fl` and a marked heading in its \
            grandparent. Such a line counts as one line of authors, not as two.
            """,
            queries),
        .counts: .source(
            """
            A count is the number of citations of a publication. If a `div` of class `gs_r` has an author's line in a \
            child `font`, each `font/span.gs_fl` of this `div` contains a count if the `span` has a link (a child \
            `a`).
            """, queries),
        .withoutLinks: .decision(
            """
            If a `div` of class `gs_r` has an author's line in a child `font`, each `font/span.gs_fl` of this `div` \
            has a count of 0 if the `span` has no link. The source's query finds no count in such a `span`.
            """, near: queries),
        .markedCount: .source(
            """
            A `div` of class `gs_r` also has a count if it contains an author's line in a child `font` and a marked \
            heading, but no `font/span.gs_fl`.
            """, queries),
        .anywhere: .source(
            """
            The app looks for lines of authors on the whole page. A line of authors need not be inside a `div` of \
            class `gs_r`.
            """, queries
        ),
        .dash: .decision(
            """
            The authors are the text of the line of authors before the first " - ". Any other dash, such as a hyphen \
            in a name, does not end the authors. If the line does not contain " - ", the authors are the complete \
            line.
            """
        ),
        .lineText: .decision(
            """
            Before the authors and the year are read, each run of white space in the line of authors becomes one \
            space. White space at the beginning and the end of the line is removed.
            """),
        .lastYear: .decision(
            """
            The year of a publication is the last four-digit number from 1500 to 2100 in the complete line of \
            authors. A later number outside this range does not matter.
            """),
        .yearRange: .decision(
            "A number can be a year only if it is from 1500 to 2100, both included."),
        .fourDigits: .decision(
            """
            A four-digit number is a run of exactly four ASCII digits. A letter may be directly before or after \
            these digits.
            """
        ),
        .countReading: .decision(
            """
            The reading `scholar.results.citations` decides which link of a `font/span.gs_fl` contains the count. \
            Under `citedBy`, it is the first link with a text such as "Cited by 7". Under `firstLink`, it is the first \
            link, whatever its text.
            """
        ),
        .citedBy: .decision(
            """
            Under the option `citedBy`, the count is the number N in the first child link whose text is "Cited by N" \
            or "Citato da N". White space in the text of a link is collapsed first. If there is no such link, the \
            count is 0.
            """),
        .noCommas: .decision(
            """
            Under the option `citedBy`, N must consist of ASCII digits only. A link such as "Cited by 1,234" is \
            therefore ignored, and the next link is examined.
            """
        ),
        .firstLink: .decision(
            """
            Under the option `firstLink`, all ASCII digits in the text of the first child link together are the \
            count. If this text contains no digits, the count is 0.
            """
        ),
        .longNumbers: .decision(
            """
            A number with more than 15 digits, including leading zeros, is not a count. Under the option `citedBy`, \
            the next link is then examined. Under the option `firstLink`, the count is then 0.
            """
        ),
        .oneNought: .decision(
            """
            If a `div` of class `gs_r` has an author's line in a child `font` and a marked heading, but no \
            `font/span.gs_fl`, it has one count, which is 0. This count has the place of the first child `font`. \
            Further `font` children do not have counts of their own.
            """
        ),
        .independent: .source(
            """
            The app looks for titles, lines of authors and counts separately. What it finds of one of these three \
            kinds does not affect what it finds of the others.
            """, queries),
        .notReached: .source(
            "If Scholar was not reached (`reachable` is false), the status is `disconnected`.", queries),
        .notFound: .source(
            """
            If the page contains no titles, no lines of authors and no counts, the status is `notFound`, not \
            `failed`.
            """,
            queries),
        .failed: .source(
            """
            If there are titles, but the numbers of titles, lines of authors and counts are not all equal, the \
            status is `failed`.
            """, queries),
        .noTitle: .decision(
            """
            If a page has lines of authors or counts but no titles, the reading `scholar.results.none` applies. The \
            status is then the name of the chosen option: `notFound` or `failed`.
            """),
        .nothingKept: .decision(
            """
            The conditions of the statuses `disconnected`, `notFound` and `failed` are checked in this order. The \
            status is the first one whose condition is met, and `publications` is then empty. If no condition is \
            met, the status is `ok`.
            """
        ),
        .pairs: .decision(
            """
            The first title, the first line of authors and the first count on the page describe the first \
            publication. The second of each describe the second publication, and so on.
            """),
        .notSorted: .decision(
            "The publications in the output are in document order. They are not sorted by citations."),
        .anyPage: .decision(
            """
            The app reads every page, however broken its markup is. No page is rejected or treated as empty.
            """,
            near: Source(.hIndexCalculate, "3.2")),
        .justEnds: .decision(
            """
            If the page breaks off, the app reads everything up to that point. Such a page is not treated as empty.
            """),
        .looseMarkup: .decision(
            """
            Tags may be in capitals, and values of attributes may be without quotes: `<DIV class=gs_r>` is a `div` \
            of class `gs_r`. A page with such markup is not treated as empty.
            """),
        .decoded: .decision(
            """
            `html` is text that is already decoded. The app does not decode this text again, even if the page \
            declares an encoding.
            """),
        .nothingFetched: .decision(
            """
            The app does not fetch anything to which the page refers, and does not insert it into the page.
            """),
        .oneTree: .decision(
            """
            For some pages, all parsers build the same tree. Such a page consists of `html`, `head`, `body` and the \
            common elements of texts, lists and tables, and all parsers nest its tags and decode its character \
            references alike. For other pages, the tree of any parser is accepted. Parsers decode references without \
            a semicolon (`&copy x`, `&notit;`) and numeric ones to U+0080–U+009F (`&#x80;`) in different ways.
            """),
    ]
}
