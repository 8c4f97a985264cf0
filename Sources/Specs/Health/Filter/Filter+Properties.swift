import JSON
import Specification

extension Filter {
    public static let properties: [Property<Filter>] = [
        Property("The list contains only reports from the diary, in the order of the diary.", from: .order) {
            trial, output in
            return isPart(output.ids, of: trial.input.reports.map(\.id))
                ? .holds
                : .violated("\(output.ids) are not ids of reports from the diary, in the order of the diary")
        },
        Property(
            """
            If the filter is `none`, all reports are kept. Otherwise, a report is kept if and only if the filter \
            keeps the importance that the value has in this report.
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
