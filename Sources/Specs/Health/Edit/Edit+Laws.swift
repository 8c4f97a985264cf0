import SharedSpecs
import Specification

extension Edit {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Edit
        case changed, checked, unknown, unknownFirst, firstOfID, ownID, others, merged, otherID, zone,
            newestFirst, ties, nearest, shortest, takenOut, noteGoes, dateChanges
    }

    public static let laws: Laws<Edit> = [
        ("EDT-1a", .changed, .source(.healthMonitor, "Report Data", "ReportDetail")):
            "The user can change a report at any time. The changed report has the values of the form.",
        ("EDT-1b", .checked, .decision):
            "The form is checked like the form of a new report, by ENT-1 to ENT-3 of health.entry.",
        ("EDT-1c", .unknown, .decision):
            "If no report in the diary has the given id, the edit is rejected as report.unknown.",
        ("EDT-1d", .unknownFirst, .decision): """
        The app checks the id before the form. If the id is unknown and the form is invalid, the edit is rejected as \
        report.unknown.
        """,
        ("EDT-1e", .firstOfID, .decision):
            "If several reports have the given id, only the first of them in `reports` is changed, not the last.",
        ("EDT-1f", .ownID, .decision): "The changed report keeps its id.",
        ("EDT-1g", .others, .decision): """
        Each report of the diary that is neither changed nor merged is listed once, with its contents unchanged. The \
        law EDT-1n also applies to the single-precision values of unchanged reports.
        """,
        ("EDT-1h", .merged, .decision): """
        If another report is from the same day as the form's date, the changed report merges with that report by \
        MER-1 and MER-2 of health.merge. For MER-1 and MER-2, the old report is the other report, and the new report \
        is the changed report with the date and the note of the form. The two reports merge even if they were from the \
        same day before the edit. Reports in health.edit have no `entries`, so each mean is (old + new) / 2.
        """,
        ("EDT-1i", .otherID, .decision): """
        If the changed report merges with another report, the merged report has the id of the other report, not the id \
        of the changed report.
        """,
        ("EDT-1j", .zone, .standard(.iana)): """
        The calendar day of a moment is the day in the local time of `timeZone`, by the rules of this time zone. The \
        day in UTC does not matter.
        """,
        ("EDT-1k", .newestFirst, .source(.healthMonitor, "ContentView")):
            "The reports in the output are sorted by their moments, newest first.",
        ("EDT-1l", .ties, .decision): """
        Reports with the same moment stay in the order of the input. If the changed report merges with another report, \
        the merged report keeps the place of the other report.
        """,
        ("EDT-1m", .nearest, .shared): .nearestSingle,
        ("EDT-1n", .shortest, .shared): .shortestSingle,
        ("EDT-1o", .takenOut, .decision): """
        The old version of the changed report is removed from the diary before the changed report can merge with \
        another report. The changed report therefore does not merge with its own old version.
        """,
        ("EDT-1p", .noteGoes, .decision):
            "If the form contains no note, the changed report has no note: the old note is removed.",
        ("EDT-1q", .dateChanges, .decision): "The changed report has the date of the form, not its old date.",
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let places = input.reports.indices.filter { input.reports[$0].id.hasSameScalars(as: input.edited) }
        try law.refuse(.unknown, if: places.isEmpty, unknown(), first: .unknownFirst)
        let entry = Entry.expected(input.entry, law.readings)
        try law.refuse(.checked, if: entry.rejection != nil, entry.rejection ?? Entry.invalid())
        guard let place = law(.firstOfID, places.first, not: places.last), let form = entry.output?.report
        else { return Output(reports: []) }
        let old = input.reports[place].report
        var new = law(.changed, form, not: old)
        new.date = law(.dateChanges, new.date, not: old.date)
        new.note = law(.noteGoes, new.note, not: new.note ?? old.note)
        let all = Array(input.reports.indices)
        let others = law(.takenOut, all.filter { $0 != place }, not: all)
        func day(_ moment: Moment) -> Int { law.day(.zone, of: moment, in: input.zone) }
        let sameDay = law(
            .merged, others.first { day(input.reports[$0].report.date) == day(new.date) }, not: nil)
        var diary: [Filter.Listed] = []
        for other in others {
            let (id, report) = (input.reports[other].id, input.reports[other].report)
            if other == sameDay {
                let merged = Merge.together(report, new, law.readings)
                diary.append(Filter.Listed(id: law(.otherID, id, not: input.edited), report: merged))
            } else {
                law.emit(.others, Filter.Listed(id: id, report: law.written(report)), into: &diary)
            }
        }
        if sameDay == nil {
            diary.append(Filter.Listed(id: law.shows(.ownID, input.edited), report: law.written(new)))
        }
        return Output(
            reports: law.sorted(.newestFirst, diary, ties: .ties) { $0.report.date > $1.report.date })
    }

    public static let properties: [Property<Edit>] = [
        Property(
            "An edit is rejected as report.unknown if and only if no report has the given id.",
            from: .unknown, .unknownFirst
        ) { trial in
            let isKnown = trial.input.reports.contains(where: trial.input.changes)
            return isKnown != (trial.outcome.rejection?.code == unknown.code)
                ? .holds
                : .violated(
                    isKnown
                        ? "a report has the given id, but the edit is rejected as \(unknown.code)"
                        : "no report has the given id, but the edit is not rejected as \(unknown.code)")
        },
        Property(
            "All ids remain in the diary, except the id of a changed report that merges with another report.",
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
                ? .holds : .violated("the ids in the output are not exactly the ids that must remain")
        },
        Property("No report in the list is newer than the report before it.", from: .newestFirst) {
            _, output in
            let dates = output.reports.map(\.report.date)
            return zip(dates, dates.dropFirst()).allSatisfy(>=)
                ? .holds : .violated("a report is listed above a newer report")
        },
        Property(
            "Reports that are not changed keep their contents, unless they are from the day of the form.",
            from: .others
        ) { trial, output in
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
