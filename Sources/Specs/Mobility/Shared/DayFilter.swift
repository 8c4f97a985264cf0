import SharedSpecs
import Specification

/// The filter of a map, which shows everything or one weekday.
public enum DayFilter: String, CaseIterable, Sendable, Wire {
    case always, monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The weekday, from 0 for Monday to 6 for Sunday; nil if everything is shown.
    public var weekday: Int? { DayFilter.allCases.firstIndex(of: self).flatMap { $0 == 0 ? nil : $0 - 1 } }

    public static let unknownZone = DeclaredRejection(
        "zone.unknown", "The name of a time zone is not in the IANA time zone database.")

    /// Whether the IANA time zone database has a zone with exactly the given name.
    public static func knows(zone: String) -> Bool { ZoneName.isKnown(zone) }

    /// The range of the years 2 to 9998 in UTC, in seconds since the epoch.
    public static let calendar: Range<Double> = -62_104_060_800..<253_370_764_800

    static let names = Sentence(
        .decision,
        """
        The valid names of time zones are the names of the zones and links in the main files of the IANA database \
        2025b. The main files include etcetera and backward. Factory, posixrules, localtime and names that begin with \
        posix/ or right/ are not valid.
        """)

    static let clockChanges = Sentence(
        .standard(.iana),
        """
        The offset of a time zone from UTC may change over time. The IANA database says which offset applies at which \
        time. For times before 1970, builds of the database differ, so the kit judges these times only in UTC. For the \
        same reason, the kit does not judge times before 1997 in WET or EET.
        """)
}

/// The days that are shown if the filter is a weekday.
public enum TrackWeekday: String, ReadingOption {
    case latest, all

    public static let reading = Reading(
        "mobility.track.weekday", "Which Mondays does a map show if its filter is `monday`?",
        source: Source(.mobiliteDynamique, "2.2.4"),
        options: .init("latest", "the last Monday with a record or point"),
        .init("all", "all Mondays"))
}
