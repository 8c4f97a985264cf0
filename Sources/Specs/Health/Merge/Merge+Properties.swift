import JSON
import SharedSpecs
import Specification

extension Merge {
    public static let properties: [Property<Merge>] = [
        .noRejection(from: .added),
        Property(
            "There is one report more if none is of the new one's day, in other zones too.",
            from: .merged, .added, .zone, probes: { input, _ in elsewhere(input) },
            judge: { trial in
                for (input, outcome) in [(trial.input, trial.outcome)]
                    + zip(elsewhere(trial.input), trial.probes)
                {
                    let expected = input.reports.count + (old(input) == nil ? 1 : 0)
                    guard let count = outcome.output?.reports.count, count != expected else { continue }
                    return .violated(
                        "\(expected) reports are expected in \(input.zone.rawValue), not \(count)")
                }
                return .holds
            }),
        Property("All reports but the one that is merged go through unchanged.", from: .others) { trial in
            guard let reports = trial.outcome.output?.reports else { return .notTouched }
            let (input, old) = (trial.input, old(trial.input))
            let added = old == nil ? [Entry(report: input.new)] : []
            let kept = input.reports.enumerated().filter { $0.offset != old }.map(\.element) + added
            for entry in kept
            where kept.count(where: { $0 == entry }) > reports.count(where: { $0 == entry }) {
                return .violated(
                    "the report of \(entry.report.date.seconds) does not go through unchanged")
            }
            return .holds
        },
        Property("A merged value lies between the old one and the new one.", from: .mean) { trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            for value in BodyValue.allCases {
                let (a, b) = (old.report[value], trial.input.new[value])
                if !(min(a, b)...max(a, b)).contains(merged.report[value]) {
                    return .violated("\(value.rawValue) \(a) and \(b) make \(merged.report[value])")
                }
            }
            return .holds
        },
        Property("A merged report counts one entry more.", from: .entries) { trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            return merged.entries == (old.entries ?? 1) + 1
                ? .holds
                : .violated("of \(old.entries ?? 1) entries and one there are \(merged.entries ?? 1)")
        },
        Property("Dates never rise down the list.", from: .newestFirst) { trial in
            guard let reports = trial.outcome.output?.reports else { return .notTouched }
            let dates = reports.map(\.report.date)
            return zip(dates, dates.dropFirst()).allSatisfy { $0 >= $1 }
                ? .holds : .violated("a report is listed above a newer one")
        },
        Property("No importance of a merged report is less than either of the two.", from: .greater) {
            trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            let (before, new) = (old.report.importance, trial.input.new.importance)
            for value in BodyValue.allCases
            where merged.report.importance[value] < max(before[value], new[value]) {
                return .violated("the importance of \(value.rawValue) is less than one of the two")
            }
            return .holds
        },
        Property("A merged report has a note if one of the two has, and begins with it.", from: .oneNote) {
            trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            let (first, note) = (old.report.note ?? trial.input.new.note, merged.report.note)
            let begins = first.map { (note ?? "").utf8.starts(with: $0.utf8) } ?? (note == nil)
            return begins ? .holds : .violated("the merged note is \(note ?? "absent")")
        },
    ]

    /// The index of the report that the new one is merged with, by the zone's clocks; nil if none is of its day.
    static func old(_ input: Input) -> Int? {
        let clock = ZoneClock(input.zone)
        let day = clock.day(of: input.new.date.seconds)
        return input.reports.firstIndex { clock.day(of: $0.report.date.seconds) == day }
    }

    /// The report that is merged, and the one that stands for it in an output: the only other one of its date.
    private static func merging(_ trial: Trial<Merge>) -> (old: Entry, merged: Entry)? {
        guard let place = old(trial.input), let reports = trial.outcome.output?.reports else { return nil }
        let old = trial.input.reports[place]
        let dated = reports.filter { $0.report.date == old.report.date }
        let isAlone = trial.input.reports.count(where: { $0.report.date == old.report.date }) == 1
        return isAlone && dated.count == 1 ? (old, dated[0]) : nil
    }

    /// The same reports where the day begins earliest and where it begins latest.
    private static func elsewhere(_ input: Input) -> [Input] {
        [Zone.kiritimati, .pagoPago].filter { $0 != input.zone }.map {
            Input(reports: input.reports, new: input.new, zone: $0)
        }
    }
}
