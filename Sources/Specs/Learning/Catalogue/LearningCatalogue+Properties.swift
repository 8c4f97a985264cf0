import JSON
import Specification

extension LearningCatalogue {
    public static let properties: [Property<LearningCatalogue>] = [
        Property(
            "The sections show all recent courses and the whole library.", from: .counts, .sections
        ) { trial in
            guard let sections = trial.outcome.output?.sections else { return .notTouched }
            let (shown, all) = (sections.reduce(0, +), trial.input.recent + trial.input.library)
            return shown == all.count
                ? .holds : .violated("expected \(all.count) courses in the sections, got \(shown)")
        },
        Property(
            "Among the recent ones is the opened course, no course is lost, and no other one comes.",
            from: .becomesRecent, .othersStay
        ) { trial in
            guard let output = trial.outcome.output, let course = output.course else {
                return .notTouched
            }
            let before = Set((trial.input.recent + [course]).map { Array($0.utf8) })
            let after = Set((output.recent ?? []).map { Array($0.utf8) })
            return before == after
                ? .holds
                : .violated("expected \(trial.input.recent) with \(course), got \(after.count) ids")
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
