import SharedSpecs
import Specification

extension Monitoring {
    /// Generates monitors for a few days, and reports and openings of the app around these days; often, the app is
    /// last opened after the monitors have ended.
    public static func generate(from entropy: inout Entropy) -> Input {
        let zone = entropy.zone()
        let start = Moment.generated(from: &entropy, near: zone)
        var monitors = (0..<entropy.one(of: [1, 1, 2, 3])).map { _ in
            let value = entropy.one(of: BodyValue.allCases)
            return Monitor(
                bodyValue: value, importance: entropy.one(of: [1, 2, 2, 3, 3, 4, 5]),
                limit: limit(of: value, &entropy),
                startDay: start.stepped(from: &entropy, in: zone, days: -1...1),
                days: entropy.once(in: 8) ? entropy.one(of: [1, 30, 1000]) : entropy.integer(in: 1...4))
        }
        if entropy.once(in: 12) { monitors = [] }
        let longest = monitors.filter { $0.days < 100 }.map(\.days).max() ?? 1
        let reports = entropy.list(upTo: 16) { entropy in
            let date = start.stepped(from: &entropy, in: zone, days: -1...longest + 2)
            let wanted = monitors.isEmpty ? 3 : entropy.one(of: monitors).importance
            return HealthReport.generated(from: &entropy, at: date, around: wanted)
        }
        var opens = (0..<entropy.count(upTo: 8)).map { _ in
            start.stepped(from: &entropy, in: zone, days: -1...longest + 2)
        }
        if !entropy.once(in: 6) { opens.sort() }
        if !entropy.once(in: 5) {
            opens.append(start.stepped(from: &entropy, in: zone, days: longest + 1...longest + 3))
        }
        return Input(monitors: monitors, reports: reports, opens: opens, zone: zone)
    }

    /// Returns a limit near the values of generated reports, but farther from them than the tolerance.
    private static func limit(of value: BodyValue, _ entropy: inout Entropy) -> Single {
        if entropy.once(in: 6) { return Single(entropy.one(of: [0, 32_767, 0.5])) }
        let limits: [Float] =
            switch value {
            case .temperature: [36.58, 36.62, 36.05, 37.48]
            case .weight: [69.98, 70.02, 60.05]
            case .heartRate: [71.98, 72.02, 60.04]
            case .glycemia: [89.98, 90.02, 100.04]
            }
        return Single(entropy.one(of: limits))
    }

    /// Returns whether the kit judges the input. It does if no mean is so close to its limit that the tolerance covers
    /// the difference, and if it judges each weight.
    public static func isSettled(_ input: Input) -> Bool {
        input.reports.allSatisfy(\.hasSettledWeight) && !demand(input).isOpen
    }
}
