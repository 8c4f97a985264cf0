import JSON
import Specification

extension LearningCatalogue {
    public static let properties: [Property<LearningCatalogue>] = [
        Property(
            "The sections show all recent courses, if there are any, and then the whole library.",
            from: .counts, .sections, .library, .recentFirst
        ) { trial in
            guard let sections = trial.outcome.output?.sections else { return .notTouched }
            let (recent, library) = (trial.input.recent.count, trial.input.library.count)
            let isWhole =
                sections.reduce(0, +) == recent + library && sections.last == library
                && sections.count == (recent == 0 ? 1 : 2)
            return isWhole
                ? .holds
                : .violated(
                    """
                    \(counted(recent, "recent course")) and \(library) in the library are shown as sections of \
                    \(sections)
                    """)
        },
        Property(
            """
            A tap opens the course at its row, highlighted among the recent courses. The tap is rejected only if its \
            row does not exist.
            """,
            from: .tapped, .highlighted, .outside, .untapped
        ) { trial in
            guard let tap = trial.input.select else {
                return trial.outcome.rejection == nil && trial.outcome.output?.course == nil
                    ? .holds : .violated("without a tap, a course is opened or the input is rejected")
            }
            let isRecent = tap.section == 0 && !trial.input.recent.isEmpty
            let isLibrary = tap.section == (trial.input.recent.isEmpty ? 0 : 1)
            let rows = isRecent ? trial.input.recent : isLibrary ? trial.input.library : []
            let due = rows.indices.contains(tap.row) ? rows[tap.row] : nil
            let opened = trial.outcome.output?.course
            return opened?.value == due?.value && (trial.outcome.output?.highlighted ?? isRecent) == isRecent
                ? .holds
                : .violated(
                    """
                    expected the tap to open \(due ?? "nothing"), got \(opened ?? "nothing"), or highlighted \
                    wrongly
                    """)
        },
        Property(
            """
            The opened course is the first recent course and is listed once. The other recent courses are as before.
            """,
            from: .becomesRecent, .latest, .once, .othersStay, .sameScalars
        ) { trial in
            guard let output = trial.outcome.output, let course = output.course else {
                return .notTouched
            }
            let others = trial.input.recent.filter { !$0.hasSameScalars(as: course) }
            return output.recent?.first?.value == course.value
                && Array(output.recent?.dropFirst() ?? []).value == others.value
                ? .holds
                : .violated(
                    "expected \([course] + others) as the recent courses, got \(output.recent ?? [])")
        },
        Property(
            "One more course at the end of the library does not change what a tap opens.", from: .tapped,
            probes: { input, _ in
                [
                    Input(
                        recent: input.recent, library: input.library + ["?"], select: input.select)
                ]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                guard let other = probe.output else {
                    return .violated("with one more course in the library the tap is rejected")
                }
                let isSame =
                    other.course?.value == output.course?.value
                    && other.highlighted == output.highlighted
                    && other.recent?.value == output.recent?.value
                return isSame
                    ? .holds : .violated("one more course in the library changes what the tap opens")
            }),
    ]
}
