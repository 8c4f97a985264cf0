import JSON
import Specification
import Specs

/// health.edit, as its clause reads: the report is taken out and entered anew.
public struct DiaryEditReference: Implementation {
    public typealias Subsystem = DiaryEdit

    public init() {}

    public func run(_ input: DiaryEdit.Input, readings: Readings) throws(Rejection) -> DiaryEdit.Output {
        guard let place = input.reports.firstIndex(where: { $0.id.value == input.edited.value }) else {
            throw DiaryEdit.unknown()
        }
        let edited = try DiaryEntry.reference.run(input.entry, readings: readings).report
        let calendar = WallCalendar(input.zone)
        var others = input.reports.map { DiaryFilter.Listed(id: $0.id, report: $0.report.shortened) }
        others.remove(at: place)
        let isOfDay = others.map { calendar.areOfOneDay($0.report.date, edited.date) }
        if let other = isOfDay.firstIndex(of: true) {
            let merge = DiaryMerge.Input(
                reports: [DiaryMerge.Entry(report: others[other].report)], new: edited, zone: input.zone)
            let merged = try DiaryMerge.reference.run(merge, readings: readings).reports[0].report
            others[other] = DiaryFilter.Listed(id: others[other].id, report: merged)
        } else {
            others.append(DiaryFilter.Listed(id: input.edited, report: edited))
        }
        return DiaryEdit.Output(reports: others.newestFirst(by: \.report.date))
    }
}

extension DiaryEdit: Referenced {
    public static let reference = DiaryEditReference()
}
