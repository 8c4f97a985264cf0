import HealthSpecs
import Specification

/// An implementation of health.edit that follows its clauses: it removes the old report and enters the new one.
extension Edit: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard let place = input.reports.firstIndex(where: { $0.id.value == input.edited.value }) else {
            throw Edit.unknown()
        }
        let edited = try Entry.answer(input.entry, readings: readings).report
        let calendar = WallCalendar(input.zone)
        var others = input.reports.map { Filter.Listed(id: $0.id, report: $0.report.shortened) }
        others.remove(at: place)
        if let other = others.firstIndex(where: { calendar.areOfOneDay($0.report.date, edited.date) }) {
            let merge = Merge.Input(
                reports: [Merge.Entry(report: others[other].report)], new: edited, zone: input.zone)
            let merged = try Merge.answer(merge, readings: readings).reports[0].report
            others[other] = Filter.Listed(id: others[other].id, report: merged)
        } else {
            others.append(Filter.Listed(id: input.edited, report: edited))
        }
        // The sort is stable, so reports with the same date keep their order.
        return Output(reports: others.sorted { $0.report.date > $1.report.date })
    }
}
