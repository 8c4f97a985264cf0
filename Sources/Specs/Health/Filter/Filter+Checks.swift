import JSON
import Specification

extension Filter {
    public static func check(_ rule: Rule) -> Check<Filter> {
        switch rule {
        case .filtering:
            Check(.model) { input, _ in
                deletions(input).map(\.rest)
            } judge: { trial in
                guard let ids = trial.outcome.output?.ids else {
                    return .violated("the list was rejected; no list is")
                }
                return (faultOfList(ids, trial) ?? faultOfDeletions(ids, trial)).map { .violated($0) }
                    ?? .holds
            }
        }
    }

    private static func faultOfList(_ ids: [String], _ trial: Trial<Filter>) -> String? {
        let (input, match) = (trial.input, trial.readings[FilterMatch.self])
        var place = 0
        for (index, listed) in input.reports.enumerated() {
            let isNext = place < ids.count && ids[place].hasSameScalars(as: listed.id)
            let report = "report \(index) \"\(listed.id)\", \(told(listed.report, input)),"
            if keeps(listed.report, input, match) {
                guard isNext else {
                    let got = place < ids.count ? "\"\(ids[place])\"" : "the end of the list"
                    return "\(report) is kept by \(match.rawValue); at place \(place) of the list is \(got)"
                }
                place += 1
            } else if isNext {
                // A later report of that id may be the one that stands here.
                let isOwed = input.reports[(index + 1)...].contains {
                    $0.id.hasSameScalars(as: listed.id) && keeps($0.report, input, match)
                }
                guard isOwed else {
                    return "\(report) is not kept by \(match.rawValue), yet place \(place) of the list has it"
                }
            }
        }
        return place == ids.count
            ? nil : "place \(place) of the list is \"\(ids[place])\"; the list ends before it"
    }

    private static func keeps(_ report: HealthReport, _ input: Input, _ match: FilterMatch) -> Bool {
        guard let value = input.criterion.bodyValue else { return true }
        let greatest = match == .equal ? input.importance : Importance.range.upperBound
        return (input.importance...greatest).contains(report.importance[value])
    }

    private static func told(_ report: HealthReport, _ input: Input) -> String {
        guard let value = input.criterion.bodyValue else { return "with no filter" }
        return
            "\(value.rawValue) of importance \(report.importance[value]) where \(input.importance) is asked"
    }

    // MARK: Deleting one

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

    private static func faultOfDeletions(_ ids: [String], _ trial: Trial<Filter>) -> String? {
        for (deletion, probe) in zip(deletions(trial.input), trial.probes) {
            let deleted = trial.input.reports[deletion.index].id
            guard let rest = probe.output?.ids else {
                return "without report \(deletion.index) the list was rejected; no list is"
            }
            // Of several reports of one id any may be the one that is gone, and none if it was not kept.
            var allowed = ids.indices.filter { ids[$0].hasSameScalars(as: deleted) }.map { place in
                Array(ids[..<place]) + Array(ids[(place + 1)...])
            }
            let isLone = trial.input.reports.count { $0.id.hasSameScalars(as: deleted) } == 1
            if !isLone || allowed.isEmpty { allowed.append(ids) }
            if !allowed.contains(where: { $0.value == rest.value }) {
                return """
                    without report \(deletion.index) "\(deleted)" the others stay as they were, in \(ids); \
                    the list is \(rest)
                    """
            }
        }
        return nil
    }
}
