import Catalogue
import Specification

/// An implementation of mobility.records, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulRecords: Careful {
    public typealias Subsystem = Records

    enum Key {
        case timeModeAndKind, withoutMode, withoutKind, none
    }

    var sorts = true
    var carriesOn = false
    var marksAfterSorting = false
    var marksByTime = false
    var takesTimeOfFix = false
    var knowsTheBus = true
    var closes = true
    var closingMode = UserMode.ordinary
    var key = Key.timeModeAndKind
    var overwrites = false
    var sendsLater = true
    var endCounts = false
    var assumesNetwork = true
    var looksAtTrips = true

    public init() {}

    public func run(_ input: Records.Input, readings: Readings) throws(Rejection) -> Records.Output {
        let fixes =
            input.fixes + (looksAtTrips ? input.trips.map(\.fix) : []) + (input.closing.map { [$0] } ?? [])
        for fix in fixes where !fix.isOnEarth { throw Fix.invalid() }
        for event in input.geofence where !event.centre.isOnEarth { throw Fix.invalid() }
        for event in input.geofence where event.at >= input.fixes.count { throw Records.outOfRange() }
        var records: [MovementRecord] = []
        var last: Activity?
        for (index, fix) in given(input).enumerated() {
            last = fix.activity ?? (carriesOn ? last : nil)
            let told = Fix(t: fix.t, lat: fix.lat, lon: fix.lon, accuracy: fix.accuracy, activity: last)
            insert(automatic(told, mode(of: index, fix, input), .automatic), into: &records)
        }
        for trip in input.trips {
            let isUnknown = trip.vehicle == .bus && !knowsTheBus
            insert(
                MovementRecord(
                    t: takesTimeOfFix ? trip.fix.t : trip.t, lat: trip.fix.lat, lon: trip.fix.lon,
                    activity: isUnknown ? .unknown : trip.vehicle.activity, origin: .manual(trip.vehicle)),
                into: &records)
        }
        if let closing = input.closing, closes {
            insert(automatic(closing, closingMode, .closing), into: &records)
        }
        return Records.Output(records: records, sent: sent(records, input.network))
    }

    private func given(_ input: Records.Input) -> [Fix] {
        marksAfterSorting ? stable(input.fixes) : input.fixes
    }

    private func stable(_ fixes: [Fix]) -> [Fix] {
        var sorted: [Fix] = []
        for fix in fixes { sorted.insert(fix, at: sorted.firstIndex { $0.t > fix.t } ?? sorted.count) }
        return sorted
    }

    private func mode(of index: Int, _ fix: Fix, _ input: Records.Input) -> UserMode {
        var mode = UserMode.ordinary
        for event in input.geofence {
            let isMeant = marksByTime ? input.fixes[event.at].t == fix.t : event.at == index
            if isMeant { mode = event.userMode }
        }
        return mode
    }

    private func automatic(_ fix: Fix, _ mode: UserMode, _ origin: MovementRecord.Origin) -> MovementRecord {
        MovementRecord(
            t: fix.t, lat: fix.lat, lon: fix.lon, activity: fix.activity ?? .unknown, userMode: mode,
            origin: origin)
    }

    /// Inserts a record before the first later record, unless it duplicates an existing record.
    private func insert(_ record: MovementRecord, into records: inout [MovementRecord]) {
        let twin = records.firstIndex { other in
            switch key {
            case .withoutKind: other.t == record.t && other.userMode == record.userMode
            case .withoutMode: other.t == record.t && other.kind == record.kind
            case .timeModeAndKind:
                other.t == record.t && other.userMode == record.userMode && other.kind == record.kind
            case .none: false
            }
        }
        if let twin {
            if overwrites { records[twin] = record }
            return
        }
        let place = records.firstIndex { $0.t > record.t } ?? records.count
        records.insert(record, at: sorts ? place : records.count)
    }

    private func sent(_ records: [MovementRecord], _ network: [Records.Stretch]?) -> [Int] {
        guard let network = network ?? (assumesNetwork ? nil : []) else { return Array(records.indices) }
        var sent: [Int] = []
        for (index, record) in records.enumerated() {
            for stretch in network where stretch.from < stretch.to {
                let isAhead = endCounts ? record.t <= stretch.to : record.t < stretch.to
                if isAhead, sendsLater || record.t >= stretch.from {
                    sent.append(index)
                    break
                }
            }
        }
        return sent
    }
}
