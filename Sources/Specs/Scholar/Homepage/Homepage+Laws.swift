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
            "All tags of the page are compared with the known titles by the edit distance.", section),
        .sameName: .source(
            "The search goes on once two titles are found in tags of one name, not in any two tags.", section),
        .notFound: .source("If none or only one is found, nothing has been found: notFound.", section),
        .allTags: .decision(
            """
            Tags are all elements from the root, head and script among them, not only those with no other inside. What \
            a script says is its text.
            """),
        .documentOrder: .decision(
            """
            They are compared in document order, not from the end, so that an element around a title alone is a hit \
            before the title's own.
            """),
        .text: .decision("Which text of an element is compared follows the reading scholar.homepage.text."),
        .firstText: .decision(
            """
            By own the text of an element is its first text child, even if that is blank or stands after a tag. A tag \
            or a comment ends a text child; what follows is not compared.
            """),
        .comments: .decision("What a comment says is no text."),
        .collapsed: .decision(
            """
            Each run of white space in it (Unicode's White_Space) is one space, with none at the ends; it is not as \
            written.
            """),
        .blank: .decision("Blank text is never a hit."),
        .knownAsGiven: .decision("Known titles are taken as given; their white space is not collapsed."),
        .similar: .decision(
            """
            A hit is as alike as the percentage asks for, as in scholar.similarity and by its reading \
            scholar.similarity.threshold.
            """),
        .exactly: .decision("That is compared in whole numbers, not in doubles."),
        .firstOfName: .decision(
            "The first hit of each name is kept for all that follow, not the latest one."),
        .outside: .decision("The second hit does not lie inside the first."),
        .anywhere: .decision("Else it may stand anywhere, not beside the first alone."),
        .firstComplete: .decision(
            "The pair is the one that is complete first, not the one that begins first."),
        .twoTitles: .decision(
            "Whether the two must be different known titles follows the reading scholar.homepage.pair."),
        .firstKnown: .decision(
            """
            A hit is the first known title of the list that it is similar to, not the last; titles differ by their \
            bytes.
            """
        ),
        .nothing: .decision("notFound comes without a query and without lists."),
        .names: .source("If the names of the two tags are different, the path ends.", section),
        .common: .source(
            """
            Else their name is added to the path with the attributes common to both, not with all of the first nor \
            with none.
            """, section),
        .sameTag: .source(
            "If both are the same tag, the path ends with it and all its attributes, neither below it nor at the root.",
            section),
        .parents: .source("Else the same is done with the parents of both.", section),
        .prepended: .decision("Each step is put before those that are there, not after them."),
        .noParent: .decision("The path also ends if one of the two has no parent."),
        .attributes: .decision(
            """
            Which attributes are common, and whether the path has their values, follows the reading \
            scholar.homepage.attributes. That binds the tag that both share too.
            """),
        .values: .decision("Values are equal byte by byte, not if they look alike."),
        .selected: .source(
            "With the query made of the path all titles of the page are looked for, not those around the two alone.",
            section),
        .authorsToo: .source("Authors are looked for in the same way.", section),
        .sameNumber: .source(
            "If the number of authors is not that of the titles, there are no authors: titlesOnly, else ok.",
            section),
        .form: .decision(
            "The query is // and the steps joined by /, each a name and its attributes as [@a=\"v\"], or [@a] by name."
        ),
        .sorted: .decision("Attributes are in the order of their names by code point, not as given."),
        .singleQuotes: .decision("A value with a double quote is in single quotes, not in double ones."),
        .bothQuotes: .decision(
            """
            A value with both is concat() of '"' for each double quote and of the parts between them, in double quotes \
            if they are not empty; it is not in single quotes. Commas without spaces part its arguments.
            """),
        .blankToo: .decision(
            "Titles and authors are the texts as they are compared; blank ones are not left out."),
        .count: .decision(
            """
            Which number of titles the authors must have follows the reading scholar.homepage.count. The same authors \
            in two places count twice.
            """
        ),
        .zero: .decision(
            """
            At an authorPercent of 0 no authors are looked for (titlesOnly), or they are by the option searched of the \
            reading scholar.homepage.zero.
            """, near: Source(.hIndexCalculate, "4.7")),
        .authorQuery: .decision(
            "authorQuery is there if a pair of authors was found, not only if their number is that of the titles."
        ),
        .noAuthorPair: .decision(
            "If no pair of authors is found, the titles stay and the status is titlesOnly, not notFound.",
            near: section),
        .firstKept: .source(
            "Of titles that are there more than once the first alone is kept, not the last nor all.",
            Source(.hIndexCalculate, "5.2")),
        .sameBytes: .decision(
            "Titles are the same if their bytes of UTF-8 are, not in any case, nor if they look alike."),
        .itsAuthors: .decision(
            "A title that is kept has the authors of its place among all, not those of its place among the kept."
        ),
        .distinctAuthors: .decision("If titles are counted once, it has those of its place among the kept."),
        .sameQuery: .decision("The same page and known titles always give the same query."),
        .oneTree: .decision(
            """
            Where markup is properly nested, or broken as all parsers mend it alike (see RES-4), there is one tree and \
            one query. Elsewhere, and where a name has a colon or an @, any parser's tree counts, and queries differ \
            with the trees.
            """),
        .percent: TitleLaw.percent.sentence,
        .wholeAsWritten: TitleLaw.wholeAsWritten.sentence,
        .zeroPercent: TitleLaw.zero.sentence,
        .symbol: TitleLaw.symbol.sentence,
        .unicode: TitleLaw.unicode.sentence,
        .asGiven: TitleLaw.asGiven.sentence,
    ]
}
