import Catalogue
import Specification

/// An implementation of mobility.trip, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulTrip: Careful {
    public typealias Subsystem = Trip

    var storesFirst = true
    var firstChoiceWaits = false
    var looksAtAccuracy = true
    var tellsCause = true
    var negativeIsPoor = false
    var recordsArrivals = true
    var takesTimeOfEvent = false
    var stopsBeforeNotifying = false
    var needsTrip = true
    var tripSurvives = true
    var waitingSurvives = false
    var pausesAutomatic = true
    var pausesWhileWaiting = false
    var changesAreTrips = true
    var showsRunning = false
    var sendsLater = true
    var sendsAnyway = false
    var holdsOrder = true
    var looksAtAllFixes = true

    public init() {}

    public func run(_ input: Trip.Input, readings: Readings) throws(Rejection) -> Trip.Output {
        for event in input.events where looksAtAllFixes {
            if let fix = event.fix, !fix.isOnEarth { throw Fix.invalid() }
        }
        if holdsOrder, !TimeOrder.holds(of: input.events.map(\.t)) { throw TimeOrder.broken() }
        var mode = input.current
        var begun: Double?
        var waiting: Trip.Waiting?
        var (isOnline, stored) = (true, 0)
        var (states, actions) = ([Trip.Standing](), [[Trip.Action]]())
        var (records, messages, history) = ([MovementRecord](), [Trip.Message](), [Trip.Journey]())
        for (index, event) in input.events.enumerated() {
            var done: [Trip.Action] = []
            switch event.happening {
            case .choose(let chosen):
                done = [.locate]
                if waiting == nil || !firstChoiceWaits { waiting = Trip.Waiting(chosen) }
                if !storesFirst { mode = chosen }
            case .arrived:
                if mode == nil, needsTrip { throw Trip.noTrip() }
                done = [.locate]
                waiting = .arrived
            case .fix(let fix):
                guard let next = waiting else { break }
                if looksAtAccuracy, !isGood(fix, readings) {
                    let isVoid = fix.accuracy < 0 && !negativeIsPoor
                    if tellsCause { messages.append(.init(event: index, code: isVoid ? .invalid : .poor)) }
                    break
                }
                waiting = nil
                let isArrival = next == .arrived
                if let vehicle = isArrival ? mode : next.mode, !isArrival || recordsArrivals {
                    let t = takesTimeOfEvent ? event.t : fix.t
                    records.append(
                        MovementRecord(
                            t: t, lat: fix.lat, lon: fix.lon, activity: vehicle.activity,
                            origin: .manual(vehicle)))
                    done = [.record]
                    stored += 1
                    if isOnline || sendsAnyway {
                        done += Array(repeating: .send, count: sendsAnyway ? 1 : stored)
                        stored = 0
                    }
                }
                done += stopsBeforeNotifying ? [.stopLocating, .notify] : [.notify, .stopLocating]
                let isOver = isArrival || changesAreTrips
                if let mode, isOver { history.append(.init(mode: mode, from: begun, to: fix.t)) }
                if isArrival {
                    (mode, begun) = (nil, nil)
                } else {
                    mode = next.mode
                    begun = isOver || begun == nil ? fix.t : begun
                }
            case .restart:
                if !waitingSurvives { waiting = nil }
                if !tripSurvives { (mode, begun) = (nil, nil) }
            case .network(let isThere):
                isOnline = isThere
                if isThere, sendsLater { done = Array(repeating: .send, count: stored) }
                if isThere { stored = 0 }
            }
            let isBusy = mode != nil || pausesWhileWaiting && waiting != nil
            let isPaused = isBusy && pausesAutomatic && readings[TripAutomatic.self] == .off
            actions.append(done)
            states.append(
                .init(
                    mode: mode, waiting: waiting, automatic: input.automatic && !isPaused,
                    label: mode == nil ? .start : .change))
        }
        if showsRunning, let mode, let last = records.last {
            history.append(.init(mode: mode, from: begun, to: last.t))
        }
        return Trip.Output(
            states: states, actions: actions, records: records, messages: messages, history: history)
    }

    private func isGood(_ fix: Fix, _ readings: Readings) -> Bool {
        let isAtMost = readings[ManualBoundary.self] == .accept ? fix.accuracy <= 150 : fix.accuracy < 150
        return fix.accuracy >= 0 && isAtMost
    }
}
