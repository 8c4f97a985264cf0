import SharedSpecs
import Specification

extension Edit: Derived {
    public typealias Rule = LawClause<Edit>

    public enum Law: String, LawName, SingleLaws {
        case changed = "EDT-1a"
        case checked = "EDT-1b"
        case unknown = "EDT-1c"
        case unknownFirst = "EDT-1d"
        case firstOfID = "EDT-1e"
        case ownID = "EDT-1f"
        case others = "EDT-1g"
        case merged = "EDT-1h"
        case otherID = "EDT-1i"
        case zone = "EDT-1j"
        case newestFirst = "EDT-1k"
        case ties = "EDT-1l"
        case nearest = "EDT-1m"
        case shortest = "EDT-1n"
    }

    public static let laws: Laws<Edit> = [
        .changed: .source(
            "A report can be changed at any time: what the form says stands in its place, also another date.",
            Source(.healthMonitor, "Report Data", "ReportDetail")),
        .checked: .decision("The form is checked as that of a new report is (ENT-1 to ENT-3)."),
        .unknown: .decision("If no report has the id, the form is refused as report.unknown."),
        .unknownFirst: .decision("That comes before the checks of the form."),
        .firstOfID: .decision("Of several reports of that id the first given is changed, not the last."),
        .ownID: .decision("The changed report keeps its id."),
        .others: .decision("All other reports go through unchanged, once each."),
        .merged: .decision(
            """
            If another report is of its day, it merges with that one as a new report does (MER-1, MER-2), even if \
            its date stays.
            """),
        .otherID: .decision("A report that it merges with keeps its own id, not that of the changed one."),
        .zone: .standard("Which day a moment is of follows the rules of the zone, not of UTC.", .iana),
        .newestFirst: .source("Reports are listed newest first.", Source(.healthMonitor, "ContentView")),
        .ties: .decision("Reports of one date stay in the order given, the changed one after them."),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
    ]

    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        let places = input.reports.indices.filter { input.reports[$0].id.hasSameScalars(as: input.edited) }
        try law.refuse(.unknown, if: places.isEmpty, unknown(), first: .unknownFirst)
        let entry = Entry.expected(input.entry, readings)
        if let rejection = entry.rejection { try law.refuse(.checked, if: true, rejection) }
        guard let place = law(.firstOfID, places.first, not: places.last), let form = entry.output?.report
        else { return Output(reports: []) }
        let old = input.reports[place].report
        let new = law(.changed, form, not: old, or: form.moved(to: old.date))
        let others = input.reports.indices.filter { $0 != place }
        let clock = ZoneClock(input.zone)
        func day(_ moment: Moment) -> Int {
            law(.zone, clock.day(of: moment.seconds), not: moment.seconds / 86_400)
        }
        let sameDay = law(
            .merged, others.first { day(input.reports[$0].report.date) == day(new.date) }, not: nil)
        var diary: [Filter.Listed] = []
        for other in others {
            let (id, report) = (input.reports[other].id, input.reports[other].report)
            if other == sameDay {
                diary.append(
                    Filter.Listed(
                        id: law(.otherID, id, not: input.edited),
                        report: Merge.together(report, new, readings)))
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
