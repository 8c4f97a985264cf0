import JSON
import Specification

extension LearningCatalogue {
    public static let properties: [Property<LearningCatalogue>] = [
        Property(
            "The sections show all recent courses, if there are any, and then the whole library.",
            from: .counts, .sections, .library, .recentFirst
        ) { trial, output in
            let (recent, library) = (trial.input.recent.count, trial.input.library.count)
            let due = recent == 0 ? [library] : [recent, library]
            return output.sections == due
                ? .holds : .violated("expected counts of \(due), got \(output.sections)")
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
