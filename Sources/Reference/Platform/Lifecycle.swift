import PlatformSpecs
import Specification

extension Lifecycle: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var app = App(
            staysInMemory: (input.multitasking ?? true) && !(input.exitsOnSuspend ?? false),
            isKilledInBackground: readings[EndedInBackground.self] == .killed,
            resignsOnHome: readings[ExitsOnSuspend.self] == .resigns)
        return Output(steps: input.events.map { app.step($0) })
    }

    private struct App {
        let staysInMemory: Bool
        let isKilledInBackground: Bool
        let resignsOnHome: Bool
        var state = State.notRunning
        /// The notices not received by the app yet, without duplicates, in order of first occurrence. Clause: LIF-3
        var held: [String] = []

        mutating func step(_ event: Event) -> Step {
            guard let callbacks = callbacks(of: event) else {
                return Step(state, error: .impossible)  // LIF-2
            }
            return Step(state, callbacks)
        }

        /// Returns the callbacks that the system calls at an event; nil if the event is impossible in this state.
        private mutating func callbacks(of event: Event) -> [String]? {
            switch (event.trigger, state) {
            case (.launch, .notRunning):  // LIF-1
                state = .active
                return ["didFinishLaunching", "didBecomeActive"]
            case (.home, .active) where staysInMemory:  // LIF-1
                state = .suspended
                return ["willResignActive", "didEnterBackground"]
            case (.home, .active):  // LIF-2
                state = .notRunning
                return resignsOnHome ? ["willResignActive", "willTerminate"] : ["willTerminate"]
            case (.interruption, .active):  // LIF-1
                state = .inactive
                return ["willResignActive"]
            case (.ignored, .inactive):  // LIF-1
                state = .active
                return ["didBecomeActive"]
            case (.accepted, .inactive) where staysInMemory:  // LIF-1
                state = .background
                return ["didEnterBackground"]
            case (.accepted, .inactive):  // LIF-2
                state = .notRunning
                return ["willTerminate"]
            case (.return, .background), (.return, .suspended):  // LIF-1, LIF-3
                defer { held = [] }
                state = .active
                return held + ["willEnterForeground", "didBecomeActive"]
            case (.wake, .suspended):  // LIF-1, LIF-3
                state = .background
                let redraw = Notice.redraw.rawValue
                defer { held = held.filter { $0 == redraw } }
                return held.filter { $0 != redraw }
            case (.terminate, let former) where former != .notRunning:  // LIF-2
                let isSilent = former == .suspended || former == .background && isKilledInBackground
                held = []
                state = .notRunning
                return isSilent ? [] : ["willTerminate"]
            case (.system, .suspended),  // LIF-3
                (.system, .background) where event.notice == .redraw:
                if let notice = event.notice?.rawValue, !held.contains(notice) { held.append(notice) }
                return []
            case (.system, .active), (.system, .inactive), (.system, .background):  // LIF-3
                return event.notice.map { [$0.rawValue] } ?? []
            default:
                return nil
            }
        }
    }
}
