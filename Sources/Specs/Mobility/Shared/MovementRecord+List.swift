import Specification

/// Checks of records: each must be on Earth and in the years 2 to 9998, and no time may be earlier than the one before.
extension MovementRecord {
    /// Rejects records if one is not on Earth or not in the years 2 to 9998, and otherwise if one is earlier than the
    /// record before it.
    public static func check(_ records: [MovementRecord]) throws(Rejection) {
        guard records.allSatisfy(\.isOnMap) else { throw Fix.invalid() }
        guard TimeOrder.holds(of: records.map(\.t)) else { throw TimeOrder.broken() }
    }

    /// Whether the place is on Earth, and the time in the years 2 to 9998. Clauses: FIX-1, TRK-3
    var isOnMap: Bool { isOnEarth && DayFilter.calendar.contains(t) }
}
