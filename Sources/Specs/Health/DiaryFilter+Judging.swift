import JSON
import Specification

extension DiaryFilter {
    /// The input without one report: the first, the middle or the last.
    static func deletions(_ input: Input) -> [(index: Int, rest: Input)] {
        guard !input.reports.isEmpty else { return [] }
        let count = input.reports.count
        return Set([0, count / 2, count - 1]).sorted().map { index in
            var reports = input.reports
            reports.remove(at: index)
            return (
                index, Input(reports: reports, criterion: input.criterion, importance: input.importance)
            )
        }
    }

    static func judge(_ trial: Trial<DiaryFilter>) -> Finding {
        let input = trial.input
        guard let ids = trial.outcome.output?.ids else {
            return .violated("FIL-1: the list was rejected; no list is")
        }
        var place = 0
        for (index, listed) in input.reports.enumerated() {
            let isNext = place < ids.count && ids[place].hasSameScalars(as: listed.id)
            if keeps(listed.report, input, trial.readings) {
                guard isNext else {
                    let got = place < ids.count ? "\"\(ids[place])\"" : "the end of the list"
                    return .violated(
                        """
                        FIL-1: report \(index) "\(listed.id)", \(told(listed.report, input)), is kept by \
                        \(trial.readings[FilterMatch.self].rawValue); at place \(place) of the list is \(got)
                        """)
                }
                place += 1
            } else if isNext, !isOwed(ids[place], after: index, trial) {
                return .violated(
                    """
                    FIL-1: report \(index) "\(listed.id)", \(told(listed.report, input)), is not kept by \
                    \(trial.readings[FilterMatch.self].rawValue), yet place \(place) of the list has it
                    """)
            }
        }
        if place < ids.count {
            return .violated(
                "FIL-1: place \(place) of the list is \"\(ids[place])\"; the list ends before it")
        }
        return judgeDeletions(trial, ids)
    }

    private static func judgeDeletions(_ trial: Trial<DiaryFilter>, _ ids: [String]) -> Finding {
        for (deletion, probe) in zip(deletions(trial.input), trial.probes) {
            let deleted = trial.input.reports[deletion.index].id
            guard let rest = probe.output?.ids else {
                return .violated("FIL-1: without report \(deletion.index) the list was rejected; no list is")
            }
            // With several reports of one id any of them may be the one that is gone.
            let places = ids.indices.filter { ids[$0].hasSameScalars(as: deleted) }
            let possible =
                [ids] + places.map { place in Array(ids[..<place]) + Array(ids[(place + 1)...]) }
            let isLone = trial.input.reports.count { $0.id.hasSameScalars(as: deleted) } == 1
            let allowed = isLone && !places.isEmpty ? possible.dropFirst() : possible[...]
            if !allowed.contains(where: { $0.value == rest.value }) {
                return .violated(
                    """
                    FIL-1: without report \(deletion.index) "\(deleted)" the others stay as they were, \
                    in \(ids); the list is \(rest)
                    """)
            }
        }
        return .holds
    }

    private static func keeps(_ report: HealthReport, _ input: Input, _ readings: Readings) -> Bool {
        guard let value = input.criterion.bodyValue else { return true }
        let range =
            readings[FilterMatch.self] == .equal
            ? input.importance...input.importance : input.importance...Importance.range.upperBound
        return range.contains(report.importance[value])
    }

    /// Whether a later report of that id is kept, so that this place may be its.
    private static func isOwed(_ id: String, after index: Int, _ trial: Trial<DiaryFilter>) -> Bool {
        trial.input.reports[(index + 1)...].contains {
            $0.id.hasSameScalars(as: id) && keeps($0.report, trial.input, trial.readings)
        }
    }

    private static func told(_ report: HealthReport, _ input: Input) -> String {
        guard let value = input.criterion.bodyValue else { return "with no filter" }
        return
            "\(value.rawValue) of importance \(report.importance[value]) where \(input.importance) is asked"
    }
}
