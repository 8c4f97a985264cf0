import Foundation
import SharedSpecs
import Specification

/// The clocks of a zone, computed from the kit's own table if it has the zone, otherwise from the machine's table.
struct DayClock {
    private let name: String
    private let table: Zone?
    private let machine: TimeZone?
    /// From this second on, all builds of the IANA database agree on the zone.
    private let agreedSince: Int

    /// Makes the clock of an IANA zone; a zone that the machine does not know counts as UTC.
    init(_ name: String) {
        self.name = name
        table = Zone(rawValue: name)
        machine = table == nil ? TimeZone(identifier: name) : nil
        switch name {
        case Zone.utc.rawValue: agreedSince = .min
        // Some builds have links with these names, others have zones. The offsets differ until 1996 for WET and until
        // 1980 for EET. The limit is the beginning of 1997.
        case "WET", "EET": agreedSince = 852_076_800
        default: agreedSince = 0
        }
    }

    /// Whether all builds of the IANA database have the same offset from UTC for this zone at a moment.
    func isSettled(at second: Int) -> Bool { second >= agreedSince }

    /// Returns the number of seconds by which the clocks are ahead of UTC at a moment.
    func offset(at second: Int) -> Int {
        if let table, Moment.range.contains(second) { return table.offset(at: second) }
        let zone = machine ?? TimeZone(identifier: name) ?? .gmt
        return zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }

    /// Returns the date that the clocks show at a moment, in days since 1970-01-01.
    func day(of second: Int) -> Int { (second + offset(at: second)).flooredQuotient(by: 86_400) }

    /// Returns the moments when the offset of the clocks changes, after `start` and up to and including `end`.
    func changes(after start: Int, upTo end: Int) -> [Int] {
        if let table, Moment.range.contains(start), Moment.range.contains(end) {
            return Array(table.changes(after: start, upTo: end))
        }
        return stride(from: start, to: end, by: 86_400).compactMap { day in
            var (low, high) = (day, min(day + 86_400, end))
            let own = offset(at: low)
            guard offset(at: high) != own else { return nil }
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if offset(at: middle) == own { low = middle } else { high = middle }
            }
            return high
        }
    }
}

extension DayFilter {
    /// Returns the weekday of a date, from 0 for Monday to 6; the first Monday after the epoch was 1970-01-05.
    static func weekday(of day: Int) -> Int { (day - 4).flooredRemainder(by: 7) }

    /// Makes the filter for the weekday of a date.
    init(day: Int) { self = Self.allCases[1 + Self.weekday(of: day)] }

    /// Returns the day of each time that the filter shows, and nil for each other time. Clause: TRK-3
    ///
    /// If the filter shows everything, the day of every time is 0.
    func days(_ times: [Double], in zone: String, _ law: Ruling<Track.Law>) -> [Int?] {
        guard let weekday = law(.oneWeekday, weekday, not: nil) else { return times.map { _ in 0 } }
        let clock = DayClock(law(.clocks, zone, not: "UTC"))
        let first = times.first.map(Self.second) ?? 0
        let dates = times.map { t -> Int in
            let second = Self.second(t)
            if !clock.isSettled(at: second) { law.leavesOpen() }
            let ahead = law(.changes, clock.offset(at: second), not: clock.offset(at: first))
            return (second + ahead).flooredQuotient(by: 86_400)
        }
        let fitting = Set(dates.filter { Self.weekday(of: $0) == weekday })
        let last = law(.lastDay, TrackWeekday.self) == .latest ? fitting.max() : nil
        return dates.map { fitting.contains($0) && $0 == last ?? $0 ? $0 : nil }
    }

    /// Returns the whole second of a time, limited to the years of the calendar.
    private static func second(_ t: Double) -> Int {
        Int(min(max(t, calendar.lowerBound), calendar.upperBound).rounded(.down))
    }
}
