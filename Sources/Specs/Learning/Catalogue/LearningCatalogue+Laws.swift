import SharedSpecs
import Specification

extension LearningCatalogue {
    public enum Law: String, LawName {
        case library = "CAT-1a"
        case recentFirst = "CAT-1b"
        case highlighted = "CAT-1c"
        case becomesRecent = "CAT-1d"
        case tapped = "CAT-1e"
        case sections = "CAT-1f"
        case outside = "CAT-1g"
        case latest = "CAT-1h"
        case once = "CAT-1i"
        case othersStay = "CAT-1j"
        case counts = "CAT-1k"
        case sameScalars = "CAT-1l"
        case untapped = "CAT-1m"
    }

    private static let cells = Source(.artils, "5.3.1", "fig. 5.8", "fig. 5.9")
    private static let tap = Source(.artils, "5.3.1", "fig. 5.10")

    public static let laws: Laws<LearningCatalogue> = [
        .library: .source("If there are no recent courses, section 0 shows the library.", cells),
        .recentFirst: .source(
            "If there are recent courses, section 0 shows them, and section 1 the library.", cells),
        .highlighted: .source(
            "The recent courses are highlighted; a library that section 0 shows is not.", cells),
        .becomesRecent: .source(
            "A course that the user opens becomes a recent course.", Source(.artils, "5.2", "fig. 5.10")),
        .tapped: .source(
            "A tap opens the course at its section and row.", tap),
        .sections: .decision(
            """
            With recent courses there are two sections; otherwise there is one, even if the library is empty. Fig. 5.8 \
            always shows one section.
            """),
        .outside: .decision(
            "A tap on a section or a row that does not exist is rejected as index.outOfRange."),
        .latest: .decision(
            "The course that the user opened last is the first of the recent courses."),
        .once: .decision(
            "An opened course is in the list of recent courses only once, even if it was in the list before."),
        .othersStay: .decision("When a course is opened, the other recent courses keep their order."),
        .counts: .decision(
            """
            `sections` counts the courses that are shown before the tap, not those that are shown after the tapped \
            course has opened.
            """),
        .sameScalars: .decision(
            "Ids are equal only if they have the same scalars. Ids that look alike may be different."),
        .untapped: .decision(
            "Without a tap, `course`, `highlighted` and `recent` are absent."),
    ]
}
