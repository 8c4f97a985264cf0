import Specification

extension Ruling {
    /// Returns the stays, each from its record with 9 to its record with 10.
    ///
    /// - Parameters:
    ///   - ofAnyKind: The law by which closing records mark stays too.
    ///   - nearestEnter: The law by which a stay begins with the last 9 before its 10.
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
    /// Returns the records from a 9 that has no 10.
    static func openStay(of records: [MovementRecord]) -> [ClosedRange<Int>] {
        let mark = records.lastIndex { $0.userMode != .ordinary }
        return mark.flatMap { records[$0].userMode == .enter ? [$0...records.count - 1] : nil } ?? []
    }
}
