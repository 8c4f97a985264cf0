import SharedSpecs
import Specification

extension Edit {
    public static let properties: [Property<Edit>] = [
        Property(
            "An edit is rejected as report.unknown if and only if no report has the given id.",
            from: .unknown, .unknownFirst
        ) { trial in
            let isKnown = trial.input.reports.contains { $0.id.hasSameScalars(as: trial.input.edited) }
            return isKnown != (trial.outcome.rejection?.code == unknown.code)
                ? .holds
                : .violated("\(isKnown ? "a" : "no") report has the id, but the outcome says otherwise")
        },
        Property(
            "All ids stay, except the id of a changed report that merges with another report from its day.",
            from: .merged, .takenOut, .ownID, .otherID, .zone
        ) { trial, output in
            guard let (others, isMerged) = others(trial.input) else { return .notTouched }
            let due = others.map { Array($0.id.utf8) } + (isMerged ? [] : [Array(trial.input.edited.utf8)])
            let ids = output.reports.map { Array($0.id.utf8) }
            return Set(ids) == Set(due) && ids.count == due.count
                ? .holds : .violated("the ids of the reports are not those that must remain")
        },
        Property("No report in the list is newer than the report before it.", from: .newestFirst) {
            _, output in
            let dates = output.reports.map(\.report.date)
            return zip(dates, dates.dropFirst()).allSatisfy(>=)
                ? .holds : .violated("a report is listed above a newer one")
        },
        Property("Reports from days other than the form's keep their contents.", from: .others) {
            trial, output in
            let clock = ZoneClock(trial.input.zone)
            let day = clock.day(of: trial.input.entry.date.seconds)
            let strange = trial.input.reports.first { old in
                clock.day(of: old.report.date.seconds) != day
                    && !old.id.hasSameScalars(as: trial.input.edited)
                    && !output.reports.contains {
                        $0.id.hasSameScalars(as: old.id) && $0.report == old.report
                    }
            }
            return strange.map { .violated("the report \"\($0.id)\" does not keep its contents") }
                ?? .holds
        },
        .shortest { $0.reports.flatMap(\.report.singles) },
    ]

    /// Returns the reports other than the changed one, and whether one of them is from the day of the form.
    ///
    /// - Returns: Nil if the diary has no report with the id of the edit.
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
