import SharedSpecs
import Specification

extension Edit {
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
}
