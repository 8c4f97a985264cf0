import Catalogue
import Specification

/// An implementation of mobility.sampling, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulSampling: Careful {
    public typealias Subsystem = Sampling

    var stopsFirst = true
    var stopsInsteadOfSaving = false
    var tickStartsTimer = false
    var savesAnyway = false
    var tellsTen = true
    var tenIsOnce = true
    var idsDiffer = true
    var idsGoOn = true
    var ticksInside = false
    var startsTwice = false
    var closesWhileOff = false
    var forgetsTheRegion = false
    var offKeepsTen = false
    var asksAll = false
    var needsAlways = true
    var tripsResetGeofence = true
    var tripsForgetTen = true
    var holdsOrder = true
    var setsUp = true
    var setsUpEachTime = false
    var startsByItself = false
    var endsWithoutPosition = false
    var heedsAuthorizations = true
    var remembersRefusals = true

    public init() {}

    public func run(_ input: Sampling.Input, readings: Readings) throws(Rejection) -> Sampling.Output {
        var before = -Double.infinity
        for event in input.events {
            if event.t < before, holdsOrder { throw TimeOrder.broken() }
            before = event.t
        }
        var actions: [[PhoneAction]] = []
        var states: [Sampling.State] = []
        var isOn = false
        var open: String?
        var (opened, waitsForTen) = (0, false)
        var (authorization, isSetUp) = (input.authorization, false)
        let timer = PhoneAction.startTimer(seconds: 180)
        for event in input.events {
            var done: [PhoneAction] = []
            switch event.trigger {
            case .switchOn where !isOn || startsTwice, .authorized where !isOn && startsByItself:
                if event.trigger == .authorized { authorization = .always }
                let isAllowed = authorization == .always || authorization == .whenInUse && !needsAlways
                if isAllowed {
                    if setsUp, !isSetUp || setsUpEachTime {
                        done = [.backgroundUpdates(true), .automaticPauses(false)]
                    }
                    isSetUp = true
                    done += [.bestAccuracy, .startUpdates, timer]
                    if !isOn, !idsGoOn { opened = 0 }
                    isOn = true
                } else if authorization == .whenInUse || asksAll {
                    done = [.message("authorization.always")]
                }
            case .tick where isOn && (open == nil || ticksInside):
                done =
                    [.bestAccuracy]
                    + (stopsFirst ? [.stopUpdates, .startUpdates] : [.startUpdates, .stopUpdates])
                if tickStartsTimer { done.append(timer) }
            case .dropped, .rejected:
                if savesAnyway, isOn, open == nil { done = [.powerSaving] }
            case .accepted where isOn && open == nil:
                done = [
                    stopsInsteadOfSaving ? .stopUpdates : .powerSaving,
                    .record(waitsForTen ? .exit : .ordinary), timer,
                ]
                if tenIsOnce { waitsForTen = false }
            case .opens where isOn && open == nil:
                opened += 1
                let id = idsDiffer ? "geofence-\(opened)" : "geofence-1"
                open = id
                waitsForTen = false
                done = [.powerSaving, .monitorRegion(radius: 100, id: id), .record(.enter), .stopTimer]
            case .regionExit:
                guard let id = open else { break }
                done = [.unmonitorRegion(id: id), timer, .bestAccuracy, .stopUpdates, .startUpdates]
                open = nil
                waitsForTen = tellsTen
            case .manualTrip where isOn:
                done = [.powerSaving, .recordTrip(.ordinary, event.mode ?? .walk)]
                if let id = open, tripsResetGeofence {
                    done.append(.unmonitorRegion(id: id))
                    open = nil
                }
                done += [timer, .notify]
                if tripsForgetTen { waitsForTen = false }
            case .switchOff where isOn:
                done = [.stopTimer, .stopUpdates]
                if let id = open, !forgetsTheRegion { done.append(.unmonitorRegion(id: id)) }
                (isOn, open, waitsForTen) = (false, nil, waitsForTen && offKeepsTen)
            case .terminate where isOn || closesWhileOff:
                done = [.stopTimer, .stopUpdates, .recordEnd(closing: true)]
                (isOn, open, waitsForTen) = (false, nil, waitsForTen && offKeepsTen)
                isSetUp = false
            case .authorized, .narrowed, .refused, .failed:
                let isEnd = event.trigger == .refused || event.failure != nil && endsWithoutPosition
                if let value = event.authorization {
                    authorization = value
                    if value == .always || !heedsAuthorizations { break }
                } else if !isEnd {
                    break
                }
                guard isOn else { break }
                if isEnd, remembersRefusals { authorization = .denied }
                done = [.stopTimer, .stopUpdates]
                if let id = open { done.append(.unmonitorRegion(id: id)) }
                done.append(.message("authorization.always"))
                (isOn, open, waitsForTen) = (false, nil, false)
            default: break
            }
            actions.append(done)
            states.append(isOn ? open == nil ? .outside : .inside : .off)
        }
        return Sampling.Output(actions: actions, states: states)
    }
}
