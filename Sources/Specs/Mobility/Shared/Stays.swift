import Specification

extension Ruling {
    /// Returns the stays as ranges of indices, each from a record with userMode 9 to a record with userMode 10.
    ///
    /// - Parameters:
    ///   - ofAnyKind: The law that stays begin and end at records of any kind, even at closing records.
    ///   - nearestEnter: The law that a stay begins at the last record with userMode 9 before the end of the stay.
    func stays(of records: [MovementRecord], ofAnyKind: Law, nearestEnter: Law) -> [ClosedRange<Int>] {
        let marks = records.indices.filter {
            records[$0].userMode != .ordinary && self(ofAnyKind, true, not: records[$0].kind != .closing)
        }
        return marks.filter { records[$0].userMode == .exit }.compactMap { end in
            let enters = marks.prefix { $0 < end }.reversed().prefix { records[$0].userMode == .enter }
            return self(nearestEnter, enters.first, not: enters.last).map { $0...end }
        }
    }
}

extension MovementRecord {
    /// Returns the range of a stay that never ends, from the record where the geofence opens to the last record.
    /// Returns no range if there is no such stay.
    static func openStay(of records: [MovementRecord]) -> [ClosedRange<Int>] {
        let mark = records.lastIndex { $0.userMode != .ordinary }
        return mark.flatMap { records[$0].userMode == .enter ? [$0...records.count - 1] : nil } ?? []
    }
}
