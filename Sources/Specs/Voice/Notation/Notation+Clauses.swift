import SharedSpecs
import Specification

extension Notation {
    public enum Rule: String, RuleName {
        case forms = "NOT-1"
        case mapping = "NOT-2"
        case sponge = "NOT-3"
        case literal = "NOT-4"
    }

    private static let table = Source(.mobileSand, "2.5.2", "Table 1")

    public static let clauses: Clauses<Notation> = [
        .forms: Statement(
            .source(
                """
                camel writes myValue, pascal MyValue, kebab my-value, title My Value, upper MY VALUE, string \
                "my value", sponge SpOnGeCaSe, literally my value.
                """, table),
            .decision(
                """
                Names of notations are exact and in lower case; any other is notation.unknown. Nothing within a word \
                parts it: no hump, hyphen, digit or apostrophe.
                """)),
        .mapping: Statement(
            .source("string and literally leave the words as spoken.", Source(.mobileSand, "2.5.2")),
            .standard(
                """
                Case mapping is Unicode's full mapping without a locale, Final_Sigma included: straße is STRASSE in \
                upper case, and ß is Ss, ǆ is ǅ (U+01C5) and a Georgian letter itself in title case.
                """, .unicode),
            .decision(
                """
                camel, pascal, kebab and title first lower the word, on its own (ẞ becomes ß). What begins with a \
                capital then has its first scalar in title case, not in upper case, even if that changes nothing (3d \
                stays 3d). Scalars and mappings newer than Unicode 15.0 are none.
                """)),
        .sponge: Statement(
            .source("sponge alternates upper and lower case over the letters, beginning with upper.", table),
            .standard("A letter is a scalar of general category L.", .unicode),
            .decision(
                """
                Each letter is mapped on its own and counts once, also if it has no case or maps to several (ß). \
                Whatever else there is passes unchanged and is not counted.
                """)),
        .literal: Statement(
            .decision(
                """
                string escapes " and \\, and nothing else, so that the result is one valid Swift literal. No words \
                give the empty text ("" for string).
                """, near: Source(.mobileSand, "2.5.2"))),
    ]
}
