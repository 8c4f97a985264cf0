import MobilitySpecs
import Specification

/// An implementation of mobility.pipeline that follows its clauses: it runs the references of the stages in turn.
extension Pipeline: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.fixes.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        var gate = Gate(mode: input.mode, readings: readings)
        for batch in input.batches { try gate.take(batch) }
        let accepted = gate.fates.compactMap(\.accepted)
        let stored =
            if let vehicle = input.vehicle {
                try manual(accepted, by: vehicle, input.device)
            } else {
                try located(accepted, input, readings)
            }
        let kinds = Dictionary(uniqueKeysWithValues: stored.events.map { ($0.at, $0.kind) })
        var (taken, regions, isInside) = (0, 0, false)
        let actions = gate.fates.map { fate -> [PhoneAction] in
            guard fate.accepted != nil else { return [] }
            let kind = kinds[taken]
            taken += 1
            if kind == .enter { regions += 1 }
            if let kind { isInside = kind == .enter }
            return self.actions(
                at: kind, region: regions, isInside: isInside, vehicle: input.vehicle, input.figures)
        }
        return Output(
            records: stored.records, events: stored.events,
            dropped: gate.fates.enumerated().compactMap { index, fate in
                fate.reason.map { .init(batch: index, reason: $0) }
            },
            alerts: gate.fates.indices.filter { gate.fates[$0].isAlerted }, actions: actions)
    }

    /// Returns the actions that the phone takes when a fix is accepted. Clause: PIP-1
    ///
    /// - Parameters:
    ///   - event: The kind of the event at the fix; nil if there is no event.
    ///   - region: The number of the last region that was opened, counted from 1.
    ///   - isInside: Whether a geofence is open after the fix.
    static func actions(
        at event: Geofence.Kind?, region: Int, isInside: Bool, vehicle: TravelMode?,
        _ figures: Geofence.Parameters
    ) -> [PhoneAction] {
        let timer = PhoneAction.startTimer(seconds: figures.interval)
        if let vehicle { return [.powerSaving, .recordTrip(.ordinary, vehicle), timer, .notify] }
        let id = PhoneAction.region(region)
        return switch event {
        case .enter:
            [.powerSaving, .monitorRegion(radius: figures.radius, id: id), .record(.enter), .stopTimer]
        case .exit: [.powerSaving, .unmonitorRegion(id: id), .record(.exit), timer]
        case nil: [.powerSaving, .record(.ordinary)] + (isInside ? [] : [timer])
        }
    }

    private typealias Stored = (records: [MovementRecord], events: [Geofence.Event])

    /// Returns the records and events of automatic mode, from the stages motion, geofence and records. Clause: PIP-1
    private static func located(
        _ accepted: [SensedFix], _ input: Input, _ readings: Readings
    ) throws(Rejection) -> Stored {
        let moving = accepted.map { sensed in
            let fix = sensed.fix
            return Fix(
                t: fix.t, lat: fix.lat, lon: fix.lon, accuracy: fix.accuracy, speed: fix.speed,
                activity: activity(of: sensed, readings))
        }
        let events = try Geofence.answer(
            .init(platform: input.platform, fixes: moving, parameters: input.parameters), readings: readings
        ).events
        let marks = events.map { event in
            Records.GeofenceEvent(
                event.kind, at: event.at, t: event.t, centre: event.centre, dwell: event.dwell ?? 0)
        }
        let records = try Records.answer(
            .init(device: input.device, fixes: moving, geofence: marks), readings: readings
        ).records
        return (records, events)
    }

    /// Returns the person's activity: the activity of the fix, if the fix has an activity and no sensor was queried;
    /// otherwise the activity that mobility.motion gives.
    static func activity(of sensed: SensedFix, _ readings: Readings) -> Activity {
        if !sensed.isSensed, let brought = sensed.fix.activity { return brought }
        return Motion.answer(sensed.motion, readings: readings).activity
    }

    /// Returns the records of manual mode, one for each fix, in the order in which the fixes arrived. Clause: PIP-1
    ///
    /// In manual mode there are no geofences.
    private static func manual(
        _ accepted: [SensedFix], by vehicle: TravelMode, _ device: String
    ) throws(Rejection) -> Stored {
        var records: [MovementRecord] = []
        for sensed in accepted {
            let trip = Records.Trip(t: sensed.fix.t, vehicle: vehicle, fix: sensed.fix)
            let input = Records.Input(device: device, fixes: [], trips: [trip])
            records += try Records.answer(input, readings: .standard).records
        }
        return (Records.once(records), [])
    }

    public static let variants = [
        Variant<Pipeline>(
            "one-pass",
            "one pass that takes the batches one by one and does not store them",
            OnePassPipeline())
    ]
}

/// The stages debounce and accuracy, with their result for each batch.
private struct Gate {
    struct Fate {
        /// The recorded fix of the batch; nil if no fix is recorded.
        var accepted: SensedFix?
        /// The reason why no fix of the batch is recorded; nil if a fix is recorded.
        var reason: Pipeline.Reason?
        var isAlerted = false
    }

    let mode: Accuracy.Mode
    let readings: Readings
    var fates: [Fate] = []
    /// The last fix that started a debounce period: 5 s during which batches are dropped.
    var last: Fix?

    mutating func take(_ batch: [SensedFix]) throws(Rejection) {
        guard let latest = Debounce.latest(of: batch, at: \.fix.t) else {
            return fates.append(Fate(reason: .empty))
        }
        if mode == .automatic, let reason = try reasonToDebounce(latest.fix) {
            if readings[DebounceLast.self] == .seen { start(latest.fix) }
            return fates.append(Fate(reason: Pipeline.Reason(rawValue: reason.rawValue)))
        }
        let judged = try Accuracy.answer(.init(mode: mode, fixes: [latest.fix]), readings: readings)
        let isAccepted = judged.verdicts == [.accepted]
        let startsAnyway = readings[PipelineLast.self] == .debounced || readings[DebounceLast.self] == .seen
        if isAccepted || startsAnyway { start(latest.fix) }
        fates.append(
            Fate(
                accepted: isAccepted ? latest : nil, reason: isAccepted ? nil : .rejected,
                isAlerted: !judged.alerts.isEmpty))
    }

    /// Returns why debounce would drop a fix if only `last` came before it; nil if debounce would keep the fix.
    private func reasonToDebounce(_ fix: Fix) throws(Rejection) -> Debounce.Reason? {
        let before = last.map { [[$0]] } ?? []
        return try Debounce.answer(.init(batches: before + [[fix]]), readings: readings).dropped.first?.reason
    }

    /// Starts a debounce period at a fix, unless the fix is older than `last`.
    private mutating func start(_ fix: Fix) {
        if let last, fix.t < last.t { return }
        last = fix
    }
}
