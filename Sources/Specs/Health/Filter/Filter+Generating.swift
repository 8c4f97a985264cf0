import Specification

extension Filter {
    /// Generates lists of reports with importances near that of the filter; in some lists, several reports have
    /// the same id.
    public static func generate(from entropy: inout Entropy) -> Input {
        let criterion = entropy.one(of: [Criterion.temperature, .weight, .heartRate, .glycemia, .none])
        let importance = entropy.integer(in: Importance.range)
        let repeats = entropy.once(in: 6)
        let count = entropy.once(in: 16) ? 0 : 1 + entropy.count(upTo: 9)
        let reports = (0..<count).map { index in
            let id =
                repeats
                ? entropy.one(of: ["a", "b", "\u{E9}", "e\u{301}"])
                : entropy.once(in: 8) ? entropy.text(upTo: 4) + "\(index)" : "r\(index)"
            return Listed(id: id, report: HealthReport.generated(from: &entropy, around: importance))
        }
        return Input(reports: reports, criterion: criterion, importance: importance)
    }

    public static func isSettled(_ input: Input) -> Bool {
        input.reports.allSatisfy(\.report.hasSettledWeight)
    }
}
