import MobilitySpecs
import Specification

extension Trip: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.fixes.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        guard TimeOrder.holds(of: input.events.map(\.t)) else { throw TimeOrder.broken() }
        var user = TravellingUser(readings: readings, automatic: input.automatic, mode: input.current)
        var (states, actions) = ([Standing](), [[Action]]())
        for (index, event) in input.events.enumerated() {
            actions.append(try user.take(event, index))
            states.append(user.standing)
        }
        return Output(
            states: states, actions: actions, records: user.records, messages: user.messages,
            history: user.history)
    }
}

/// The trips that a user has entered, with the state after the last event.
private struct TravellingUser {
    let readings: Readings
    let automatic: Bool
    var mode: TravelMode?
    var waiting: Trip.Waiting?
    /// The time at which the current trip began; nil if it is unknown or there is no trip.
    var since: Double?
    var hasNetwork = true
    var unsent = 0
    var records: [MovementRecord] = []
    var messages: [Trip.Message] = []
    var history: [Trip.Journey] = []

    var standing: Trip.Standing {
        let isPaused = mode != nil && readings[TripAutomatic.self] == .off  // TRP-2
        return Trip.Standing(
            mode: mode, waiting: waiting, automatic: automatic && !isPaused,
            label: mode == nil ? .start : .change)
    }

    mutating func take(_ event: Trip.Event, _ index: Int) throws(Rejection) -> [Trip.Action] {
        switch event.happening {
        case .choose(let mode):
            waiting = Trip.Waiting(mode)
            return [.locate]
        case .arrived:
            guard mode != nil else { throw Trip.noTrip() }
            waiting = .arrived
            return [.locate]
        case .fix(let fix): return try take(fix, index)
        case .restart:  // TRP-2
            waiting = nil
            return []
        case .network(let isThere):
            hasNetwork = isThere
            return send()
        }
    }

    /// Clause: TRP-1
    private mutating func take(_ fix: Fix, _ index: Int) throws(Rejection) -> [Trip.Action] {
        guard let waiting else { return [] }
        let verdicts = try Accuracy.answer(.init(mode: .manual, fixes: [fix]), readings: readings).verdicts
        guard verdicts == [.accepted] else {
            messages.append(Trip.Message(event: index, code: fix.accuracy < 0 ? .invalid : .poor))
            return []
        }
        if let vehicle = waiting.mode ?? mode {
            records.append(
                MovementRecord(
                    t: fix.t, lat: fix.lat, lon: fix.lon, activity: vehicle.activity, origin: .manual(vehicle)
                ))
            unsent += 1
        }
        let sending = send()
        if let mode { history.append(Trip.Journey(mode: mode, from: since, to: fix.t)) }  // TRP-3
        (mode, since) = (waiting.mode, waiting.mode == nil ? nil : fix.t)
        self.waiting = nil
        return [.record] + sending + [.notify, .stopLocating]
    }

    /// Sends the records that have not been sent yet, if there is a network. Clause: TRP-4
    private mutating func send() -> [Trip.Action] {
        guard hasNetwork else { return [] }
        defer { unsent = 0 }
        return Array(repeating: .send, count: unsent)
    }
}
