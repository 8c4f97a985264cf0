import JSON
import Specification

extension HealthReport {
    /// A report of any day.
    static func generated(from entropy: inout Entropy, around importance: Int = 3) -> HealthReport {
        generated(from: &entropy, at: .generated(from: &entropy), around: importance)
    }

    /// A report of a moment, with values as people have them, and now and then at their bounds.
    ///
    /// - Parameter importance: around which the importances lie.
    static func generated(from entropy: inout Entropy, at date: Moment, around importance: Int = 3)
        -> HealthReport
    {
        let isPlain = entropy.once(in: 3)
        let whole = isPlain ? 0 : entropy.integer(in: 0...9)
        let weight: Float =
            switch whole {
            case 0: 70
            case 1: entropy.one(of: [0.001, 1000, 70.1, 70.2, 0.1, 3.3])
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
            importance: Importance { _ in
                min(5, max(1, importance + entropy.one(of: [0, -1, 1, 2, -2])))
            },
            note: entropy.once(in: 3) ? entropy.note() : nil)
    }

    /// Whether its weight is one of those on which the kit has an opinion, 0.001 to 1000.
    var hasSettledWeight: Bool { (0.001...1000).contains(weight.float) }

    /// The same report at another moment.
    func moved(to date: Moment) -> HealthReport {
        HealthReport(
            date: date, temperature: temperature, weight: weight, heartRate: heartRate, glycemia: glycemia,
            importance: importance, note: note)
    }
}

extension Entropy {
    /// A note that is not empty.
    mutating func note() -> String {
        let text = once(in: 2) ? one(of: ["a", "b", "a\nb", " ", "dopo la corsa", "\n"]) : text(upTo: 6)
        return text.isEmpty ? "note" : text
    }

    /// A zone, mostly one that changes its clocks.
    mutating func zone() -> Zone {
        one(weighed: [(2, Zone.utc), (6, one(of: Zone.changing)), (1, one(of: Zone.allCases))])
    }
}

extension Zone {
    fileprivate static let changing = Zone.allCases.filter { !ZoneClock($0).changes.isEmpty }
}

extension Moment {
    /// The nearest moment of the years that the kit knows.
    init(clamping seconds: Int) {
        self.init(Swift.min(Swift.max(seconds, Moment.range.lowerBound), Moment.range.upperBound))
    }

    /// Any moment, mostly of 2020.
    static func generated(from entropy: inout Entropy) -> Moment {
        entropy.once(in: 4)
            ? Moment(entropy.integer(in: Moment.range))
            : Moment(1_600_000_000 + 86_400 * entropy.integer(in: 0...20) + entropy.integer(in: 0...86_399))
    }

    /// A moment from which days are worth counting: near a change of clocks, the ends of the years, or anywhere.
    static func generated(from entropy: inout Entropy, near clock: ZoneClock) -> Moment {
        switch entropy.below(6) {
        case 0, 1, 2:
            guard !clock.changes.isEmpty else { break }
            return Moment(clamping: entropy.one(of: clock.changes) + entropy.integer(in: -90_000...90_000))
        case 3: return Moment(clamping: entropy.one(of: [Moment.range.lowerBound, Moment.range.upperBound]))
        default: break
        }
        return .generated(from: &entropy)
    }

    /// A moment just before, at or just after the beginning of a day by the clocks, some days later or earlier.
    ///
    /// - Parameter days: how many days at most it is away.
    func stepped(from entropy: inout Entropy, by clock: ZoneClock, days: ClosedRange<Int>) -> Moment {
        let day = clock.day(of: seconds) + entropy.integer(in: days)
        let midnight = day * 86_400 - clock.offset(at: day * 86_400)
        let within =
            switch entropy.below(4) {
            case 0: entropy.one(of: [0, -1, 1, 59, 60, 86_399, 86_400])
            case 1: entropy.integer(in: -3_600...7_200)
            default: entropy.integer(in: 0...86_399)
            }
        return Moment(clamping: midnight + within)
    }
}
