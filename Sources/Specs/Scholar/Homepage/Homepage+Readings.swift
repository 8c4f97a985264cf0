import SharedSpecs
import Specification

/// Which text of an element is compared, and told.
public enum HomepageText: String, ReadingOption {
    case all, own

    public static let reading = Reading(
        "scholar.homepage.text", "Which text of a tag is compared with the titles, and given as one?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("all", "all text in it, that of the tags inside it too"),
        .init("own", "the first text directly in it, as the parser that the source uses gives it"))
}

/// Which two hits are a pair.
public enum HomepagePair: String, ReadingOption {
    case elements, titles

    public static let reading = Reading(
        "scholar.homepage.pair", "What are the two titles that are found?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("elements", "two tags of one name, be it that both are the same title"),
        .init("titles", "two tags of one name that are two different known titles"))
}

/// Which attributes are common to two tags.
public enum HomepageAttributes: String, ReadingOption {
    case equal, named

    public static let reading = Reading(
        "scholar.homepage.attributes", "Which attributes are common to two tags?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("equal", "those with the same name and value, written `[@a=\"v\"]`"),
        .init("named", "those with the same name, written `[@a]`"))
}

/// Which number of titles that of the authors must equal.
public enum HomepageCount: String, ReadingOption {
    case raw, distinct

    public static let reading = Reading(
        "scholar.homepage.count", "With which number of titles is the number of authors compared?",
        source: Source(.hIndexCalculate, "4.6", "5.2"),
        options: .init("raw", "that of all titles which the query selects"),
        .init(
            "distinct", "that of the titles that are left once duplicates are gone; they are paired in order")
    )
}

/// What 0 % for the authors means.
public enum HomepageZero: String, ReadingOption {
    case skipped, searched

    public static let reading = Reading(
        "scholar.homepage.zero", "Are authors looked for at 0 %?",
        source: Source(.hIndexCalculate, "4.7"),
        options: .init("skipped", "no: only titles are found, as in the source's example"),
        .init("searched", "yes: everything is similar then"))
}
