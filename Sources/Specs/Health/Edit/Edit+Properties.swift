import SharedSpecs
import Specification

extension Edit {
    public static let properties: [Property<Edit>] = [
        Property(
            "An edit is rejected as report.unknown if and only if no report has the given id.",
            from: .unknown, .unknownFirst
        ) { trial in
            let isKnown = trial.input.reports.contains(where: trial.input.changes)
            return isKnown != (trial.outcome.rejection?.code == unknown.code)
                ? .holds
                : .violated("\(isKnown ? "a" : "no") report has the id, but the outcome says otherwise")
        },
        Property(
            "All ids stay, except the id of a changed report that merges with another report from its day.",
            from: .merged, .takenOut, .ownID, .otherID, .zone
        ) { trial, output in
            let input = trial.input
            guard let place = input.reports.firstIndex(where: input.changes) else { return .notTouched }
            var others = input.reports
            others.remove(at: place)
            let changed = others.contains(where: input.isOnDay) ? [] : [input.edited]
            let due = (others.map(\.id) + changed).map { Array($0.utf8) }
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
            let strange = trial.input.reports.first { old in
                !trial.input.isOnDay(old) && !trial.input.changes(old)
                    && !output.reports.contains {
                        $0.id.hasSameScalars(as: old.id) && $0.report == old.report
                    }
            }
            return strange.map { .violated("the report \"\($0.id)\" does not keep its contents") }
                ?? .holds
        },
        .shortest { $0.reports.flatMap(\.report.singles) },
    ]
}

extension Edit.Input {
    /// Returns whether a report has the id of the report to change.
    fileprivate func changes(_ listed: Filter.Listed) -> Bool { listed.id.hasSameScalars(as: edited) }

    /// Returns whether a report is from the day of the form.
    fileprivate func isOnDay(_ listed: Filter.Listed) -> Bool {
        zone.day(of: listed.report.date) == zone.day(of: entry.date)
    }
}
