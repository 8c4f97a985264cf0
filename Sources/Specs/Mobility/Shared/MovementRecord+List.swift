import Specification

/// What holds of a list of records: no place off the Earth, and no time that falls.
extension MovementRecord {
    /// Rejects records of which one is off the Earth, or else earlier than the one before it.
    public static func check(_ records: [MovementRecord]) throws(Rejection) {
        guard records.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        guard TimeOrder.holds(of: records.map(\.t)) else { throw TimeOrder.broken() }
    }

    /// Whether `check(_:)` lets the records pass.
    static func areSound(_ records: [MovementRecord]) -> Bool {
        records.allSatisfy(\.isOnEarth) && TimeOrder.holds(of: records.map(\.t))
    }
}
