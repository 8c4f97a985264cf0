import MobilitySpecs
import Specification

extension Sampling: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard TimeOrder.holds(of: input.events.map(\.t)) else { throw TimeOrder.broken() }
        var phone = SampledPhone(authorization: input.authorization)
        var (actions, states) = ([[PhoneAction]](), [State]())
        for event in input.events {
            actions.append(phone.take(event))
            states.append(phone.state)
        }
        return Output(actions: actions, states: states)
    }
}

/// A phone that locates its owner, with its state after the last event.
private struct SampledPhone {
    var authorization: Sampling.Authorization
    /// Whether the program has applied its settings for background updates since it started.
    var hasSettings = false
    var state = Sampling.State.off
    /// The number of regions that have been opened so far; the last of them may still be open.
    var regions = 0
    /// Whether the phone has left a region and has stored no record since then.
    var hasLeft = false

    private static let timer = PhoneAction.startTimer(seconds: Sampling.interval)

    mutating func take(_ event: Sampling.Event) -> [PhoneAction] {
        switch (event.trigger, state) {
        case (.switchOn, .off): return switchOn()
        case (.tick, .outside): return [.bestAccuracy, .stopUpdates, .startUpdates]  // SAM-1
        case (.accepted, .outside):  // SAM-1, SAM-2
            defer { hasLeft = false }
            return [.powerSaving, .record(hasLeft ? .exit : .ordinary), Self.timer]
        case (.opens, .outside):  // SAM-1
            (state, hasLeft, regions) = (.inside, false, regions + 1)
            let region = PhoneAction.monitorRegion(radius: Sampling.radius, id: PhoneAction.region(regions))
            return [.powerSaving, region, .record(.enter), .stopTimer]
        case (.regionExit, .inside):  // SAM-2
            let left = move(to: .outside)
            hasLeft = true
            return left + [Self.timer, .bestAccuracy, .stopUpdates, .startUpdates]
        case (.manualTrip, .outside), (.manualTrip, .inside):  // SAM-5
            return [.powerSaving, .recordTrip(.ordinary, event.mode ?? .walk)] + move(to: .outside)
                + [Self.timer, .notify]
        case (.switchOff, .outside), (.switchOff, .inside):  // SAM-3
            return [.stopTimer, .stopUpdates] + move(to: .off)
        case (.authorized, _), (.narrowed, _): return authorize(event.authorization ?? .always)
        case (.refused, .outside), (.refused, .inside): return authorize(.denied)  // SAM-6
        case (.terminate, .outside), (.terminate, .inside):  // SAM-3
            (state, hasLeft, hasSettings) = (.off, false, false)
            return [.stopTimer, .stopUpdates, .recordEnd(closing: true)]
        default: return []  // SAM-3, or SAM-6 if the event is a failure
        }
    }

    /// Clause: SAM-6
    private mutating func authorize(_ value: Sampling.Authorization) -> [PhoneAction] {
        authorization = value
        guard value != .always, state != .off else { return [] }
        return [.stopTimer, .stopUpdates] + move(to: .off) + [.message(Sampling.needsAlways)]
    }

    /// Clause: SAM-1, SAM-4
    private mutating func switchOn() -> [PhoneAction] {
        switch authorization {
        case .denied, .restricted: return []
        case .whenInUse: return [.message(Sampling.needsAlways)]
        case .always:
            let settings: [PhoneAction] = [.backgroundUpdates(true), .automaticPauses(false)]  // SAM-6
            let start: [PhoneAction] = [.bestAccuracy, .startUpdates, Self.timer]
            defer { (state, hasSettings) = (.outside, true) }
            return hasSettings ? start : settings + start
        }
    }

    /// Moves to another state, and clears `hasLeft`.
    ///
    /// - Returns: The action that ends the monitoring of the open region; no action if no region is open.
    private mutating func move(to next: Sampling.State) -> [PhoneAction] {
        defer { (state, hasLeft) = (next, false) }
        return state == .inside ? [.unmonitorRegion(id: PhoneAction.region(regions))] : []
    }
}
