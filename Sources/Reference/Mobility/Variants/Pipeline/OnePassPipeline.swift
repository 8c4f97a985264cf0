import MobilitySpecs
import Specification

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
        let timer = PhoneAction.startTimer(seconds: figures.interval)
        if let vehicle { return [.powerSaving, .recordTrip(.ordinary, vehicle), timer, .notify] }
        let region = PhoneAction.region(regions)
        return switch event?.kind {
        case .enter:
            [.powerSaving, .monitorRegion(radius: figures.radius, id: region), .record(.enter), .stopTimer]
        case .exit: [.powerSaving, .unmonitorRegion(id: region), .record(.exit), timer]
        case nil: isInside ? [.powerSaving, .record(.ordinary)] : [.powerSaving, .record(.ordinary), timer]
        }
    }
}
