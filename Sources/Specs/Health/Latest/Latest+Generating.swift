import Specification

extension Latest {
    /// Generates reports in any order; often, two of them share the latest date.
    public static func generate(from entropy: inout Entropy) -> Input {
        let reports = Dashboard.generate(from: &entropy).reports
        guard entropy.once(in: 2), let date = reports.map(\.date).max() else {
            return Input(reports: reports)
        }
        return Input(reports: entropy.shuffled(reports + [HealthReport.generated(from: &entropy, at: date)]))
    }

    public static func isSettled(_ input: Input) -> Bool { input.reports.allSatisfy(\.hasSettledWeight) }
}
