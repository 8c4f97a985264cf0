import Catalogue
import JSON
import Specification

/// An implementation of mobility.pipeline, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulPipeline: Careful {
    public typealias Subsystem = Pipeline

    enum Sensors { case ofTheLatest, ofTheFirst }
    enum Counting { case acceptedFixes, batches }

    var validatesAll = true
    var asksAccuracyFirst = false
    var debouncesByHand = false
    var anyStarts = false
    var recordsRejected = false
    var comparesRejected = false
    var tellsEmpty = true
    var alertIsADrop = true
    var alertsOfNegative = false
    var sensors = Sensors.ofTheLatest
    var broughtComesFirst = false
    var broughtIsTaken = true
    var counting = Counting.acceptedFixes
    var recordsInside = true
    var timerInside = false
    var timerIsFixed = false
    var regionsHaveNumbers = true
    var unmonitors = true
    var savesPowerFirst = true
    var notifies = true
    var resetsByHand = true
    var sortsByHand = false
    var storesOnce = true

    public init() {}

    public func run(_ input: Pipeline.Input, readings: Readings) throws(Rejection) -> Pipeline.Output {
        if validatesAll {
            for batch in input.batches { for one in batch where !one.fix.isOnEarth { throw Fix.invalid() } }
        }
        var phone = PipelinePhone(choices: self, input: input, readings: readings)
        for (index, batch) in input.batches.enumerated() { try phone.receive(batch, index) }
        return try phone.output()
    }
}

/// The state of the phone while batches of fixes arrive.
private struct PipelinePhone {
    let choices: CarefulPipeline
    let input: Pipeline.Input
    let readings: Readings
    private var last: Double?
    /// The fixes passed to the geofence, each with the index of its batch, and with whether the fix is recorded.
    private var compared: [(fix: Fix, batch: Int, isRecorded: Bool)] = []
    private var activities: [Activity] = []
    private var dropped: [Pipeline.Drop] = []
    private var alerts: [Int] = []

    init(choices: CarefulPipeline, input: Pipeline.Input, readings: Readings) {
        self.choices = choices
        self.input = input
        self.readings = readings
    }

    mutating func receive(_ batch: [SensedFix], _ index: Int) throws(Rejection) {
        guard var chosen = batch.first else {
            if choices.tellsEmpty { dropped.append(.init(batch: index, reason: .empty)) }
            return
        }
        let first = chosen
        for other in batch.dropFirst() where other.fix.t >= chosen.fix.t { chosen = other }
        if choices.sensors == .ofTheFirst {
            chosen = SensedFix(chosen.fix, samples: first.samples, coprocessor: first.coprocessor)
        }
        if !chosen.fix.isOnEarth { throw Fix.invalid() }
        let judged = try CarefulAccuracy().run(
            .init(mode: input.mode, fixes: [chosen.fix]), readings: readings)
        let isAccepted = judged.verdicts == [.accepted]
        if choices.asksAccuracyFirst, !isAccepted, input.mode == .automatic {
            return dropped.append(.init(batch: index, reason: .rejected))
        }
        if input.mode == .automatic || choices.debouncesByHand, let reason = tooEarly(chosen.fix.t) {
            return dropped.append(.init(batch: index, reason: reason))
        }
        let starts = readings[PipelineLast.self] == .debounced || readings[DebounceLast.self] == .seen
        if isAccepted || starts || choices.anyStarts { last = max(last ?? chosen.fix.t, chosen.fix.t) }
        if !judged.alerts.isEmpty || choices.alertsOfNegative && input.mode == .manual && !isAccepted {
            alerts.append(index)
        }
        if !isAccepted {
            if judged.alerts.isEmpty || choices.alertIsADrop {
                dropped.append(.init(batch: index, reason: .rejected))
            }
            if choices.comparesRejected { compared.append((chosen.fix, index, false)) }
            if !choices.recordsRejected { return }
        }
        compared.append((chosen.fix, index, true))
        activities.append(activity(of: chosen))
    }

    private mutating func tooEarly(_ t: Double) -> Pipeline.Reason? {
        guard let before = last else { return nil }
        if readings[DebounceLast.self] == .seen { last = max(before, t) }
        if t < before { return .outOfOrder }
        return t - before < 5 ? .tooSoon : nil
    }

    private func activity(of sensed: SensedFix) -> Activity {
        let hasSensors = sensed.samples != nil || sensed.coprocessor != nil
        if let brought = sensed.fix.activity, choices.broughtIsTaken, !hasSensors || choices.broughtComesFirst
        {
            return brought
        }
        let input = Motion.Input(
            samples: sensed.samples ?? [], speed: sensed.fix.speed,
            coprocessor: sensed.coprocessor ?? .absent)
        return CarefulMotion().outcome(of: input, readings: readings).output?.activity ?? .unknown
    }

    // MARK: After the last batch

    func output() throws(Rejection) -> Pipeline.Output {
        let own = compared.filter(\.isRecorded)
        var events: [Geofence.Event] = []
        if input.mode == .automatic || !choices.resetsByHand {
            let track = Geofence.Input(
                platform: input.platform, fixes: compared.map(\.fix), parameters: input.parameters)
            events = try CarefulGeofence().run(track, readings: readings).events
        }
        var kinds: [Int: Geofence.Kind] = [:]
        for event in events { kinds[compared[event.at].batch] = event.kind }
        var records: [MovementRecord] = []
        var actions = [[PhoneAction]](repeating: [], count: input.batches.count)
        var (regions, isInside) = (0, false)
        for (fix, batch, isRecorded) in compared {
            if kinds[batch] == .enter { (regions, isInside) = (regions + 1, true) }
            if kinds[batch] == .exit { isInside = false }
            guard isRecorded else { continue }
            if kinds[batch] != nil || !isInside || choices.recordsInside {
                records.append(record(of: fix, activities[records.count], kinds[batch]))
            }
            actions[batch] = self.actions(kinds[batch], regions, isInside: isInside)
        }
        let told = events.map { event in
            let batch = compared[event.at].batch
            let accepted = own.firstIndex { $0.batch == batch } ?? own.count
            return Geofence.Event(
                kind: event.kind, at: choices.counting == .batches ? batch : accepted, t: event.t,
                centre: event.centre, userMode: event.userMode, dwell: event.dwell)
        }
        return Pipeline.Output(
            records: stored(records), events: told, dropped: dropped, alerts: alerts, actions: actions)
    }

    private func record(of fix: Fix, _ activity: Activity, _ kind: Geofence.Kind?) -> MovementRecord {
        MovementRecord(
            t: fix.t, lat: fix.lat, lon: fix.lon, activity: input.vehicle?.activity ?? activity,
            userMode: kind == .enter ? .enter : kind == .exit ? .exit : .ordinary,
            origin: input.vehicle.map { .manual($0) } ?? .automatic)
    }

    private func stored(_ records: [MovementRecord]) -> [MovementRecord] {
        guard input.mode == .manual else { return records }
        var stored: [MovementRecord] = []
        for record in records {
            let isThere = stored.contains { $0.t == record.t && $0.userMode == record.userMode }
            if !isThere || !choices.storesOnce { stored.append(record) }
        }
        return choices.sortsByHand ? stored.sorted { $0.t < $1.t } : stored
    }

    private func actions(_ kind: Geofence.Kind?, _ regions: Int, isInside: Bool) -> [PhoneAction] {
        let figures = input.parameters ?? .standard
        let id = "geofence-\(choices.regionsHaveNumbers ? regions : 1)"
        let timer = PhoneAction.startTimer(seconds: choices.timerIsFixed ? 180 : figures.interval)
        var actions: [PhoneAction] = []
        if input.vehicle == nil {
            if kind == .enter { actions.append(.monitorRegion(radius: figures.radius, id: id)) }
            if kind == .exit, choices.unmonitors { actions.append(.unmonitorRegion(id: id)) }
            actions.append(.record(kind == .enter ? .enter : kind == .exit ? .exit : .ordinary))
            if kind == .enter { actions.append(.stopTimer) }
            if !isInside || choices.timerInside && kind == nil { actions.append(timer) }
        } else if let vehicle = input.vehicle {
            actions = [.recordTrip(.ordinary, vehicle), timer]
            if choices.notifies { actions.append(.notify) }
        }
        return choices.savesPowerFirst ? [.powerSaving] + actions : actions + [.powerSaving]
    }
}
