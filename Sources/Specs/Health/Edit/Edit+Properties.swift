import SharedSpecs
import Specification

extension Edit {
    public static let properties: [Property<Edit>] = [
        Property("Only a form whose id no report has is report.unknown.", from: .unknown) { trial in
            let isKnown = trial.input.reports.contains { $0.id.hasSameScalars(as: trial.input.edited) }
            let isRefused = trial.outcome.rejection?.code == unknown.code
            if isKnown && isRefused { return .violated("a report has the id, yet it is report.unknown") }
            return isKnown || trial.outcome.output == nil
                ? .holds : .violated("no report has the id, yet reports are given")
        },
        Property("The diary has as many reports as before, or one less.", from: .merged, .takenOut) { trial in
            guard let count = trial.outcome.output?.reports.count else { return .notTouched }
            let before = trial.input.reports.count
            return (before - 1...before).contains(count)
                ? .holds : .violated("of \(before) reports \(count) are left")
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
        Property("No id is in the diary that was not there before.", from: .ownID) { trial in
            let ids = trial.input.reports.map(\.id.value)
            let strange = trial.outcome.output?.reports.first { !ids.contains($0.id.value) }
            return strange.map { .violated("no report had the id \"\($0.id)\"") } ?? .holds
        },
    ]
}
