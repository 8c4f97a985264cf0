import JSON
import SharedSpecs
import Specification

extension Filter {
    public static var properties: [Property<Filter>] {
        [
            Property("A list is a part of the diary, in its order.", from: .order) { trial in
                guard let ids = trial.outcome.output?.ids else { return .notTouched }
                return isPart(ids, of: trial.input.reports.map(\.id))
                    ? .holds : .violated("\(ids) is no part of the reports given, in their order")
            },
            Property(
                "Deleting one report leaves the others as they were.", from: .each,
                probes: { input, _ in deletions(input).map(\.rest) }, judge: afterDeletions),
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
            .noRejection(from: .noneKeepsAll),
        ]
    }

    /// Whether the ids are some of others, in their order.
    private static func isPart(_ ids: [String], of others: [String]) -> Bool {
        var rest = others[...]
        return ids.allSatisfy { id in
            guard let place = rest.firstIndex(where: { $0.hasSameScalars(as: id) }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// The input without one report: the first, the middle or the last.
    private static func deletions(_ input: Input) -> [(index: Int, rest: Input)] {
        guard !input.reports.isEmpty else { return [] }
        let count = input.reports.count
        return Set([0, count / 2, count - 1]).sorted().map { index in
            var rest = input
            rest.reports.remove(at: index)
            return (index, rest)
        }
    }

    private static func afterDeletions(_ trial: Trial<Filter>) -> Finding {
        guard let ids = trial.outcome.output?.ids, !trial.probes.isEmpty else { return .notTouched }
        for (deletion, probe) in zip(deletions(trial.input), trial.probes) {
            let deleted = trial.input.reports[deletion.index].id
            // Of several reports of one id any may be the one that is gone, and none if it was not kept.
            var allowed = ids.indices.filter { ids[$0].hasSameScalars(as: deleted) }.map { place in
                Array(ids[..<place]) + Array(ids[(place + 1)...])
            }
            let isLone = trial.input.reports.count { $0.id.hasSameScalars(as: deleted) } == 1
            if !isLone || allowed.isEmpty { allowed.append(ids) }
            let rest = probe.output?.ids ?? []
            if !allowed.contains(where: { $0.value == rest.value }) {
                return .violated("without report \(deletion.index) the list is \(rest), and with it \(ids)")
            }
        }
        return .holds
    }
}
