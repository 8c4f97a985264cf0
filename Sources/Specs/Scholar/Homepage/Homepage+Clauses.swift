import SharedSpecs
import Specification

extension Homepage {
    public enum Rule: String, RuleName {
        case pair = "HOM-1"
        case path = "HOM-2"
        case lists = "HOM-3"
        case once = "HOM-4"
        case percentages = "SIM-3"
        case symbols = "EDI-3"
    }

    public static let clauses: Clauses<Homepage> = [
        .pair: Statement(
            .source(
                """
                All tags of the page are compared with the known titles by the edit distance, until two titles in \
                tags of the same name are found. If none or only one is found, the search has found nothing.
                """, Source(.hIndexCalculate, "4.6")),
            .decision(
                """
                Tags are the elements in document order from the root, head and script among them, so that what \
                wraps a title alone is a hit before the title's own element. Compared is an element's text by \
                scholar.homepage.text, each run of white space (Unicode's White_Space) one space, none at the ends; \
                blank text is never a hit. Known titles are taken as given, and similar is what scholar.similarity \
                says by its readings.
                """),
            .decision(
                """
                The first hit of each name is kept. The pair is complete at the first hit of a name that has one \
                already and that does not lie inside it; by scholar.homepage.pair both must be different known \
                titles too (a hit is the first in the list that it is similar to, and different is by their text). \
                Without a pair the status is notFound, with no query and no lists. Authors are looked for in the \
                same way.
                """)),
        .path: Statement(
            .source(
                """
                From the two tags a path is made: if the names of the tags are different it ends; else the common \
                name with the attributes common to both is added to it; if they are the same tag it ends; else the \
                same is done with the parents of both.
                """, Source(.hIndexCalculate, "4.6")),
            .decision(
                """
                Each step is put before those there are, and the path also ends if one has no parent. So the element \
                common to both, with all its attributes, heads the path. Common attributes are by \
                scholar.homepage.attributes those equal in name and value, byte by byte, or in name.
                """)),
        .lists: Statement(
            .source(
                """
                With the query made of the path all titles of the page are looked for. Authors are looked for in the \
                same way; if their number is not that of the titles, the user is told so.
                """, Source(.hIndexCalculate, "4.6")),
            .decision(
                """
                The query is // and the steps joined by /, each a name and its attributes in the order of their \
                names as [@a=\"v\"]: in single quotes if v has a double one, as concat() of parts in double quotes \
                and '\"' if it has both. What it selects on the whole page are the titles, blank ones too: their \
                texts as they are compared.
                """),
            .decision(
                """
                The status is ok if there are as many authors as titles, counted by scholar.homepage.count; else \
                titlesOnly without authors, also if the authors have no pair or, by scholar.homepage.zero, are not \
                looked for. authorQuery is there if and only if a pair of authors was found.
                """)),
        .once: Statement(
            .source(
                "Of publications that are there more than once, the first alone is kept.",
                Source(.hIndexCalculate, "5.2")),
            .decision(
                """
                Titles are the same if their bytes of UTF-8 are; what stays has the authors of its place, or, where \
                titles were counted once, those in the same place of the list. The same page and known titles always \
                give the same query.
                """),
            .decision(
                """
                Where markup is properly nested, or broken as all parsers mend it alike (see RES-4), there is one \
                tree, and one query. Elsewhere parsers differ (a browser puts a tbody into a table), any parser's \
                tree counts, and queries differ with the trees.
                """)),
        .percentages: Similarity.percentageStatement,
        .symbols: Symbol.statement,
    ]
}
