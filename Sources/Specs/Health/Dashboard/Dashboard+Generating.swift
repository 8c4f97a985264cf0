import SharedSpecs
import Specification

extension Dashboard {
    public static func isSettled(_ input: Input) -> Bool { input.reports.allSatisfy(\.hasSettledWeight) }

    /// Generates reports from a few weeks in any order; sometimes, two of them have the same date.
    public static func generate(from entropy: inout Entropy) -> Input {
        let start = Moment.generated(from: &entropy)
        var reports = entropy.list(upTo: 12) { entropy in
            HealthReport.generated(
                from: &entropy,
                at: Moment(clamping: start.seconds + entropy.integer(in: -2_000_000...2_000_000)))
        }
        if entropy.once(in: 4), !reports.isEmpty {
            let date = entropy.one(of: reports).date
            reports += [HealthReport.generated(from: &entropy, at: date)]
        }
        if entropy.once(in: 3) { reports.sort { $0.date > $1.date } }
        return Input(reports: reports)
    }
}
