import Catalogue
import JSON
import Specification

extension Filter: Mistaken {
    public static let careful: any Implementation<Filter> = CarefulFilter()

    public static let mistakes: [Mistake<Filter>] = [
        Mistake(
            "just-that-importance",
            """
            Keeps a report only if its value has exactly the given importance, although it declares that a greater \
            importance also matches.
            """,
            breaks: "FIL-1", smallest: input([2], "temperature", 1),
            run: CarefulFilter.but { $0.rule = .equal }),
        Mistake(
            "more-than-that",
            "Compares with > instead of >=, so a report with exactly the given importance is dropped.",
            breaks: "FIL-1", smallest: input([1], "temperature", 1),
            run: CarefulFilter.but { $0.rule = .more }),
        Mistake(
            "greatest-of-all",
            "Uses the greatest importance in a report instead of the importance of the chosen value.",
            breaks: "FIL-1",
            smallest:
                #"{"reports":[\#(report(importance: [1, 2, 1, 1]))],"value":"temperature","importance":2}"#,
            run: CarefulFilter.but { $0.asksGreatest = true }),
        Mistake(
            "none-keeps-none",
            "Treats the criterion `none` as the name of a value that no report has, and so keeps no report.",
            breaks: "FIL-1", smallest: input([1], "none", 1),
            run: CarefulFilter.but { $0.noneKeepsAll = false }),
        Mistake(
            "newest-first", "Sorts the list from the newest report to the oldest, as the database does.",
            breaks: "FIL-1",
            smallest: #"{"reports":[\#(report()),\#(report(1, id: "b"))],"value":"none","importance":1}"#,
            run: CarefulFilter.but { $0.sorts = true }),
    ]

    private static func report(_ later: Int = 0, importance: [Int] = [1, 1, 1, 1], id: String = "a") -> String
    {
        SmallReport.json(SmallReport.date + later, importance: importance, more: #","id":"\#(id)""#)
    }

    /// Returns an input with one report for each given importance of the temperature.
    private static func input(_ importances: [Int], _ value: String, _ least: Int) -> String {
        let reports = importances.map { report(importance: [$0, 1, 1, 1]) }.joined(separator: ",")
        return #"{"reports":[\#(reports)],"value":"\#(value)","importance":\#(least)}"#
    }
}

/// An implementation of health.filter, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulFilter: Careful {
    public typealias Subsystem = Filter

    /// The rule that decides whether a report is important enough to be kept.
    enum Rule { case declared, equal, more }

    var rule = Rule.declared
    var asksGreatest = false
    var noneKeepsAll = true
    var sorts = false

    public init() {}

    public func run(_ input: Filter.Input, readings: Readings) throws(Rejection) -> Filter.Output {
        var reports = input.reports
        if sorts { reports.sort { $0.report.date > $1.report.date } }
        var ids: [String] = []
        for listed in reports {
            if keeps(listed.report.importance, input, readings) { ids.append(listed.id) }
        }
        return Filter.Output(ids: ids)
    }

    private func keeps(_ importance: Importance, _ input: Filter.Input, _ readings: Readings) -> Bool {
        guard let value = BodyValue(rawValue: input.criterion.rawValue) else { return noneKeepsAll }
        let own = asksGreatest ? BodyValue.allCases.map { importance[$0] }.max() ?? 0 : importance[value]
        switch rule {
        case .declared where readings[FilterMatch.self] == .atLeast: return own >= input.importance
        case .declared, .equal: return own == input.importance
        case .more: return own > input.importance
        }
    }
}
