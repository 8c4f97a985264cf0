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
