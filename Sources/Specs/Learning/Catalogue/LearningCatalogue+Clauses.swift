import SharedSpecs
import Specification

extension LearningCatalogue {
    public enum Rule: String, RuleName {
        case opening = "CAT-1"
    }

    public static let clauses: Clauses<LearningCatalogue> = [
        .opening: Statement(
            .source(
                """
                Without recent courses section 0 shows the library; with them section 0 shows the recent courses, \
                highlighted, and section 1 the library. A course that is opened becomes a recent one.
                """, Source(.artils, "5.2", "5.3.1", "fig. 5.8", "fig. 5.9", "fig. 5.10")),
            .decision(
                """
                With recent courses there are two sections, without them one, an empty library included; fig. 5.8 \
                prints 1 for both. An index outside is index.outOfRange.
                """),
            .decision(
                """
                The opened course is the most recent, once; the others keep their order. sections counts what is \
                shown when the course is tapped. Ids are equal if they have the same scalars.
                """))
    ]
}
