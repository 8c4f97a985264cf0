import Specification

extension Latest {
    public static func check(_ rule: Rule) -> Check<Latest> {
        switch rule {
        case .latest: Check(.derivation) { trial in fault(in: trial).map { .violated($0) } ?? .holds }
        }
    }

    private static func fault(in trial: Trial<Latest>) -> String? {
        let reports = trial.input.reports
        guard let output = trial.outcome.output else { return "the reports were rejected; no reports are" }
        guard let latest = output.latest else {
            return reports.isEmpty ? nil : "there are \(reports.count) reports, yet none is the last"
        }
        guard let place = reports.lastIndex(of: latest) else { return "the last report is none of the diary" }
        if let long = latest.longSpelling {
            return "the \(long.value.rawValue) of the last report is not in its shortest spelling"
        }
        if let later = reports.firstIndex(where: { $0.date > latest.date }) {
            return "report \(later) is later than report \(place)"
        }
        return reports[(place + 1)...].firstIndex { $0.date == latest.date }.map { other in
            "report \(other) is of the same date as report \(place), and given after it"
        }
    }
}
