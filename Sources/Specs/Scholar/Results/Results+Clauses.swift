import SharedSpecs
import Specification

extension Results {
    public enum Rule: String, RuleName {
        case titles = "RES-1"
        case lines = "RES-2"
        case status = "RES-3"
        case anyPage = "RES-4"
    }

    public static let clauses: Clauses<Results> = [
        .titles: Statement(
            .source(
                """
                The author's line is a span of class gs_a with a child b that is the surname. Titles are the links \
                div.gs_rt/h3/a of each div of class gs_r in which a child font holds such a line and a span of class \
                gs_fl beside it, and each heading div.gs_rt/h3 marked [CITAZIONE] of a div.gs_r in which a child \
                font holds such a line.
                """, Source(.hIndexCalculate, "5.1")),
            .decision(
                """
                A class is exactly that text: \"gs_ggs gs_fl\" is no gs_fl. The surname is the whole text of the b, \
                case and bytes as given. A heading is marked if the whole text of a child span is [CITAZIONE] or \
                [CITATION]; by scholar.results.marked its links are no titles of their own.
                """),
            .decision(
                """
                In titles each run of white space (Unicode's White_Space) is one space, with none at the ends. All \
                of the marks [PDF], [HTML], [PS], [BOOK], [CITATION] and [CITAZIONE] at its beginning, in capitals \
                and with at most one space after each, are not part of a title; what is left may be empty.
                """)),
        .lines: Statement(
            .source(
                """
                The lines of authors are the author's lines beside which is a span of class gs_fl, and those whose \
                grandparent has a marked div.gs_rt/h3. The citations are those of each font/span.gs_fl in a div.gs_r \
                in which a child font holds an author's line, and none for each such div that has a marked heading \
                and no such span.
                """, Source(.hIndexCalculate, "5.1")),
            .decision(
                """
                A line needs no gs_r, its authors are what stands before the first \" - \", or all of it, once its \
                white space is collapsed as in titles. The year is the last of the whole line's runs of exactly four \
                digits that is in 1500–2100; letters may touch it, and only ASCII digits count.
                """),
            .decision(
                """
                The count of a span.gs_fl, by scholar.results.citations: N of the first child link whose collapsed \
                text is exactly \"Cited by N\" or \"Citato da N\", N of 1 to 15 digits, else 0; or all digits of the \
                first child link, joined, 0 if there is none or if they are more than 15. A marked div without such \
                a span is one 0, in the place of its first font.
                """)),
        .status: Statement(
            .source(
                """
                Titles, lines and citations are looked for independently of each other. Scholar not reached is \
                disconnected, nothing found is notFound, and numbers of titles, lines and citations that differ are \
                failed.
                """, Source(.hIndexCalculate, "5.1")),
            .decision(
                """
                It is the first of these that holds: not reachable (then the page is not read), no title, numbers \
                that differ; else ok. Without titles, whatever else there is, it is notFound, or by \
                scholar.results.none failed. Only what is ok has publications: the first title with the first line \
                and the first count in document order, and so on; nothing is sorted or merged.
                """)),
        .anyPage: Statement(
            .source(
                "Any kind of page is accepted, however broken its markup.", Source(.hIndexCalculate, "3.2")),
            .decision(
                """
                No page is refused, and nothing that a page names is ever fetched or put in. The text is decoded \
                already, whatever encoding it declares. Where markup is properly nested, or broken as all parsers mend it \
                alike (names in capitals, attributes without quotes, comments, items not closed, a page that just \
                ends), there is one tree. Otherwise any parser's tree counts: browsers and libxml2 see others there.
                """)),
    ]
}
