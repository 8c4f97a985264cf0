import SharedSpecs
import Specification

extension Results {
    public enum Law: LawName {
        public typealias Subsystem = Results
        case line, linkedTitles, markedTitles, classes, surname, mark, englishMark, linksOfMarked, titleText,
            marksTakenOff, otherMarks, emptyTitle, quotes
        case linesWithLinks, linesOfMarked, oneLine, counts, withoutLinks, markedCount, anywhere, dash,
            lineText, lastYear, yearRange, fourDigits, countReading, citedBy, noCommas, firstLink,
            longNumbers, oneNought
        case independent, notReached, notFound, failed, noTitle, nothingKept, pairs, notSorted
        case anyPage, justEnds, looseMarkup, decoded, nothingFetched, oneTree
    }

    private static let queries = Source(.hIndexCalculate, "5.1")

    public static let laws: Laws<Results> = [
        ("RES-1a", .line, .source(queries)): """
        An author's line is a `span` of class `gs_a` with a child `b` whose text is the surname (`surname`). The `b` \
        with the surname need not be the first child of the `span`.
        """,
        ("RES-1b", .linkedTitles, .source(queries)): """
        Suppose a `div` of class `gs_r` has a child `font` that has both an author's line and a `span` of class \
        `gs_fl` as children. Every `a` at the path `div.gs_rt/h3/a` in this `div` is a title, even if the `a` has no \
        `href`. In a path, each step goes from a parent to a child.
        """,
        ("RES-1c", .markedTitles, .source(queries)): """
        In a `div` of class `gs_r`, the elements at the path `div.gs_rt/h3` are headings. If a child `font` of the \
        `div` has an author's line as a child, each of the headings with the mark [CITAZIONE] is a title. The text of \
        such a title is the complete text of its heading.
        """,
        ("RES-1d", .classes, .source(queries)): """
        An element has a class only if the complete value of its attribute `class` is the name of the class. For \
        example, an element with the value `gs_ggs gs_fl` does not have the class `gs_fl`.
        """,
        ("RES-1e", .surname, .source(queries)): """
        The surname must be the complete text of a child `b` of an author's line, byte for byte. A surname elsewhere \
        in the line, or with white space around it in the `b`, does not match.
        """,
        ("RES-1f", .mark, .source(queries)): """
        A heading has the mark [CITAZIONE] if the complete text of one of its `span` children is [CITAZIONE]. A `span` \
        that contains any text in addition to [CITAZIONE], even white space, does not mark its heading.
        """,
        ("RES-1g", .englishMark, .decision): """
        The mark [CITATION], which English pages use, marks a heading in the same way as [CITAZIONE] does.
        """,
        ("RES-1h", .linksOfMarked, .decision): """
        Under the option `once` of the reading `scholar.results.marked`, a link in a marked heading is not a title, \
        since the heading itself is one. Under the option `literal`, a link in a marked heading is a title, like a \
        link in any other heading.
        """,
        ("RES-1i", .titleText, .decision): """
        In each title, each run of white space (Unicode's White_Space) becomes one space, and white space at the \
        beginning and the end is removed.
        """,
        ("RES-1j", .marksTakenOff, .decision): """
        After white space in a title is collapsed, all marks at the beginning of the title are removed, each with the \
        space that follows it, if any. The marks are [PDF], [HTML], [PS], [BOOK], [CITATION] and [CITAZIONE].
        """,
        ("RES-1k", .otherMarks, .decision): """
        Only [PDF], [HTML], [PS], [BOOK], [CITATION] and [CITAZIONE] are removed from a title. Other text stays, such \
        as [pdf] in lower case, other words in brackets such as [DOC], and the asterisk of a footnote.
        """,
        ("RES-1l", .emptyTitle, .decision): """
        A title may be the empty string, for example if the title on the page is only a mark. An empty title counts \
        like any other title.
        """,
        ("RES-1m", .quotes, .decision(near: queries)): """
        A surname that contains quotation marks is found like any other surname, although the source pastes the \
        surname into its queries.
        """,
        ("RES-2a", .linesWithLinks, .source(queries)): """
        An author's line counts as a line of authors if its parent also has a `span` of class `gs_fl` as a child.
        """,
        ("RES-2b", .linesOfMarked, .source(queries)): """
        An author's line also counts as a line of authors if its grandparent has a heading at the path `div.gs_rt/h3` \
        with the mark [CITAZIONE].
        """,
        ("RES-2r", .oneLine, .source(queries)): """
        An author's line with both a sibling `span` of class `gs_fl` and a marked heading in its grandparent counts as \
        one line of authors, not as two.
        """,
        ("RES-2c", .counts, .source(queries)): """
        A count is the number of citations of a publication. If a `div` of class `gs_r` has an author's line in a \
        child `font`, each `font/span.gs_fl` of this `div` that has a link (a child `a`) contains a count.
        """,
        ("RES-2q", .withoutLinks, .decision(near: queries)): """
        If a `div` of class `gs_r` has an author's line in a child `font`, each `font/span.gs_fl` of this `div` that \
        has no link has a count of 0. The source's query, however, finds no count in a `span` without a link.
        """,
        ("RES-2d", .markedCount, .source(queries)): """
        A `div` of class `gs_r` also has a count if it contains a marked heading and has an author's line in a child \
        `font`, but has no `font/span.gs_fl`.
        """,
        ("RES-2e", .anywhere, .source(queries)): """
        The app looks for lines of authors on the whole page. A line of authors need not be inside a `div` of class \
        `gs_r`.
        """,
        ("RES-2f", .dash, .decision): """
        In a line of authors, the authors are the text before the first " - ". Any other dash, such as a hyphen in a \
        name, does not end the text of the authors. If the line does not contain " - ", the authors are the complete \
        line.
        """,
        ("RES-2g", .lineText, .decision): """
        Before the authors and the year are read, each run of white space in the line of authors becomes one space. \
        White space at the beginning and the end of the line is removed.
        """,
        ("RES-2h", .lastYear, .decision): """
        The year of a publication is the last four-digit number from 1500 to 2100 in the complete line of authors, \
        even if a later number is outside this range.
        """,
        ("RES-2i", .yearRange, .decision):
            "A number can be a year only if it is at least 1500 and at most 2100.",
        ("RES-2j", .fourDigits, .decision): """
        A four-digit number is a run of exactly four ASCII digits, even if a letter is directly before or after it.
        """,
        ("RES-2k", .countReading, .decision): """
        The reading `scholar.results.citations` decides which link of a `font/span.gs_fl` contains the count. Under \
        `citedBy`, the count is taken from the first link with text such as "Cited by 7". Under `firstLink`, the count \
        is taken from the first link, whatever the text of that link.
        """,
        ("RES-2l", .citedBy, .decision): """
        Under the option `citedBy`, the count is the number N in the first child link whose text is "Cited by N" or \
        "Citato da N". Before the text of a link is compared, white space in the text is collapsed, and removed at \
        both ends. If no child link has the text "Cited by N" or "Citato da N", the count is 0.
        """,
        ("RES-2m", .noCommas, .decision): """
        Under the option `citedBy`, N must consist of ASCII digits only: a link such as "Cited by 1,234" is ignored, \
        and the next link is examined.
        """,
        ("RES-2n", .firstLink, .decision): """
        Under the option `firstLink`, the app joins all ASCII digits in the text of the first child link into one \
        number, which is the count. If the text of the first child link contains no ASCII digits, the count is 0.
        """,
        ("RES-2o", .longNumbers, .decision): """
        A number with more than 15 digits, leading zeros included, is not a count. If the number is too long, the next \
        link is examined under the option `citedBy`, and the count is 0 under the option `firstLink`.
        """,
        ("RES-2p", .oneNought, .decision): """
        If a `div` of class `gs_r` contains a marked heading and has an author's line in a child `font`, but has no \
        `font/span.gs_fl`, the `div` has one count, which is 0. In document order, this count is at the place of the \
        first child `font` of the `div`. The other `font` children of the `div` have no counts of their own.
        """,
        ("RES-3a", .independent, .source(queries)): """
        The app looks for titles, lines of authors and counts in three separate searches, none of which affects the \
        results of another.
        """,
        ("RES-3b", .notReached, .source(queries)):
            "If Scholar was not reached (`reachable` is false), the status is `disconnected`.",
        ("RES-3c", .notFound, .source(queries)): """
        If the page contains no titles, no lines of authors and no counts, the status is `notFound`, not `failed`.
        """,
        ("RES-3d", .failed, .source(queries)): """
        If there are titles, but the numbers of titles, lines of authors and counts are not all equal, the status is \
        `failed`.
        """,
        ("RES-3e", .noTitle, .decision): """
        If a page has no titles, but has lines of authors or counts, the status is the chosen option of the reading \
        `scholar.results.none`: `notFound` or `failed`.
        """,
        ("RES-3f", .nothingKept, .decision): """
        The conditions of the statuses `disconnected`, `notFound` and `failed` are checked in this order, and the \
        first condition that is met decides the status. With each of these three statuses, `publications` is empty. If \
        none of the three conditions is met, the status is `ok`.
        """,
        ("RES-3g", .pairs, .decision): """
        The first title, the first line of authors and the first count on the page describe the first publication. The \
        second title, line of authors and count describe the second publication, and so on.
        """,
        ("RES-3h", .notSorted, .decision):
            "The publications in the output are in document order, not sorted by number of citations.",
        ("RES-4a", .anyPage, .decision(near: .hIndexCalculate, "3.2")): """
        The app reads every page, however broken its markup is. No page is rejected or treated as empty.
        """,
        ("RES-4b", .justEnds, .decision): """
        If the page breaks off, the app reads everything up to that point and does not treat the page as empty.
        """,
        ("RES-4c", .looseMarkup, .decision): """
        Tags may be in capitals, and values of attributes may be without quotes: `<DIV class=gs_r>` is a `div` of \
        class `gs_r`. A page with tags in capitals or with unquoted values is not treated as empty.
        """,
        ("RES-4d", .decoded, .decision): """
        The text in `html` is already decoded. The app does not decode `html` again, even if the page declares an \
        encoding.
        """,
        ("RES-4e", .nothingFetched, .decision):
            "Whatever the page refers to, the app neither fetches it nor inserts it into the page.",
        ("RES-4f", .oneTree, .decision): """
        For some pages, all parsers build the same tree. Such a page consists of `html`, `head`, `body` and the common \
        elements for text, lists and tables, and all parsers nest its tags and decode its character references alike. \
        For any other page, such as one with a table without `tbody`, the tree of any parser is accepted. Parsers \
        decode references without a semicolon (`&copy x`, `&notit;`) and numeric references to U+0080–U+009F \
        (`&#x80;`) in different ways.
        """,
    ]
}
