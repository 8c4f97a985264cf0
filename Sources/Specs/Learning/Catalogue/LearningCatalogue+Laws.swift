import JSON
import SharedSpecs
import Specification

extension LearningCatalogue {
    public enum Law: LawName {
        public typealias Subsystem = LearningCatalogue
        case library, recentFirst, highlighted, becomesRecent, tapped, sections, outside, latest, once,
            othersStay, counts, sameScalars, untapped
    }

    private static let cells = Source(.artils, "5.3.1", "fig. 5.8", "fig. 5.9")
    private static let tap = Source(.artils, "5.3.1", "fig. 5.10")

    public static let laws: Laws<LearningCatalogue> = [
        ("CAT-1a", .library, .source(cells)): "If there are no recent courses, section 0 shows the library.",
        ("CAT-1b", .recentFirst, .source(cells)): """
        If there are recent courses, section 0 shows the recent courses, and section 1 shows the library.
        """,
        ("CAT-1c", .highlighted, .source(cells)): """
        If the tapped section shows the recent courses, `highlighted` is true. If the tapped section shows the \
        library, `highlighted` is false, even if the library is in section 0.
        """,
        ("CAT-1d", .becomesRecent, .source(.artils, "5.2", "fig. 5.10")):
            "If the user opens a course, `recent` in the output contains this course.",
        ("CAT-1e", .tapped, .source(tap)):
            "A tap opens the course that is shown in the tapped section and row.",
        ("CAT-1f", .sections, .decision): """
        If there are recent courses, there are two sections. If there are no recent courses, there is one section, \
        even if the library is empty. In Figure 5.8 of the source, by contrast, there is always one section.
        """,
        ("CAT-1g", .outside, .decision):
            "A tap on a section or a row that does not exist is rejected as index.outOfRange.",
        ("CAT-1h", .latest, .decision): "The opened course is the first course in the output's `recent`.",
        ("CAT-1i", .once, .decision): """
        `recent` in the output contains the opened course only once, even if this course was already a recent course \
        before the tap.
        """,
        ("CAT-1j", .othersStay, .decision): """
        In the output, the recent courses other than the opened course have the same order as before the tap.
        """,
        ("CAT-1k", .counts, .decision): """
        `sections` contains the number of courses in each section before the tap. The opened course does not change \
        the numbers in `sections`.
        """,
        ("CAT-1l", .sameScalars, .decision): """
        The ids of two courses are equal only if these ids have the same scalars. Ids that look alike may be different.
        """,
        ("CAT-1m", .untapped, .decision):
            "If there is no tap, the output contains neither `course` nor `highlighted` nor `recent`.",
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let (recent, library) = (input.recent, input.library)
        let isSplit = law.holds(.sections, !recent.isEmpty)
        let shown =
            isSplit ? law.inOrder(.recentFirst, [recent, library]) : [law(.library, library, not: [])]
        guard let tap = input.select else {
            // A program that breaks the law `untapped` opens the first course even without a tap.
            let opened = law(.untapped, nil, not: shown[0].first)
            return Output(sections: law.shows(.counts, shown.map(\.count)), course: opened)
        }
        let rows = shown.indices.contains(tap.section) ? shown[tap.section] : []
        try law.refuse(
            .outside, if: !rows.indices.contains(tap.row), bound: tap.row == rows.count - 1, outOfRange())
        let course = law.shows(.tapped, rows[tap.row])
        let isHighlighted = law(.highlighted, isSplit && tap.section == 0, not: tap.section == 0)
        let others = recent.filter {
            !law(.sameScalars, $0.hasSameScalars(as: course), not: $0 == course)
        }
        let left = law.inOrder(.othersStay, law(.once, others, not: recent))
        var opened: [String] = []
        law.emit(.becomesRecent, course, into: &opened)
        let after = law(.latest, opened + left, not: left + opened)
        let counts = shown.map(\.count)
        return Output(
            sections: law(.counts, counts, not: [after.count] + counts.suffix(1)), course: course,
            highlighted: law.shows(.highlighted, isHighlighted), recent: after)
    }

    public static let properties: [Property<LearningCatalogue>] = [
        Property(
            "The sections show all recent courses, if there are any, and then the whole library.",
            from: .counts, .sections, .library, .recentFirst
        ) { trial, output in
            let (recent, library) = (trial.input.recent.count, trial.input.library.count)
            let due = recent == 0 ? [library] : [recent, library]
            return output.sections == due
                ? .holds : .violated("expected the counts \(due), got \(output.sections)")
        },
        Property(
            "The opened course is the first recent course and is listed once. The other recent courses do not change.",
            from: .becomesRecent, .latest, .once, .othersStay, .sameScalars
        ) { trial, output in
            guard let course = output.course else { return .notTouched }
            let others = trial.input.recent.filter { !$0.hasSameScalars(as: course) }
            return output.recent?.first?.value == course.value
                && Array(output.recent?.dropFirst() ?? []).value == others.value
                ? .holds
                : .violated("expected \([course] + others) as the recent courses, got \(output.recent ?? [])")
        },
    ]
}
