import SharedSpecs
import Specification

extension Merge {
    public static let properties: [Property<Merge>] = [
        .noRejection(from: .added),
        Property("All reports except the merged one keep their contents.", from: .others) { trial, output in
            let (input, old) = (trial.input, old(trial.input))
            let added = old == nil ? [Entry(report: input.new)] : []
            let kept = input.reports.enumerated().filter { $0.offset != old }.map(\.element) + added
            for entry in kept
            where kept.count(where: { $0 == entry }) > output.reports.count(where: { $0 == entry }) {
                return .violated("the report dated \(entry.report.date.seconds) does not keep its contents")
            }
            return .holds
        },
        Property(
            "A merged value is the mean under the chosen option of `health.merge.mean`, rounded by MER-1k to MER-1m.",
            from: .mean, .meanOf, .inDoubles, .whole, .halfUp
        ) { trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            let weight = trial.readings[MergeMean.self] == .running ? Double(old.entries ?? 1) : 1
            for value in BodyValue.allCases {
                let mean = (weight * old.report[value] + trial.input.new[value]) / (weight + 1)
                let surplus = merged.report[value] - mean
                let isRight =
                    switch (value, trial.readings[MergeRounding.self]) {
                    case (.temperature, _), (.weight, _): merged.report[value] == Double(Float(mean))
                    case (_, .truncate): surplus <= 0 && surplus > -1
                    case (_, .nearest): surplus <= 0.5 && surplus > -0.5
                    }
                if !isRight {
                    return .violated(
                        "\(value.rawValue): mean \(mean), merged value \(merged.report[value])")
                }
            }
            return .holds
        },
        Property("A merged report has one more entry than the old report.", from: .entries) { trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            let count = old.entries ?? 1
            return merged.entries == count + 1
                ? .holds : .violated("`entries`: \(count) before the merge, \(merged.entries ?? 1) after")
        },
        Property(
            """
            The output lists the dates of the diary, newest first. If the new report is not merged, the list also \
            contains its date.
            """,
            from: .newestFirst, .oldDate, .merged, .sameDay
        ) { trial, output in
            let added = old(trial.input) == nil ? [trial.input.new.date] : []
            return output.reports.map(\.report.date)
                == (trial.input.reports.map(\.report.date) + added).sorted(by: >)
                ? .holds : .violated("the dates are wrong or not sorted newest first")
        },
        Property(
            """
            If only one of the two original reports has a note, the merged report has this note. If both have a \
            note, the merged report has only the old note under the option `shipped`, and otherwise both notes, joined \
            by a line break.
            """,
            from: .oneNote, .twoNotes, .joint
        ) { trial in
            guard let (old, merged) = merging(trial) else { return .notTouched }
            let notes = [old.report.note, trial.input.new.note].compactMap { $0 }
            let isBoth = trial.readings[MergeNote.self] == .both
            let due = isBoth && notes.count == 2 ? "\(notes[0])\n\(notes[1])" : notes.first
            return merged.report.note?.value == due?.value
                ? .holds : .violated("the merged note is \(merged.report.note ?? "absent")")
        },
        .shortest { $0.reports.flatMap(\.report.singles) },
    ]

    /// Returns the index of the first report that has the same local day as the new report; nil if there is none.
    static func old(_ input: Input) -> Int? {
        let day = input.zone.day(of: input.new.date)
        return input.reports.firstIndex { input.zone.day(of: $0.report.date) == day }
    }

    /// Returns the old report and the merged report; nil if nothing is merged or the old report's date is not unique.
    private static func merging(_ trial: Trial<Merge>) -> (old: Entry, merged: Entry)? {
        guard let place = old(trial.input), let reports = trial.outcome.output?.reports else { return nil }
        let old = trial.input.reports[place]
        let dated = reports.filter { $0.report.date == old.report.date }
        let isAlone = trial.input.reports.count(where: { $0.report.date == old.report.date }) == 1
        return isAlone && dated.count == 1 ? (old, dated[0]) : nil
    }
}
