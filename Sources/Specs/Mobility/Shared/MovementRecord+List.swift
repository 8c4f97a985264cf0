import Specification

/// Checks of records: each must be on the Earth and have a date, and their times must not fall.
extension MovementRecord {
    /// Rejects records if one is off the Earth or outside the years 2 to 9998, and otherwise if one is earlier than the
    /// record before it.
    public static func check(_ records: [MovementRecord]) throws(Rejection) {
        guard records.allSatisfy(\.isOnMap) else { throw Fix.invalid() }
        guard TimeOrder.holds(of: records.map(\.t)) else { throw TimeOrder.broken() }
    }

    /// Whether the place is on Earth, and the time in the years 2 to 9998. Clauses: FIX-1, TRK-3
    var isOnMap: Bool { isOnEarth && DayFilter.calendar.contains(t) }
}
