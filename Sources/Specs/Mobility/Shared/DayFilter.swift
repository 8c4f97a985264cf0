import JSON
import SharedSpecs
import Specification

/// What a map shows: everything, or what lies on one weekday.
public enum DayFilter: String, CaseIterable, Sendable, Wire {
    case always, monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The weekday from 0, Monday, to 6; nil if everything is shown.
    public var weekday: Int? { DayFilter.allCases.firstIndex(of: self).flatMap { $0 == 0 ? nil : $0 - 1 } }

    public static let unknownZone = DeclaredRejection(
        "zone.unknown", "A time zone is named that the IANA's time zone database does not have.")

    /// Whether the IANA's time zone database has a zone of that name, letter by letter.
    public static func knows(zone: String) -> Bool { ZoneName.isKnown(zone) }

    /// The moments that are on a day, in seconds since the epoch: some in the year 2 to some in 9998.
    public static let calendar: Range<Double> = -62_104_060_800..<253_339_056_000

    /// TRK-3, which every subsystem that filters by weekdays has.
    static let statement = Statement(
        .source(
            """
            The filter of the map shows all, or one weekday: what happened in its 24 hours.
            """, Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .decision(
            """
            By the reading mobility.track.weekday that is the last such day on which there is anything, or all such \
            days. A day is a date by the clocks of the time zone, so that some have 23 or 25 hours; without a time \
            zone it is that of UTC. A time outside the years 2 to 9998 is on no day. The filter always shows all, \
            whatever the times.
            """),
        .standard(
            "The names of time zones, links and those of Etc among them, and the changes of their clocks.",
            .iana),
        .decision("A time zone without such a name, letter by letter, is zone.unknown, also if all is shown.")
    )

    /// Returns which of the times are shown; nil if the kit has no table of the zone or of the year of a time.
    func shown(_ times: [Double?], in zone: String, by days: TrackWeekday) -> [Bool]? {
        self.days(times, in: zone, by: days)?.map { $0 != nil }
    }

    /// Returns the day on which each of the times is shown, counted from 1970-01-01, nil if it is not shown; no list if
    /// the kit has no table of the zone or of the year of a time.
    ///
    /// If everything is shown, all of it is on one day, 0.
    func days(_ times: [Double?], in zone: String, by days: TrackWeekday) -> [Int?]? {
        guard let weekday else { return times.map { _ in 0 } }
        guard let zone = Zone(rawValue: zone) else { return nil }
        let clock = ZoneClock(zone)
        let known = Double(Moment.range.lowerBound)...Double(Moment.range.upperBound)
        var dates: [Int] = []
        for t in times {
            guard let t, known.contains(t) else { return nil }
            dates.append(clock.day(of: Int(t.rounded(.down))))
        }
        // 1970-01-05 was the first Monday.
        let fitting = Set(dates.filter { ($0 - 4 - weekday).isMultiple(of: 7) })
        let last = fitting.max()
        return dates.map { (days == .latest ? $0 == last : fitting.contains($0)) ? $0 : nil }
    }
}

/// Which of the days of one weekday are shown.
public enum TrackWeekday: String, ReadingOption {
    case latest, all

    public static let reading = Reading(
        "mobility.track.weekday", "Which Mondays does a map show that is filtered by Monday?",
        source: Source(.mobiliteDynamique, "2.2.4"),
        options: .init("latest", "the last on which there is anything"),
        .init("all", "all of them"))
}
