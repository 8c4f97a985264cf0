import SharedSpecs
import Specification

/// The filter of a map, which shows everything or one weekday.
public enum DayFilter: String, CaseIterable, Sendable, Wire {
    case always, monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The weekday, from 0 for Monday to 6 for Sunday; nil if everything is shown.
    public var weekday: Int? { DayFilter.allCases.firstIndex(of: self).flatMap { $0 == 0 ? nil : $0 - 1 } }

    public static let unknownZone = DeclaredRejection(
        "zone.unknown", "The name of a time zone is not in the IANA time zone database.")

    /// Whether the IANA time zone database has a zone of exactly that name.
    public static func knows(zone: String) -> Bool { ZoneName.isKnown(zone) }

    /// Whether a name is that of a file that a machine keeps beside its zones, although the file is not a zone.
    static func isFile(zone: String) -> Bool {
        ["Factory", "posixrules", "localtime"].contains(zone) || zone.hasPrefix("posix/")
            || zone.hasPrefix("right/")
    }

    /// The moments of the years 2 to 9998 in UTC, in seconds since the epoch.
    public static let calendar: Range<Double> = -62_104_060_800..<253_370_764_800

    static let names = Statement.decision(
        """
        A valid name of a time zone is the name of a zone or link in the main files of the IANA database 2025b, \
        including etcetera and backward. Factory, posixrules, localtime and names that begin with posix/ or right/ are \
        not among them.
        """)

    static let clockChanges = Statement.standard(
        """
        The clocks of a zone change when the IANA database says, so the offset of a zone is not the same at all times. \
        Builds of the database differ before 1970, so the kit judges times before 1970 for UTC only.
        """, .iana)
}

/// Which days of the filter's weekday are shown.
public enum TrackWeekday: String, ReadingOption {
    case latest, all

    public static let reading = Reading(
        "mobility.track.weekday", "Which Mondays does a map show if its filter is `monday`?",
        source: Source(.mobiliteDynamique, "2.2.4"),
        options: .init("latest", "the last Monday with a record or point"),
        .init("all", "all Mondays"))
}
