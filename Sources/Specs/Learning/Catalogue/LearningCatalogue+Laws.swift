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
            """
            If there are recent courses, section 0 shows the recent courses, and section 1 shows the library.
            """, cells),
        .highlighted: .source(
            """
            If the tap is in the section of the recent courses, `highlighted` is true. If the tap is in the section of \
            the library, `highlighted` is false, even if section 0 shows the library.
            """, cells),
        .becomesRecent: .source(
            "If the user opens a course, `recent` in the output contains this course.",
            Source(.artils, "5.2", "fig. 5.10")),
        .tapped: .source("A tap opens the course that is shown in the tapped section and row.", tap),
        .sections: .decision(
            """
            If there are recent courses, there are two sections. Otherwise there is one section, even if the library \
            is empty. This differs from fig. 5.8, which always shows one section.
            """),
        .outside: .decision(
            "A tap on a section or a row that does not exist is rejected as index.outOfRange."),
        .latest: .decision("The opened course is the first course in the output's `recent`."),
        .once: .decision(
            """
            `recent` in the output contains the opened course only once, even if this course was already a recent \
            course before the tap.
            """),
        .othersStay: .decision(
            """
            In the output, the recent courses other than the opened course have the same order as before the tap.
            """),
        .counts: .decision(
            """
            `sections` contains the number of courses in each section before the tap. The course that the tap opens \
            does not change these numbers.
            """),
        .sameScalars: .decision(
            """
            The ids of two courses are equal only if they have the same scalars. Ids that look alike may be different.
            """),
        .untapped: .decision(
            "If there is no tap, the output contains neither `course` nor `highlighted` nor `recent`."),
    ]
}
