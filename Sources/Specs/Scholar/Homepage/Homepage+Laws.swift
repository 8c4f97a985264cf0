import SharedSpecs
import Specification

extension Homepage {
    public enum Law: LawName {
        public typealias Subsystem = Homepage
        case compared, sameName, notFound, allTags, documentOrder, text, firstText, comments, collapsed,
            blank, knownAsGiven, similar, exactly, firstOfName, outside, anywhere, firstComplete, twoTitles,
            firstKnown, nothing
        case names, common, sameTag, parents, prepended, noParent, attributes, values
        case selected, authorsToo, sameNumber, form, sorted, singleQuotes, bothQuotes, blankToo, count, zero,
            authorQuery, noAuthorPair
        case firstKept, sameBytes, itsAuthors, distinctAuthors, sameQuery, oneTree
        case percent, wholeAsWritten, zeroPercent
    }

    private static let section = Source(.hIndexCalculate, "4.6")

    public static let laws = own.with(Distance.laws, of: "EDI-3")

    private static let own: Laws<Homepage> = [
        ("HOM-1a", .compared, .source(section)): """
        The app compares the text of each tag on the page with the known titles (`titles`) by the edit distance.
        """,
        ("HOM-1b", .sameName, .source(section)): """
        Two known titles that are found in tags of the same name are a pair, and the query is made from this pair. \
        Two titles in tags with different names are not a pair.
        """,
        ("HOM-1c", .notFound, .source(section)): """
        If there is no pair of titles on the page, for example because fewer than two titles are found, the status is \
        `notFound`.
        """,
        ("HOM-1d", .allTags, .decision): """
        Every element of the page counts as a tag, including the root, `head`, `script` and elements that contain \
        other elements. The text of a `script` is its content.
        """,
        ("HOM-1e", .documentOrder, .decision): """
        Elements are compared with the known titles in document order, not from the end of the page. An element whose \
        only content is another element with a title is therefore found before that other element.
        """,
        ("HOM-1f", .text, .decision): """
        Under the option `all` of the reading `scholar.homepage.text`, the text of an element is all text inside the \
        element. Under the option `own`, the text of an element is only the first text directly in the element.
        """,
        ("HOM-1s", .firstText, .decision): """
        Under the option `own`, the text of an element is its first text child, even if this child is blank or follows \
        a tag. A tag or a comment ends a text child, and the text after the tag or comment is not compared.
        """,
        ("HOM-1t", .comments, .decision):
            "White space between two tags on the page is text, but the content of a comment is not.",
        ("HOM-1g", .collapsed, .decision): """
        In the text of an element, each run of white space (Unicode's White_Space) becomes one space, and white space \
        at the beginning and the end is removed.
        """,
        ("HOM-1h", .blank, .decision):
            "An element whose text is blank is never a hit; it does not count as a known title.",
        ("HOM-1i", .knownAsGiven, .decision):
            "Known titles (`titles`) are compared as given: their white space is not collapsed.",
        ("HOM-1j", .similar, .decision): """
        An element is a hit if its text is similar to a known title at the given percentage. The subsystem \
        scholar.similarity defines similarity, and its reading `scholar.similarity.threshold` also applies here.
        """,
        ("HOM-1k", .exactly, .decision): """
        The similarity is compared with the percentage in exact integer arithmetic, not in floating-point numbers.
        """,
        ("HOM-1l", .firstOfName, .decision): """
        A hit is an element that counts as a known title (HOM-1j). For each tag name, a pair consists of the first hit \
        with this tag name and a later hit with this tag name. Later hits do not replace the first hit.
        """,
        ("HOM-1m", .outside, .decision): "The second element of a pair must not be inside the first element.",
        ("HOM-1n", .anywhere, .decision): """
        The second element of a pair may be anywhere outside the first element; the two need not be siblings.
        """,
        ("HOM-1o", .firstComplete, .decision): """
        If there are several pairs, the app uses the pair whose second element comes first on the page, wherever the \
        first elements are.
        """,
        ("HOM-1p", .twoTitles, .decision): """
        Under the option `titles` of the reading `scholar.homepage.pair`, the two elements of a pair must count as two \
        different known titles. Under the option `elements`, the two elements may count as the same title.
        """,
        ("HOM-1q", .firstKnown, .decision): """
        If the text of an element is similar to several known titles, the element counts as the first of these titles \
        in the list. Two known titles are different if their bytes differ.
        """,
        ("HOM-1r", .nothing, .decision): """
        If the status is `notFound`, the output has no `query` and no `authorQuery`, and `titles` and `authors` are \
        empty.
        """,
        ("HOM-2a", .names, .source(section)): """
        The path of the query begins with the two tags of the pair, and continues with their ancestors, level by \
        level. If the path reaches two tags with different names, it ends and does not include them.
        """,
        ("HOM-2b", .common, .source(section)): """
        If the path reaches two tags with the same name, a step with this name is added. The step has only the \
        attributes that both tags share, not all attributes of the first tag.
        """,
        ("HOM-2c", .sameTag, .source(section)): """
        If the path reaches a tag that is the same number of levels above both tags of the pair, this tag is added \
        with all its attributes, and the path ends.
        """,
        ("HOM-2d", .parents, .source(section)): """
        After a step for two different tags with the same name, the path continues with the parents of these two tags.
        """,
        ("HOM-2e", .prepended, .decision): """
        Each new step of the path is put in front of the earlier steps, so the outermost tag comes first.
        """,
        ("HOM-2f", .noParent, .decision):
            "The path also ends if one of the two tags that it has reached has no parent.",
        ("HOM-2g", .attributes, .decision): """
        Under the option `equal` of the reading `scholar.homepage.attributes`, two tags share an attribute if its name \
        and value are the same in both. Under the option `named`, only the name must be the same, and the path \
        contains no values. The chosen option also applies to the step for a tag above both tags of the pair.
        """,
        ("HOM-2h", .values, .decision): """
        Two values of attributes are equal only if their bytes are equal. Values that only look alike are not equal.
        """,
        ("HOM-3a", .selected, .source(section)): """
        The query finds titles anywhere on the page. The query is not limited to the innermost tag around the pair.
        """,
        ("HOM-3b", .authorsToo, .source(section)): "The app looks for authors in the same way as for titles.",
        ("HOM-3c", .sameNumber, .source(section)): """
        If as many authors as titles are found, the status is `ok`. If the numbers of authors and titles differ, the \
        status is `titlesOnly`, and `authors` is empty.
        """,
        ("HOM-3d", .form, .decision): """
        The query consists of `//` and the steps of the path, joined with `/`. A step consists of the name of the tag \
        and the attributes of the step, each written as `[@a="v"]`. Under the option `named`, each attribute is \
        written as `[@a]`. The names of tags and attributes are in lower case.
        """,
        ("HOM-3e", .sorted, .decision):
            "The attributes of a step are sorted by their names, in the order of code points.",
        ("HOM-3f", .singleQuotes, .decision): """
        If the value of an attribute contains a double quote but no single quote, the query contains the value in \
        single quotes.
        """,
        ("HOM-3g", .bothQuotes, .decision): """
        If the value of an attribute contains both kinds of quotes, the query contains the value as a call of \
        `concat()`. The value is split at its double quotes to give the arguments of `concat()`. From left to right, \
        each double quote becomes the argument `'"'`, and each non-empty part becomes an argument in double quotes. \
        Commas without spaces separate the arguments.
        """,
        ("HOM-3h", .blankToo, .decision): """
        The output contains titles and authors in the form in which they were compared, with white space collapsed. \
        Blank titles and authors are not left out.
        """,
        ("HOM-3i", .count, .decision): """
        Under the option `raw` of the reading `scholar.homepage.count`, the number of authors is compared with the \
        number of all titles that the query finds. Under the option `distinct`, duplicate titles count once. \
        Authors that are found twice count twice under both options.
        """,
        ("HOM-3j", .zero, .decision(near: .hIndexCalculate, "4.7")): """
        If `authorPercent` is 0, the reading `scholar.homepage.zero` applies. Under the option `skipped`, the app does \
        not look for authors, and the status is `titlesOnly`. Under the option `searched`, the app looks for authors \
        as usual.
        """,
        ("HOM-3k", .authorQuery, .decision): """
        If a pair of authors is found, the output contains `authorQuery`, even if the numbers of authors and titles \
        differ.
        """,
        ("HOM-3l", .noAuthorPair, .decision(near: section)): """
        If a pair of titles is found but no pair of authors, the output contains the titles, and the status is \
        `titlesOnly`, not `notFound`.
        """,
        ("HOM-4a", .firstKept, .source(.hIndexCalculate, "5.2")):
            "If the query finds the same title more than once, `titles` contains only the first occurrence.",
        ("HOM-4b", .sameBytes, .decision): """
        Two titles are the same only if their UTF-8 bytes are the same. Titles that only look alike, or that differ in \
        capitals, are not the same.
        """,
        ("HOM-4c", .itsAuthors, .decision): """
        Under the option `raw` of the reading `scholar.homepage.count`, the first title that the query finds has the \
        first authors, the second title has the second authors, and so on. Duplicate titles are removed only after \
        titles and authors have been matched.
        """,
        ("HOM-4d", .distinctAuthors, .decision): """
        Under the option `distinct`, duplicate titles are removed before titles and authors are matched. The first \
        remaining title then gets the first entry of the list of authors, the second title gets the second entry, and \
        so on.
        """,
        ("HOM-4e", .sameQuery, .decision):
            "For the same page and the same known titles, the app always makes the same query.",
        ("HOM-4f", .oneTree, .decision): """
        If all parsers build the same tree from a page (see RES-4), only one query is accepted, with two exceptions. \
        Queries may differ for character references that parsers decode differently (see RES-4), and for tag and \
        attribute names that contain a colon or an @. If parsers build different trees from a page, the tree of any \
        parser is accepted, so queries may differ.
        """,
        ("SIM-3a", .percent, .shared): Similarity.laws.sentence(of: .percentage),
        ("SIM-3b", .wholeAsWritten, .shared): Similarity.laws.sentence(of: .wholeAsWritten),
        ("SIM-3c", .zeroPercent, .shared): Similarity.laws.sentence(of: .zero),
    ]
}
