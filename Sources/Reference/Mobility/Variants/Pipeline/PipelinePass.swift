import MobilitySpecs
import Specification

/// Computes mobility.pipeline in one pass, which takes the batches one by one and returns the result of each batch.
///
/// This type gives the same results as `Pipeline.reference`. Its memory does not grow with the number of batches,
/// except for the times of manual records that may be out of order. A fix without sensor data needs no allocation.
public struct PipelinePass: Sendable {
    /// The result of a batch.
    public struct Step: Sendable {
        /// The reason why the batch is dropped; nil if it is kept.
        public var reason: Pipeline.Reason?
        public var isAlerted = false
        /// The record that the batch adds to the stored records; nil if there is none, or if it would be a duplicate.
        public var record: MovementRecord?
        public var event: Geofence.Event?
        /// The number of regions that have been opened so far, including one that this batch opens.
        public var regions = 0
        /// Whether a geofence is open after the batch.
        public var isInside = false
    }

    /// The vehicle in manual mode; nil in automatic mode.
    private let vehicle: TravelMode?
    private let acceptsBoundary: Bool
    private let seenStarts: Bool
    private let rejectedStarts: Bool
    private let readings: Readings
    private let isInOrder: Bool

    /// The time of the last fix that started a debounce period: 5 s during which batches are dropped.
    private var last: Double?
    private var geofence: GeofencePass
    private var regions = 0
    private var isInside = false
    /// The times of all manual records, or only the time of the last record if the records come in order.
    private var told: Set<Double> = []
    /// Columns for a single fix, used to pass the fix of each batch to `geofence`.
    private var column = FixColumns()
    private var events: [Geofence.Event] = []

    /// Makes a pass that has not taken any batch yet.
    ///
    /// - Parameters:
    ///   - vehicle: The vehicle in manual mode; nil in automatic mode.
    ///   - isInOrder: Whether the times of the fixes never decrease; if true, the pass stores only the time of the last
    ///     manual record.
    public init(
        platform: Geofence.Platform, vehicle: TravelMode? = nil, parameters: Geofence.Parameters = .standard,
        readings: Readings = .standard, isInOrder: Bool = false
    ) {
        self.vehicle = vehicle
        acceptsBoundary = readings[ManualBoundary.self] == .accept
        seenStarts = readings[DebounceLast.self] == .seen
        rejectedStarts = seenStarts || readings[PipelineLast.self] == .debounced
        self.readings = readings
        self.isInOrder = isInOrder
        geofence = GeofencePass(platform: platform, parameters: parameters, readings: readings)
        (column.t, column.lat, column.lon) = ([0], [0], [0])
    }

    /// Takes the next batch of fixes, all of which must be on Earth.
    public mutating func take(_ batch: some Collection<SensedFix>) -> Step {
        guard var latest = batch.first else { return step(.empty) }
        for other in batch.dropFirst() where other.fix.t >= latest.fix.t { latest = other }
        return take(latest)
    }

    /// Takes the next batch, which consists of one fix; the fix must be on Earth.
    public mutating func take(_ sensed: SensedFix) -> Step {
        let fix = sensed.fix
        if vehicle == nil, let last, fix.t - last < Debounce.slack {
            if fix.t < last { return step(.outOfOrder) }
            if seenStarts { self.last = fix.t }
            return step(.tooSoon)
        }
        let isAccepted = isAccurate(fix.accuracy)
        if isAccepted || rejectedStarts { last = fix.t }
        guard isAccepted else {
            var step = step(.rejected)
            step.isAlerted = vehicle != nil && fix.accuracy >= 0
            return step
        }
        return vehicle.map { record(fix, by: $0) } ?? record(sensed)
    }

    private func step(_ reason: Pipeline.Reason? = nil) -> Step {
        Step(reason: reason, regions: regions, isInside: isInside)
    }

    /// Clauses: ACC-1 to ACC-4
    private func isAccurate(_ accuracy: Double) -> Bool {
        if accuracy < 0 { return false }
        if accuracy < Accuracy.threshold { return true }
        return vehicle == nil
            ? accuracy <= Accuracy.raisedThreshold : accuracy == Accuracy.threshold && acceptsBoundary
    }

    private mutating func record(_ fix: Fix, by vehicle: TravelMode) -> Step {
        var step = step()
        if isInOrder, !told.contains(fix.t) { told.removeAll(keepingCapacity: true) }
        if told.insert(fix.t).inserted {
            step.record = MovementRecord(
                t: fix.t, lat: fix.lat, lon: fix.lon, activity: vehicle.activity, origin: .manual(vehicle))
        }
        return step
    }

    private mutating func record(_ sensed: SensedFix) -> Step {
        let fix = sensed.fix
        (column.t[0], column.lat[0], column.lon[0]) = (fix.t, fix.lat, fix.lon)
        geofence.take(column, in: 0..<1, to: &events)
        let event = events.popLast()
        if let event {
            isInside = event.kind == .enter
            if isInside { regions += 1 }
        }
        var step = step()
        step.event = event
        step.record = MovementRecord(
            t: fix.t, lat: fix.lat, lon: fix.lon, activity: Pipeline.activity(of: sensed, readings),
            userMode: UserMode(event?.kind))
        return step
    }
}

/// An implementation of mobility.pipeline that uses `PipelinePass`, which takes O(n) time for n batches.
public struct OnePassPipeline: Implementation {
    public typealias Subsystem = Pipeline

    public init() {}

    public func run(_ input: Pipeline.Input, readings: Readings) throws(Rejection) -> Pipeline.Output {
        guard input.batches.allSatisfy({ $0.allSatisfy(\.fix.isOnEarth) }) else { throw Fix.invalid() }
        var pass = PipelinePass(
            platform: input.platform, vehicle: input.vehicle, parameters: input.figures, readings: readings)
        var records: [MovementRecord] = []
        var events: [Geofence.Event] = []
        var dropped: [Pipeline.Drop] = []
        var alerts: [Int] = []
        var actions: [[PhoneAction]] = []
        for (index, batch) in input.batches.enumerated() {
            let step = pass.take(batch)
            if let reason = step.reason { dropped.append(.init(batch: index, reason: reason)) }
            if step.isAlerted { alerts.append(index) }
            if let record = step.record { records.append(record) }
            if let event = step.event { events.append(event) }
            actions.append(step.actions(by: input.vehicle, input.figures))
        }
        return Pipeline.Output(
            records: records, events: events, dropped: dropped, alerts: alerts, actions: actions)
    }
}

extension PipelinePass.Step {
    /// Returns the actions that the phone takes after the batch of this step. Clause: PIP-1
    func actions(by vehicle: TravelMode?, _ figures: Geofence.Parameters) -> [PhoneAction] {
        guard reason == nil else { return [] }
        return Pipeline.actions(
            at: event?.kind, region: regions, isInside: isInside, vehicle: vehicle, figures)
    }
}
