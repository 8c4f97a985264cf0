import SharedSpecs
import Specification

extension Records {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let fixes = input.fixes + input.trips.map(\.fix) + [input.closing].compactMap(\.self)
        let places = fixes.map(\.place) + input.geofence.map(\.centre)
        try law.refuse(.places, if: !places.allSatisfy(\.isOnEarth), Fix.invalid(), first: .placesFirst)
        try law.refuse(.finite, if: !fixes.allSatisfy(\.isFinite), Fix.invalid(), first: .placesFirst)
        try law.refuse(
            .indexOfAFix, if: input.geofence.contains { $0.at < 0 || $0.at >= input.fixes.count },
            bound: input.geofence.contains { $0.at == input.fixes.count - 1 }, outOfRange())
        let records = law.sorted(.byTime, written(input, law), ties: .ties) { $0.t < $1.t }
        let stored = stored(records, law)
        let sent = stored.indices.flatMap { index in
            isSent(stored[index], input.network, law) ? law.gives(.sent, [index]) : []
        }
        return Output(records: stored, sent: law.inOrder(.inOrder, sent))
    }

    private static func written(_ input: Input, _ law: Ruling<Law>) -> [MovementRecord] {
        var records: [MovementRecord] = []
        for (index, fix) in input.fixes.enumerated() where law(.howeverCoarse, true, not: fix.accuracy >= 0) {
            let before = input.fixes[..<index].lazy.compactMap(\.activity)
            let activity =
                fix.activity ?? law(.unknown, .unknown, not: before.last ?? .unknown, or: .notMoving)
            let record = MovementRecord(
                t: fix.t, lat: fix.lat, lon: fix.lon, activity: activity,
                userMode: mode(of: index, input, law))
            if law.does(.oneEach) { records.append(record) }
        }
        for trip in input.trips {
            let (place, vehicle) = (trip.fix.place, law(.entered, trip.vehicle))
            let record = MovementRecord(
                t: law(.timeOfTrip, trip.t, not: trip.fix.t), lat: place.lat, lon: place.lon,
                activity: law(.vehicle, activity(of: trip, law), not: trip.fix.activity ?? .unknown),
                userMode: law(.ordinary, .ordinary), origin: .manual(vehicle))
            if law.does(.entered) { records.append(record) }
        }
        if let fix = input.closing {
            let record = MovementRecord(
                t: law.shows(.lastPosition, fix.t), lat: fix.lat, lon: fix.lon,
                activity: law(.closingActivity, fix.activity ?? .unknown),
                userMode: law(.closingMode, .ordinary, not: .exit), origin: .closing)
            if law.does(.closes) { records.append(record) }
        }
        return records
    }

    private static func mode(of index: Int, _ input: Input, _ law: Ruling<Law>) -> UserMode {
        func marks(_ isMeant: (Int) -> Bool, at time: Double? = nil) -> [Geofence.Kind] {
            input.geofence.filter { isMeant($0.at) && $0.t == time ?? $0.t }.map(\.kind)
        }
        let (fixes, time) = (input.fixes, input.fixes[index].t)
        let right = law(.unmatched, marks { $0 == index }, not: marks({ $0 == index }, at: time))
        let own = law(
            .atIndex, right,
            not: marks { $0 == fixes.indices.count { (fixes[$0].t, $0) < (time, index) } },
            or: marks { fixes[$0].t == time })
        guard let kind = law(.lastMarks, own.last, not: own.first) else { return law(.ordinary, .ordinary) }
        return law(.marks, kind == .enter ? .enter : .exit)
    }

    private static func activity(of trip: Trip, _ law: Ruling<Law>) -> Activity {
        trip.vehicle == .bus ? law(.bus, .automotive, not: .unknown) : trip.vehicle.activity
    }

    /// Returns the stored record of each group of duplicates.
    private static func stored(_ records: [MovementRecord], _ law: Ruling<Law>) -> [MovementRecord] {
        var groups: [[MovementRecord]] = []
        for record in records {
            let own = groups.firstIndex { group in
                group[0].t == record.t && law(.alike, group[0].userMode == record.userMode, not: true)
                    && law(.kindsApart, group[0].kind == record.kind, not: true)
                    && law(.placeIsNotAsked, true, not: group[0].place == record.place)
            }
            if law.does(.once), let own {
                groups[own].append(record)
            } else {
                groups.append([record])
            }
        }
        return groups.map { law(.firstIsStored, $0[0], not: $0[$0.count - 1]) }
    }

    private static func isSent(_ record: MovementRecord, _ network: [Stretch]?, _ law: Ruling<Law>) -> Bool {
        guard let network else { return law.holds(.alwaysThere, true) }
        return network.contains { stretch in
            law.isBelow(.emptyStretch, stretch.from, stretch.to)
                && law.isBelow(.halfOpen, record.t, stretch.to)
                && law(.later, true, not: record.t >= stretch.from)
        }
    }
}
