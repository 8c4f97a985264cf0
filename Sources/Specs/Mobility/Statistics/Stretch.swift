import SharedSpecs
import Specification

/// A stretch of time that counts, and to which activity.
struct Stretch {
    let start: Double
    let end: Double
    let activity: Activity

    var seconds: Double { end - start }

    // MARK: STA-1

    /// The stretches of a period.
    ///
    /// Whether one is in a geofence is seen from the marks around it: the last before it is a 9, the next a 10.
    static func all(of input: Statistics.Input) -> [Stretch] {
        let records = input.records
        var ahead: UserMode?
        // The mark that comes next after each record.
        let next = records.reversed().map { record -> UserMode? in
            defer { if record.userMode != .ordinary { ahead = record.userMode } }
            return ahead
        }.reversed()
        var behind = UserMode.ordinary
        return zip(zip(records, records.dropFirst()), next).compactMap { pair, next in
            let (one, other) = pair
            if one.userMode != .ordinary { behind = one.userMode }
            let (start, end) = (max(one.t, input.from), min(other.t, input.to))
            if one.kind == .closing || start >= end { return nil }
            let isStaying = behind == .enter && next == .exit
            let isClosedInside = one.userMode == .enter && other.kind == .closing
            let shared = one.activity == other.activity ? one.activity : .unknown
            return Stretch(
                start: start, end: end, activity: isStaying || isClosedInside ? .notMoving : shared)
        }
    }

    // MARK: STA-4 and STA-5

    private static func clock(of input: Statistics.Input) -> ZoneClock? {
        // A week more on either side, for the weeks that are begun.
        let known = Double(Moment.range.lowerBound + 700_000)...Double(Moment.range.upperBound - 700_000)
        let isKnown = known.contains(input.from) && known.contains(input.to)
        guard let zone = Zone(rawValue: input.timeZone), zone == .utc || isKnown else { return nil }
        return ZoneClock(zone)
    }

    /// Returns the seconds of each weekday, from Monday; nil if the kit has no table of the zone or of the years.
    ///
    /// Between two changes of the clocks they only count on: a weekday's time is what the sum of whole days leaves.
    static func perWeekday(of input: Statistics.Input) -> [Double]? {
        guard let clock = clock(of: input) else { return nil }
        var seconds = [Double](repeating: 0, count: 7)
        for stretch in all(of: input) {
            let (first, last) = (Int(stretch.start.rounded(.down)), Int(stretch.end.rounded(.up)))
            let cuts = clock.changes(after: first, upTo: last - 1).map { Double($0) }
            for (start, end) in zip([stretch.start] + cuts, cuts + [stretch.end]) where start < end {
                let offset = Double(clock.offset(at: Int(start.rounded(.down))))
                for day in 0..<7 {
                    seconds[day] += upTo(end + offset, on: day) - upTo(start + offset, on: day)
                }
            }
        }
        return seconds
    }

    /// Returns how many seconds of a weekday there were up to what clocks show, counted from a Monday long ago.
    private static func upTo(_ shown: Double, on day: Int) -> Double {
        // 1970-01-05 was the first Monday.
        let sinceMonday = shown - 4 * 86_400
        let weeks = (sinceMonday / 604_800).rounded(.down)
        let within = sinceMonday - weeks * 604_800
        return weeks * 86_400 + min(86_400, max(0, within - Double(day) * 86_400))
    }

    /// Returns how many weeks a period has, or nil if the kit has no table of the zone or of the years.
    static func weeks(of input: Statistics.Input, by week: StatisticsWeek) -> Int? {
        guard let clock = clock(of: input) else { return nil }
        let first = Int(input.from.rounded(.down))
        switch week {
        case .calendar:
            let last = Int(input.to.rounded(.up)) - 1
            return clock.monday(of: last) - clock.monday(of: first) + 1
        case .period:
            // The clocks show the same again 7 days later; how far that is from a week is less than a day.
            let needed = input.to - input.from
            let about = Int((needed / 604_800).rounded(.down))
            for weeks in max(1, about - 1)...about + 2 {
                let moment = input.from + Double(weeks) * 604_800
                let change = clock.offset(at: first) - clock.offset(at: Int(moment.rounded(.down)))
                let shifted = moment + Double(change)
                // Where the clocks leave it out, or show it twice, or change just then, nothing is asked.
                if clock.offset(at: Int(shifted.rounded(.down)) - 10_800)
                    != clock.offset(at: Int(shifted.rounded(.down)) + 10_800)
                {
                    return nil
                }
                if shifted >= input.to { return weeks }
            }
            return nil
        }
    }
}

extension ZoneClock {
    /// Weeks from Monday since the one of 1970-01-05, by the clocks.
    fileprivate func monday(of moment: Int) -> Int { (day(of: moment) - 4).flooredQuotient(by: 7) }
}
