import SharedSpecs
import Specification

extension Edit {
    public static let properties: [Property<Edit>] = [
        Property("A form is report.unknown just where no report has its id.", from: .unknown, .unknownFirst) {
            trial in
            let isKnown = trial.input.reports.contains { $0.id.hasSameScalars(as: trial.input.edited) }
            let isRefused = trial.outcome.rejection?.code == unknown.code
            return isKnown != isRefused
                ? .holds
                : .violated(
                    "\(isKnown ? "a" : "no") report has the id, and it is judged as unknown or not so")
        },
        Property(
            """
            The ids are as before, but for that of a changed report which merges with another one of its \
            day.
            """,
            from: .merged, .takenOut, .ownID, .otherID, .zone
        ) { trial in
            guard let reports = trial.outcome.output?.reports, let (others, isMerged) = others(trial.input)
            else {
                return .notTouched
            }
            let due = others.map { Array($0.id.utf8) } + (isMerged ? [] : [Array(trial.input.edited.utf8)])
            let ids = reports.map { Array($0.id.utf8) }
            let isSame = Set(ids) == Set(due) && ids.count == due.count
            return isSame
                ? .holds
                : .violated("of \(trial.input.reports.count) reports other ids are left than are due")
        },
        Property(
            "A changed report that does not merge has what the form says.",
            from: .changed, .noteGoes, .dateChanges
        ) { trial in
            guard let reports = trial.outcome.output?.reports, let (_, isMerged) = others(trial.input),
                !isMerged
            else { return .notTouched }
            let form = trial.input.entry
            let isThere = reports.contains { listed in
                let (report, note) = (listed.report, listed.report.note ?? "")
                return listed.id.hasSameScalars(as: trial.input.edited) && report.date == form.date
                    && note.hasSameScalars(as: form.note ?? "") && report.heartRate == Int(form.heartRate)
                    && report.glycemia == Int(form.glycemia)
            }
            return isThere ? .holds : .violated("no report of the id has what the form says")
        },
        Property("Dates never rise down the list.", from: .newestFirst) { trial in
            guard let reports = trial.outcome.output?.reports else { return .notTouched }
            return zip(reports, reports.dropFirst()).allSatisfy { $0.report.date >= $1.report.date }
                ? .holds : .violated("a report is listed above a newer one")
        },
        Property("Reports of other days than the form's go through unchanged.", from: .others) { trial in
            guard let reports = trial.outcome.output?.reports else { return .notTouched }
            let clock = ZoneClock(trial.input.zone)
            let day = clock.day(of: trial.input.entry.date.seconds)
            let strange = trial.input.reports.first { old in
                let isOther =
                    clock.day(of: old.report.date.seconds) != day
                    && !old.id.hasSameScalars(as: trial.input.edited)
                return isOther
                    && !reports.contains { $0.id.hasSameScalars(as: old.id) && $0.report == old.report }
            }
            return strange.map { .violated("the report \"\($0.id)\" does not go through unchanged") }
                ?? .holds
        },
        .shortest(from: .shortest) { $0.reports.flatMap(\.report.singles) },
    ]

    /// The reports beside the one that is changed, and whether one of them is of the form's day.
    private static func others(_ input: Input) -> (others: [Filter.Listed], isMerged: Bool)? {
        guard let place = input.reports.firstIndex(where: { $0.id.hasSameScalars(as: input.edited) }) else {
            return nil
        }
        var others = input.reports
        others.remove(at: place)
        let clock = ZoneClock(input.zone)
        let day = clock.day(of: input.entry.date.seconds)
        return (others, others.contains { clock.day(of: $0.report.date.seconds) == day })
    }
}
