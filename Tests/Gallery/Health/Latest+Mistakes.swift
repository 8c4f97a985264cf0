import Catalogue
import JSON
import Specification

extension Latest: Mistaken {
    public static let careful: any Implementation<Latest> = CarefulLatest()

    public static let mistakes: [Mistake<Latest>] = [
        Mistake(
            "first-of-the-list",
            "Returns the first report of the list, as if the list were sorted from newest to oldest.",
            breaks: "LAT-1", smallest: input(SmallReport.json(), SmallReport.json(SmallReport.date + 1)),
            run: CarefulLatest.but { $0.choice = .first }),
        Mistake(
            "last-entered",
            "Returns the report that was entered last, even if another report has a later date.",
            breaks: "LAT-1", smallest: input(SmallReport.json(SmallReport.date + 1), SmallReport.json()),
            run: CarefulLatest.but { $0.choice = .last }),
        Mistake(
            "first-of-a-date",
            "If several reports have the latest date, returns the first of them instead of the last.",
            breaks: "LAT-1", smallest: input(SmallReport.json(), SmallReport.json(heartRate: 31)),
            run: CarefulLatest.but { $0.choice = .firstOfDate }),
        Mistake(
            "importance-of-three",
            "Drops the importances of the report, so that each importance has its default value.",
            breaks: "LAT-1", smallest: input(SmallReport.json()),
            run: CarefulLatest.but { $0.hasImportance = false }),
    ]

    private static func input(_ reports: String...) -> String {
        #"{"reports":[\#(reports.joined(separator: ","))]}"#
    }
}

/// An implementation of health.latest, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulLatest: Careful {
    public typealias Subsystem = Latest

    /// The rule for choosing the latest report.
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
        if !hasImportance { latest?.importance = Importance { _ in Importance.standard } }
        return Latest.Output(latest: latest?.shortened)
    }
}
