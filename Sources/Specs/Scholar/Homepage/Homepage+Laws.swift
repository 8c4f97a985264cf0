import SharedSpecs
import Specification

extension Homepage {
    public enum Law: String, LawName {
        case compared = "HOM-1a"
        case sameName = "HOM-1b"
        case notFound = "HOM-1c"
        case allTags = "HOM-1d"
        case documentOrder = "HOM-1e"
        case text = "HOM-1f"
        case collapsed = "HOM-1g"
        case blank = "HOM-1h"
        case knownAsGiven = "HOM-1i"
        case similar = "HOM-1j"
        case exactly = "HOM-1k"
        case firstOfName = "HOM-1l"
        case outside = "HOM-1m"
        case anywhere = "HOM-1n"
        case firstComplete = "HOM-1o"
        case twoTitles = "HOM-1p"
        case firstKnown = "HOM-1q"
        case nothing = "HOM-1r"
        case firstText = "HOM-1s"
        case comments = "HOM-1t"
        case names = "HOM-2a"
        case common = "HOM-2b"
        case sameTag = "HOM-2c"
        case parents = "HOM-2d"
        case prepended = "HOM-2e"
        case noParent = "HOM-2f"
        case attributes = "HOM-2g"
        case values = "HOM-2h"
        case selected = "HOM-3a"
        case authorsToo = "HOM-3b"
        case sameNumber = "HOM-3c"
        case form = "HOM-3d"
        case sorted = "HOM-3e"
        case singleQuotes = "HOM-3f"
        case bothQuotes = "HOM-3g"
        case blankToo = "HOM-3h"
        case count = "HOM-3i"
        case zero = "HOM-3j"
        case authorQuery = "HOM-3k"
        case noAuthorPair = "HOM-3l"
        case firstKept = "HOM-4a"
        case sameBytes = "HOM-4b"
        case itsAuthors = "HOM-4c"
        case distinctAuthors = "HOM-4d"
        case sameQuery = "HOM-4e"
        case oneTree = "HOM-4f"
        case percent = "SIM-3a"
        case wholeAsWritten = "SIM-3b"
        case zeroPercent = "SIM-3c"
        case symbol = "EDI-3a"
        case unicode = "EDI-3b"
        case asGiven = "EDI-3c"
    }

    private static let section = Source(.hIndexCalculate, "4.6")

    public static let laws: Laws<Homepage> = [
        .compared: .source(
            "The text of each tag of the page is compared with the known titles by the edit distance.",
            section),
        .sameName: .source(
            """
            Two titles that are found in tags of the same name are a pair, from which the query is made. Titles in \
            tags of different names are not a pair.
            """, section),
        .notFound: .source(
            "If fewer than two titles are found, the status is `notFound`.", section),
        .allTags: .decision(
            """
            All elements of the page count as tags, from the root on, including `head`, `script` and elements that \
            contain others. The content of a `script` is its text.
            """),
        .documentOrder: .decision(
            """
            Elements are compared in document order, not from the end. So an element that contains only the element of \
            a title is a hit before the element of the title.
            """),
        .text: .decision(
            "Which text of an element is compared depends on the reading `scholar.homepage.text`."),
        .firstText: .decision(
            """
            Under the option `own`, the text of an element is its first text child, even if that child is blank or \
            follows a tag. A tag or a comment ends a text child, and the text after it is not compared.
            """),
        .comments: .decision(
            "The content of a comment is not text."),
        .collapsed: .decision(
            """
            In the text of an element each run of white space (Unicode's White_Space) becomes one space, and white \
            space at the ends is removed.
            """),
        .blank: .decision("Blank text is never a hit."),
        .knownAsGiven: .decision("Known titles are taken as given; their white space is not collapsed."),
        .similar: .decision(
            """
            A hit is a text that is similar to a known title at the given percentage, as scholar.similarity defines \
            similarity under the reading `scholar.similarity.threshold`.
            """),
        .exactly: .decision(
            "The similarity is compared with the percentage in whole numbers, not in doubles."),
        .firstOfName: .decision(
            """
            For each name of a tag, the first hit is kept and paired with a later hit; later hits do not replace the \
            first hit.
            """
        ),
        .outside: .decision(
            "The second hit of a pair must not lie inside the element of the first hit."),
        .anywhere: .decision(
            """
            The second hit of a pair may be anywhere outside the element of the first hit, not only beside it.
            """),
        .firstComplete: .decision(
            """
            Of several pairs, the pair whose second hit comes first on the page is taken, not the pair whose first hit \
            comes first.
            """),
        .twoTitles: .decision(
            """
            Whether the two hits of a pair must be two different known titles depends on the reading \
            `scholar.homepage.pair`.
            """
        ),
        .firstKnown: .decision(
            """
            A text that is similar to several known titles is a hit of the first of these titles in the list. Known \
            titles are different if their bytes differ.
            """
        ),
        .nothing: .decision(
            "With the status `notFound` there are no queries, and both lists are empty."),
        .names: .source(
            """
            The path of the query grows upwards from the tags of the two hits. As soon as it reaches two tags with \
            different names, the path ends.
            """,
            section),
        .common: .source(
            """
            If the path reaches two tags with the same name, that name is added with the attributes that both tags \
            share: neither all attributes of the first tag, nor none.
            """, section),
        .sameTag: .source(
            """
            If the path reaches one and the same tag from both hits, that tag is added with all its attributes, and \
            the path ends.
            """,
            section),
        .parents: .source(
            """
            After a step of the path for two different tags, the next step is made in the same way from the parents of \
            both tags.
            """, section),
        .prepended: .decision(
            "Each new step of the path is put in front of the earlier steps."),
        .noParent: .decision(
            "The path also ends if one of the two tags that it has reached has no parent."),
        .attributes: .decision(
            """
            Which attributes two tags have in common, and whether the path has their values, depends on the reading \
            `scholar.homepage.attributes`. This also applies to a step for one and the same tag.
            """),
        .values: .decision(
            """
            Values of attributes are equal only if their bytes are equal. It is not enough that they look alike.
            """),
        .selected: .source(
            """
            The query made from the path finds titles on the whole page, not only titles inside the innermost tag \
            around the pair.
            """,
            section),
        .authorsToo: .source(
            "Authors are looked for in the same way as titles.", section),
        .sameNumber: .source(
            """
            If there are as many authors as titles, the status is `ok`. Otherwise the status is `titlesOnly`, and no \
            authors are given.
            """,
            section),
        .form: .decision(
            """
            The query is `//` followed by the steps, joined with `/`. A step is a name and its attributes, each as \
            `[@a="v"]`, or as `[@a]` under the option `named`.
            """
        ),
        .sorted: .decision(
            "The attributes of a step are sorted by their names, in the order of code points."),
        .singleQuotes: .decision(
            "The value of an attribute is written in single quotes if it contains a double quote."),
        .bothQuotes: .decision(
            """
            The value of an attribute that contains both kinds of quotes is written as a `concat()`. Its arguments are \
            `'"'` for each double quote and, in double quotes, each non-empty part between them, in order. Commas \
            without spaces separate the arguments.
            """),
        .blankToo: .decision(
            "Titles and authors are given as they were compared. Blank titles and authors are not left out."),
        .count: .decision(
            """
            Whether duplicate titles count when the number of titles is compared with the number of authors depends on \
            the reading `scholar.homepage.count`. The same authors in two places count twice.
            """
        ),
        .zero: .decision(
            """
            If authorPercent is 0, authors are not looked for and the status is `titlesOnly`. Under the option \
            `searched` of the reading `scholar.homepage.zero`, authors are looked for even then.
            """, near: Source(.hIndexCalculate, "4.7")),
        .authorQuery: .decision(
            "`authorQuery` is given if a pair of authors is found, even if there are not as many authors as titles."
        ),
        .noAuthorPair: .decision(
            "If no pair of authors is found, the titles are given with the status `titlesOnly`, not `notFound`.",
            near: section),
        .firstKept: .source(
            "If a title is found more than once, only the first occurrence is kept.",
            Source(.hIndexCalculate, "5.2")),
        .sameBytes: .decision(
            """
            Titles are the same only if their bytes of UTF-8 are the same. Titles that look alike, or differ in \
            capitals, are not the same.
            """),
        .itsAuthors: .decision(
            """
            A title that is kept has the authors at its place among all titles, duplicates included, not at its place \
            among the kept titles.
            """
        ),
        .distinctAuthors: .decision(
            """
            Under the option `distinct` of the reading `scholar.homepage.count`, a title that is kept has the authors \
            at its place among the kept titles.
            """),
        .sameQuery: .decision("The same page and known titles always give the same query."),
        .oneTree: .decision(
            """
            Markup that is properly nested, or broken in a way that all parsers mend alike (see RES-4), has one tree \
            and one query. For other markup, for character references that parsers decode differently (see RES-4), \
            and for names with a colon or an @, the tree of any parser is accepted, and queries may differ.
            """),
        .percent: Similarity.laws.statement(of: .percentage),
        .wholeAsWritten: Similarity.laws.statement(of: .wholeAsWritten),
        .zeroPercent: Similarity.laws.statement(of: .zero),
        .symbol: Distance.laws.statement(of: .symbol),
        .unicode: Distance.laws.statement(of: .unicode),
        .asGiven: Distance.laws.statement(of: .asGiven),
    ]
}
