import Specification

extension CourseCatalogue {
    public enum Rule: String, RuleName {
        case opening = "CAT-1"
    }

    public static let clauses: Clauses<CourseCatalogue> = [
        .opening: Statement(
            """
            Without recent courses one section, the library; with them two, recent first and highlighted. An index \
            outside is index.outOfRange. Opening a course makes it the most recent, once.
            """,
            source: Source(.artils, "5.3", "5.3.1"),
            note: """
                sections counts what is shown when the course is tapped, so before it is opened. The opening is \
                taken to succeed; the others keep their order. Ids are equal when they have the same scalars.
                """)
    ]
}
