import Specification

extension Moment {
    /// Makes a moment from a number of seconds since the epoch, limited to the years 2000 to 2025.
    package init(clamping seconds: Int) {
        self.init(Swift.min(Swift.max(seconds, Moment.range.lowerBound), Moment.range.upperBound))
    }

    /// Returns a random moment; about three in four moments are in September or October 2020.
    package static func generated(from entropy: inout Entropy) -> Moment {
        entropy.once(in: 4)
            ? Moment(entropy.integer(in: Moment.range))
            : Moment(1_600_000_000 + 86_400 * entropy.integer(in: 0...20) + entropy.integer(in: 0...86_399))
    }

    /// Returns a possible beginning of a series of days: a moment near a change of the clocks, the first or last valid
    /// moment, or a random one.
    package static func generated(from entropy: inout Entropy, near zone: Zone) -> Moment {
        switch entropy.below(6) {
        case 0...2 where !zone.changes.isEmpty:
            Moment(clamping: entropy.one(of: zone.changes) + entropy.integer(in: -90_000...90_000))
        case 3: Moment(entropy.one(of: [Moment.range.lowerBound, Moment.range.upperBound]))
        default: .generated(from: &entropy)
        }
    }

    /// Returns a moment on a later or earlier day in local time, often just before, at or just after midnight.
    ///
    /// - Parameter days: The possible numbers of days from this moment to the returned moment.
    package func stepped(from entropy: inout Entropy, in zone: Zone, days: ClosedRange<Int>) -> Moment {
        let day = zone.day(of: seconds) + entropy.integer(in: days)
        let midnight = day * 86_400 - zone.offset(at: day * 86_400)
        let within =
            switch entropy.below(4) {
            case 0: entropy.one(of: [0, -1, 1, 59, 60, 86_399, 86_400])
            case 1: entropy.integer(in: -3_600...7_200)
            default: entropy.integer(in: 0...86_399)
            }
        return Moment(clamping: midnight + within)
    }
}

extension Entropy {
    /// Returns a zone; in more than half of all calls, it is a zone whose clocks change.
    package mutating func zone() -> Zone {
        one(weighed: [(2, Zone.utc), (6, one(of: Zone.changing)), (1, one(of: Zone.allCases))])
    }
}

extension Zone {
    fileprivate static let changing = Zone.allCases.filter { !$0.changes.isEmpty }
}
