import MobilitySpecs
import Specification

extension Records: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.isOnEarth else { throw Fix.invalid() }
        guard input.namesFixes else { throw Records.outOfRange() }
        let stored = once(written(input).sorted { $0.t < $1.t })  // REC-1: the sort is stable.
        // A record is sent if its time is before the end of the last stretch with a network. The app sends a record
        // immediately if there is a network; otherwise, it sends the record when a network returns.
        let end = input.network?.filter { !$0.isEmpty }.map(\.to).max() ?? -.infinity
        return Output(
            records: stored, sent: stored.indices.filter { input.network == nil || stored[$0].t < end })
    }

    /// Returns the automatic records, then the manual records, then the closing record. Clause: REC-1
    private static func written(_ input: Input) -> [MovementRecord] {
        let modes = Dictionary(input.geofence.map { ($0.at, $0.userMode) }) { $1 }
        let automatic = input.fixes.enumerated().map { index, fix in
            record(of: fix, modes[index] ?? .ordinary, .automatic)
        }
        let manual = input.trips.map { trip in
            MovementRecord(
                t: trip.t, lat: trip.fix.lat, lon: trip.fix.lon, activity: trip.vehicle.activity,
                origin: .manual(trip.vehicle))
        }
        let closing = input.closing.map { [record(of: $0, .ordinary, .closing)] } ?? []  // REC-2
        return automatic + manual + closing
    }

    private static func record(
        of fix: Fix, _ userMode: UserMode, _ origin: MovementRecord.Origin
    ) -> MovementRecord {
        MovementRecord(
            t: fix.t, lat: fix.lat, lon: fix.lon, activity: fix.activity ?? .unknown, userMode: userMode,
            origin: origin)
    }

    /// Returns the records without those that have the same time, userMode and kind as an earlier record. Clause: REC-2
    static func once(_ records: [MovementRecord]) -> [MovementRecord] {
        var keys: Set<Key> = []
        return records.filter { record in
            keys.insert(Key(t: record.t, userMode: record.userMode, kind: record.kind)).inserted
        }
    }

    /// The members that are equal in duplicate records, except the device, which is the same in all records.
    private struct Key: Hashable {
        let t: Double
        let userMode: UserMode
        let kind: MovementRecord.Kind
    }
}
