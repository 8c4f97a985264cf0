import Specification

extension Notation {
    public enum Rule: String, RuleName {
        case forms = "NOT-1"
        case mapping = "NOT-2"
        case sponge = "NOT-3"
        case literal = "NOT-4"
    }

    public static let clauses: Clauses<Notation> = [
        .forms: Statement(
            """
            camel writes myValue, pascal MyValue, kebab my-value, title My Value, upper MY VALUE, string \
            "my value", sponge SpOnGeCaSe, literally my value; any other notation is notation.unknown.
            """,
            source: Source(.mobileSand, "2.5.2", "Table 1"),
            note: "Names are exact and in lower case. camel, pascal and sponge join without a space."),
        .mapping: Statement(
            """
            Case mapping is Unicode's full mapping without a locale; camel, pascal, kebab and title first lower \
            the word; string and literally leave it as spoken.
            """,
            source: Source(.mobileSand, "2.5.2", "Table 1"),
            note: """
                Final_Sigma applies within the word. Capitalising maps the word's first scalar to title case, \
                after lowering: ß gives Ss, ǆ gives ǅ, 3d stays 3d.
                """),
        .sponge: Statement(
            "sponge alternates upper and lower case over the letters, beginning with upper.",
            source: Source(.mobileSand, "2.5.2", "Table 1"),
            note: """
                A letter is a scalar of general category L, mapped on its own; whatever else there is passes \
                unchanged and is not counted. A letter that maps to several (ß) counts once.
                """),
        .literal: Statement(
            """
            string escapes " and \\ so that the result is one valid Swift literal; no words give the empty text \
            ("" for string).
            """,
            source: Source(.mobileSand, "2.5.2", "Table 1")),
    ]
}
