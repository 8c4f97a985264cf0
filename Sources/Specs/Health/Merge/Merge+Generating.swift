import SharedSpecs
import Specification

extension Merge {
    /// Generates a diary of a few days in one week, and a report from one of these days or from a day near them.
    public static func generate(from entropy: inout Entropy) -> Input {
        let zone = entropy.zone()
        let start = Moment.generated(from: &entropy, near: zone)
        let days = entropy.shuffled(Array(-6...0)).prefix(entropy.count(upTo: 6))
        var dates = days.map { start.stepped(from: &entropy, in: zone, days: $0...$0) }
        if entropy.once(in: 2) { dates.sort(by: >) }
        if !dates.isEmpty, entropy.once(in: 8) { dates.append(dates[0]) }
        let reports = dates.map { date in
            Entry(
                report: .generated(from: &entropy, at: date),
                entries: entropy.once(in: 3) ? entropy.one(of: [2, 1, 3, 7, 10_000]) : nil)
        }
        let day = entropy.one(of: dates + [start])
        let near = entropy.once(in: 4) ? -1...1 : 0...0
        var new = HealthReport.generated(
            from: &entropy, at: day.stepped(from: &entropy, in: zone, days: near))
        if entropy.once(in: 8) { new.date = day }
        return Input(reports: reports, new: new, zone: zone)
    }

    public static func isSettled(_ input: Input) -> Bool {
        input.new.hasSettledWeight && input.reports.allSatisfy(\.report.hasSettledWeight)
    }
}
