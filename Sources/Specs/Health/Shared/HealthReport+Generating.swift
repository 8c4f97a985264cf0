import SharedSpecs
import Specification

extension HealthReport {
    /// Returns a report with ordinary values, some of which may be at their bounds.
    ///
    /// - Parameters:
    ///   - date: The date of the report; nil for a random one.
    ///   - importance: The middle of the range for the random importances.
    static func generated(
        from entropy: inout Entropy, at date: Moment? = nil, around importance: Int = 3
    ) -> HealthReport {
        let date = date ?? .generated(from: &entropy)
        let whole = entropy.once(in: 3) ? 0 : entropy.integer(in: 0...9)
        let weight: Float =
            switch whole {
            case 0: 70
            case 1: entropy.one(of: [1, .leastNonzeroMagnitude, 0.001, 1000, 70.1, 70.2, 3.3])
            default: Float(entropy.integer(in: 400...1200)) / 10
            }
        let temperature: Float =
            switch whole {
            case 0: 36.6
            case 1: entropy.one(of: [33, 44, 37.5, Float(37.5).nextUp, 36.65])
            default: Float(entropy.integer(in: 350...400)) / 10
            }
        return HealthReport(
            date: date, temperature: Single(temperature), weight: Single(weight),
            heartRate: whole == 1
                ? entropy.one(of: [30, 31, 32_767, 32_766]) : entropy.integer(in: 55...110),
            glycemia: whole == 2 ? entropy.one(of: [50, 51, 32_767]) : entropy.integer(in: 70...140),
            importance: Importance { _ in min(5, max(1, importance + entropy.one(of: [0, -1, 1, 2, -2]))) },
            note: entropy.once(in: 3) ? entropy.note() : nil)
    }

    /// Whether the weight is from 0.001 to 1000, or the least valid weight; the kit judges no other weights.
    var hasSettledWeight: Bool {
        (0.001...1000).contains(weight.float) || weight.float == .leastNonzeroMagnitude
    }
}

extension Entropy {
    /// Returns a note that is not empty.
    mutating func note() -> String {
        let text = once(in: 2) ? one(of: ["a", "b", "a\nb", " ", "dopo la corsa", "\n"]) : text(upTo: 6)
        return text.isEmpty ? "note" : text
    }
}
