import Catalogue
import JSON
import Specification

/// An implementation of platform.lifecycle, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulLifecycle: Careful {
    public typealias Subsystem = Lifecycle

    /// The missed notices that are held until the app can receive them.
    enum Holding { case onceEach, every, lastOnly }

    var suspendsAfterHome = true
    var suspendsAfterAccepting = false
    var callsSuspendedOnes = false
    var looksAtExits = true
    var endsOnAccepting = true
    var holding = Holding.onceEach
    var deliversFirst = true
    var forgetsWhenEnded = true
    var startsAnewWhileSuspended = false
    var homeEndsInterruptions = false
    var deliversOnWaking = true
    var holdsRedraws = true
    var callsInBackground: Bool?
    var resigns: Bool?

    public init() {}

    public func run(_ input: Lifecycle.Input, readings: Readings) throws(Rejection) -> Lifecycle.Output {
        let hasBackground =
            input.multitasking != false && (input.exitsOnSuspend != true || !looksAtExits)
        var state = "notRunning"
        var waiting: [String] = []
        var steps: [Lifecycle.Step] = []
        for event in input.events {
            var calls: [String]?
            switch event.trigger.rawValue + " " + state {
            case "launch notRunning", "launch suspended":
                if state == "suspended", !startsAnewWhileSuspended { break }
                calls = waiting + ["didFinishLaunching", "didBecomeActive"]
                waiting = []
                state = "active"
            case "home active", "home inactive":
                if state == "inactive", !homeEndsInterruptions { break }
                calls = [hasBackground ? "didEnterBackground" : "willTerminate"]
                if hasBackground || resigns ?? (readings[ExitsOnSuspend.self] == .resigns) {
                    calls?.insert("willResignActive", at: 0)
                }
                state = !hasBackground ? "notRunning" : suspendsAfterHome ? "suspended" : "background"
            case "interruption active":
                calls = ["willResignActive"]
                state = "inactive"
            case "ignored inactive":
                calls = ["didBecomeActive"]
                state = "active"
            case "accepted inactive":
                let stays = hasBackground || !endsOnAccepting
                calls = [stays ? "didEnterBackground" : "willTerminate"]
                state = !stays ? "notRunning" : suspendsAfterAccepting ? "suspended" : "background"
            case "return background", "return suspended":
                let resumed = ["willEnterForeground", "didBecomeActive"]
                calls = deliversFirst ? waiting + resumed : resumed + waiting
                waiting = []
                state = "active"
            case "terminate suspended":
                calls = callsSuspendedOnes ? ["willTerminate"] : []
                if forgetsWhenEnded { waiting = [] }
                state = "notRunning"
            case "wake suspended":
                calls = []
                if deliversOnWaking {
                    calls = waiting.filter { $0 != "redraw" || !holdsRedraws }
                    waiting.removeAll { $0 != "redraw" || !holdsRedraws }
                }
                state = "background"
            case "terminate active", "terminate inactive", "terminate background":
                let isCalled = callsInBackground ?? (readings[EndedInBackground.self] == .terminates)
                calls = state != "background" || isCalled ? ["willTerminate"] : []
                if forgetsWhenEnded { waiting = [] }
                state = "notRunning"
            case "system background" where event.notice == .redraw && holdsRedraws:
                calls = []
                hold("redraw", &waiting)
            case "system suspended":
                calls = []
                hold(event.notice?.rawValue ?? "", &waiting)
            case "system active", "system inactive", "system background":
                calls = [event.notice?.rawValue ?? ""]
            default: break
            }
            let after = Lifecycle.State(rawValue: state) ?? .notRunning
            steps.append(Lifecycle.Step(after, calls ?? [], error: calls == nil ? .impossible : nil))
        }
        return Lifecycle.Output(steps: steps)
    }

    private func hold(_ notice: String, _ waiting: inout [String]) {
        switch holding {
        case .onceEach: if !waiting.contains(notice) { waiting.append(notice) }
        case .every: waiting.append(notice)
        case .lastOnly: waiting = [notice]
        }
    }
}
