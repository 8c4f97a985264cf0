import Catalogue
import JSON
import Specification

extension Latest: Mistaken {
    public static let careful: any Implementation<Latest> = CarefulLatest()

    public static let mistakes: [Mistake<Latest>] = [
        Mistake(
            "first-of-the-list", "Takes the first report, as if the list were newest first.",
            breaks: "LAT-1", smallest: input(SmallReport.json(), SmallReport.json(SmallReport.date + 1)),
            run: CarefulLatest.but { $0.choice = .first }),
        Mistake(
            "last-entered", "Takes the report that was entered last.",
            breaks: "LAT-1", smallest: input(SmallReport.json(SmallReport.date + 1), SmallReport.json()),
            run: CarefulLatest.but { $0.choice = .last }),
        Mistake(
            "first-of-a-date", "Takes the first of several reports with the greatest date.",
            breaks: "LAT-1", smallest: input(SmallReport.json(), SmallReport.json(heartRate: 31)),
            run: CarefulLatest.but { $0.choice = .firstOfDate }),
        Mistake(
            "importance-of-three",
            "Gives the summary without the importances, which then become the usual ones.",
            breaks: "LAT-1", smallest: input(SmallReport.json()),
            run: CarefulLatest.but { $0.hasImportance = false }),
    ]

    private static func input(_ reports: String...) -> String {
        #"{"reports":[\#(reports.joined(separator: ","))]}"#
    }
}

/// An implementation of health.latest from the prose alone; each variable is a choice that can go wrong.
public struct CarefulLatest: Careful {
    public typealias Subsystem = Latest

    /// The report that is treated as the last.
    enum Choice { case right, first, last, firstOfDate }

    var choice = Choice.right
    var hasImportance = true

    public init() {}

    public func run(_ input: Latest.Input, readings: Readings) throws(Rejection) -> Latest.Output {
        var latest: HealthReport?
        switch choice {
        case .first: latest = input.reports.first
        case .last: latest = input.reports.last
        case .right, .firstOfDate:
            for report in input.reports {
                guard let best = latest else {
                    latest = report
                    continue
                }
                if report.date > best.date || report.date == best.date && choice == .right { latest = report }
            }
        }
        if !hasImportance { latest?.importance = Importance() }
        return Latest.Output(latest: latest?.shortened)
    }
}
