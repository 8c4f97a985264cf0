import JSON
import SharedSpecs
import Specification

extension Filter {
    public enum Law: LawName {
        public typealias Subsystem = Filter
        case noneKeepsAll, byImportance, match, atLeast, equal, order, each
    }

    private static let list = Source(.healthMonitor, "ReportList")

    public static let laws: Laws<Filter> = [
        ("FIL-1a", .noneKeepsAll, .source(list)): "If `value` is `none`, all reports are listed.",
        ("FIL-1b", .byImportance, .source(list)): """
        If `value` names a body value, the importance of this body value in a report decides whether the report is \
        listed. The importances of the report's other values do not matter.
        """,
        ("FIL-1c", .match, .decision): """
        If the importance of a report for the chosen value is greater than the given importance, the reading \
        `health.filter.match` determines whether the report is kept.
        """,
        ("FIL-1d", .atLeast, .decision): """
        Under the option `atLeast`, a report is kept if its importance for the chosen value is at least the given \
        importance.
        """,
        ("FIL-1e", .equal, .decision): """
        Under the option `equal`, a report is kept if and only if its importance for the chosen value is exactly the \
        given importance.
        """,
        ("FIL-1f", .order, .decision): "The ids in `ids` are in the order of the given reports.",
        ("FIL-1g", .each, .decision): """
        Each report is judged separately. If several reports with the same id are kept, `ids` contains this id once \
        for each of these reports.
        """,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let kept = input.reports.filter { keeps($0.report.importance, input, law) }
        var ids: [String] = []
        for listed in law.inOrder(.order, kept) { law.emit(.each, listed.id, into: &ids) }
        return Output(ids: ids)
    }

    private static func keeps(_ importance: Importance, _ input: Input, _ law: Ruling<Law>) -> Bool {
        let isNone = law.holds(.noneKeepsAll, input.criterion == .none)
        guard let value = input.criterion.bodyValue, !isNone else { return isNone }
        let own = law(
            .byImportance, importance[value], not: BodyValue.allCases.map { importance[$0] }.max() ?? 0)
        return switch law(.match, FilterMatch.self) {
        case .atLeast: law.isAtLeast(.atLeast, own, input.importance)
        case .equal: law.holds(.equal, own == input.importance)
        }
    }

    public static let properties: [Property<Filter>] = [
        Property("The list contains only reports from the diary, in the order of the diary.", from: .order) {
            trial, output in
            return isPart(output.ids, of: trial.input.reports.map(\.id))
                ? .holds
                : .violated("expected ids from the diary, in the order of the diary, got \(output.ids)")
        },
        Property(
            """
            If the filter is `none`, all reports are kept. Otherwise, a report is kept if and only if its importance \
            for the chosen value satisfies the reading `health.filter.match`.
            """,
            from: .noneKeepsAll, .byImportance, .match, .atLeast, .equal, .each
        ) { trial, output in
            let input = trial.input
            let isEqual = trial.readings[FilterMatch.self] == .equal
            let count = input.reports.count { listed in
                guard let value = input.criterion.bodyValue else { return true }
                let surplus = listed.report.importance[value] - input.importance
                return isEqual ? surplus == 0 : surplus >= 0
            }
            return output.ids.count == count
                ? .holds
                : .violated("the number of listed reports is \(output.ids.count), expected \(count)")
        },
        .noRejection(from: .noneKeepsAll),
    ]

    /// Returns whether the second list of ids contains all ids of the first list, in the same order.
    private static func isPart(_ ids: [String], of others: [String]) -> Bool {
        var rest = others[...]
        return ids.allSatisfy { id in
            guard let place = rest.firstIndex(where: { $0.hasSameScalars(as: id) }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
