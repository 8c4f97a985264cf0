import SharedSpecs
import Specification

/// Which text of an element is compared with the titles in the input, and is returned as a title.
public enum HomepageText: String, ReadingOption {
    case all, own

    public static let reading = Reading(
        "scholar.homepage.text",
        "Which text of a tag is compared with the titles in the input, and returned as a title?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("all", "all text in the tag, including the text of tags inside it"),
        .init("own", "the first text directly in the tag, as the source's parser gives it"))
}

/// Which two elements whose text is similar to titles in the input make a pair.
public enum HomepagePair: String, ReadingOption {
    case elements, titles

    public static let reading = Reading(
        "scholar.homepage.pair", "Which two tags with titles are a pair?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("elements", "two tags of the same name, even if both have the same title"),
        .init("titles", "two tags of the same name that have two different known titles"))
}

/// Which attributes count as common to two elements.
public enum HomepageAttributes: String, ReadingOption {
    case equal, named

    public static let reading = Reading(
        "scholar.homepage.attributes", "Which attributes are common to two tags?",
        source: Source(.hIndexCalculate, "4.6"),
        options: .init("equal", "attributes with the same name and value, written `[@a=\"v\"]`"),
        .init("named", "attributes with the same name and any value, written `[@a]`"))
}

/// Whether the number of authors must equal the number of all titles found, or of the different titles found.
public enum HomepageCount: String, ReadingOption {
    case raw, distinct

    public static let reading = Reading(
        "scholar.homepage.count", "With which number of titles is the number of authors compared?",
        source: Source(.hIndexCalculate, "4.6", "5.2"),
        options: .init("raw", "the number of all titles that the query selects"),
        .init(
            "distinct", "the number of titles without duplicates; titles and authors are then paired in order"
        ))
}

/// Whether the app searches for authors if the percentage for authors is 0.
public enum HomepageZero: String, ReadingOption {
    case skipped, searched

    public static let reading = Reading(
        "scholar.homepage.zero", "Does the app look for authors if the percentage for authors is 0?",
        source: Source(.hIndexCalculate, "4.7"),
        options: .init("skipped", "no: the app looks only for titles, as in the source's example"),
        .init("searched", "yes: any two strings are similar at 0 %"))
}
