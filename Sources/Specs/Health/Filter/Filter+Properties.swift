import JSON
import SharedSpecs
import Specification

extension Filter {
    public static let properties: [Property<Filter>] = [
        Property("A list is a part of the diary, in its order.", from: .order) { trial in
            guard let ids = trial.outcome.output?.ids else { return .notTouched }
            return isPart(ids, of: trial.input.reports.map(\.id))
                ? .holds : .violated("\(ids) is no part of the reports given, in their order")
        },
        Property(
            "Deleting one report leaves the others as they were.", from: .each,
            probes: { input, _ in
                Set([0, input.reports.count / 2, input.reports.count - 1]).sorted()
                    .filter(input.reports.indices.contains).map { place in
                        var rest = input
                        rest.reports.remove(at: place)
                        return rest
                    }
            },
            judge: { trial in
                guard let ids = trial.outcome.output?.ids, !trial.probes.isEmpty else {
                    return .notTouched
                }
                for rest in trial.probes.map({ $0.output?.ids ?? [] })
                where !isPart(rest, of: ids) || ids.count > rest.count + 1 {
                    return .violated("without one report the list is \(rest), and with it \(ids)")
                }
                return .holds
            }),
        Property(
            "By atLeast a greater importance adds no report.", from: .atLeast,
            probes: { input, readings in
                let isAtLeast = readings[FilterMatch.self] == .atLeast
                return isAtLeast && input.importance < Importance.range.upperBound
                    ? [
                        Input(
                            reports: input.reports, criterion: input.criterion,
                            importance: input.importance + 1)
                    ] : []
            },
            judge: { trial in
                guard let ids = trial.outcome.output?.ids, let probe = trial.probes.first?.output else {
                    return .notTouched
                }
                return isPart(probe.ids, of: ids)
                    ? .holds
                    : .violated("a greater importance adds reports: \(probe.ids), not only \(ids)")
            }),
        Property(
            "As many are kept as have the importance for the value, and all without a value.",
            from: .noneKeepsAll, .byImportance, .match, .atLeast, .equal, .each
        ) { trial in
            guard let ids = trial.outcome.output?.ids else { return .notTouched }
            let input = trial.input
            let isEqual = trial.readings[FilterMatch.self] == .equal
            let count = input.reports.count { listed in
                guard let value = input.criterion.bodyValue else { return true }
                let surplus = listed.report.importance[value] - input.importance
                return isEqual ? surplus == 0 : surplus >= 0
            }
            return ids.count == count
                ? .holds
                : .violated("\(count) of the reports are important enough, and \(ids.count) are listed")
        },
        .noRejection(from: .noneKeepsAll),
    ]

    /// Whether the ids are some of others, in their order.
    private static func isPart(_ ids: [String], of others: [String]) -> Bool {
        var rest = others[...]
        return ids.allSatisfy { id in
            guard let place = rest.firstIndex(where: { $0.hasSameScalars(as: id) }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
