import JSON
import Specification

extension LearningCatalogue {
    public static let properties: [Property<LearningCatalogue>] = [
        Property(
            "The sections show all recent courses and the whole library, which is the last one.",
            from: .counts, .sections, .library, .recentFirst
        ) { trial in
            guard let sections = trial.outcome.output?.sections else { return .notTouched }
            let (recent, library) = (trial.input.recent.count, trial.input.library.count)
            let isWhole =
                sections.reduce(0, +) == recent + library && sections.last == library
                && sections.count == (recent == 0 ? 1 : 2)
            return isWhole
                ? .holds
                : .violated("\(recent) recent courses and \(library) in all are shown as \(sections)")
        },
        Property(
            """
            What opens stands in its row of the library, or highlighted of the recent \
            courses, and only what stands nowhere is refused.
            """,
            from: .tapped, .highlighted, .outside, .untapped
        ) { trial in
            guard let tap = trial.input.select else {
                return trial.outcome.rejection == nil && trial.outcome.output?.course == nil
                    ? .holds : .violated("nothing was tapped, yet a course opens or a tap is refused")
            }
            let isRecent = tap.section == 0 && !trial.input.recent.isEmpty
            let isLibrary = tap.section == (trial.input.recent.isEmpty ? 0 : 1)
            let rows = isRecent ? trial.input.recent : isLibrary ? trial.input.library : []
            let due = rows.indices.contains(tap.row) ? rows[tap.row] : nil
            let opened = trial.outcome.output?.course
            return opened?.value == due?.value && (trial.outcome.output?.highlighted ?? isRecent) == isRecent
                ? .holds
                : .violated("the tap opens \(opened ?? "nothing"), and \(due ?? "nothing") stands there")
        },
        Property(
            """
            The opened course is the first of the recent ones and once among them, \
            and without it they are as before.
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
                    "after \(course) the recent courses are \(output.recent ?? []), not it and \(others)")
        },
        Property(
            "A course more at the end of the library changes nothing that a tap opens.", from: .tapped,
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
                    return .violated("with a course more in the library the tap is refused")
                }
                let isSame =
                    other.course?.value == output.course?.value
                    && other.highlighted == output.highlighted
                    && other.recent?.value == output.recent?.value
                return isSame ? .holds : .violated("a course more in the library changes what opens")
            }),
    ]
}
