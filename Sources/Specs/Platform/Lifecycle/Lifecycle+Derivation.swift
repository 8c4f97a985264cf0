import Specification

extension Lifecycle {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        var app = App(law: law, input: input, state: law(.atFirst, .notRunning, not: .active))
        var steps: [Step] = []
        for event in input.events {
            law.emit(.steps, app.step(event), into: &steps)
        }
        return Output(steps: steps)
    }

    private struct App {
        let law: Ruling<Law>
        let input: Input
        var state: State
        /// The kinds of system events that are held, in the order in which they first happened.
        var held: [Notice] = []
        /// The calls that the system has made to the app in the current step.
        var calls: [String] = []

        mutating func step(_ event: Event) -> Step {
            calls = []
            guard isPossible(event.trigger) else {
                return Step(state, error: law(.impossible, .impossible, not: nil))
            }
            let before = state
            switch event.trigger {
            case .launch: become(.active, by: .launch, "didFinishLaunching", "didBecomeActive")
            case .home: goHome()
            case .return: become(.active, by: .back, "willEnterForeground", "didBecomeActive")
            case .wake: become(.background, by: .wake)
            case .interruption: become(.inactive, by: .interruption, "willResignActive")
            case .ignored: become(.active, by: .ignored, "didBecomeActive")
            case .accepted: leave()
            case .terminate: end()
            case .system: if let notice = event.notice { tell(notice) }
            }
            if before != .suspended || state != .suspended { deliver(after: before) }
            if event.trigger == .system, before == .suspended { law.never(.held) { state = .background } }
            return Step(state, calls)
        }

        // MARK: The states of an app. Clause: LIF-1

        private func isPossible(_ trigger: Trigger) -> Bool {
            switch trigger {
            case .launch:
                let isFirst = state == .notRunning && law.does(.launch)
                return law(.launchedOnce, isFirst, not: isFirst || state == .suspended)
            case .home:
                let isUsed = state == .active && law.does(.home)
                return law(.homeIfActive, isUsed, not: isUsed || state == .inactive)
            case .interruption: return state == .active && law.does(.interruption)
            case .ignored: return state == .inactive && law.does(.ignored)
            case .accepted: return state == .inactive && law.does(.accepted)
            case .return: return [.background, .suspended].contains(state) && law.does(.back)
            case .wake: return state == .suspended && law.does(.wake)
            case .terminate:
                return state != .notRunning && law.does(state == .suspended ? .endedSuspended : .ended)
            case .system:
                let isTold = state != .notRunning && law.does(state == .suspended ? .held : .atOnce)
                return law(.toldIfRunning, isTold, not: true)
            }
        }

        private mutating func become(_ target: State, by name: Law, _ names: String...) {
            for call in law.inOrder(name, names) { law.emit(name, call, into: &calls) }
            state = target
        }

        private mutating func goHome() {
            if law.holds(.noMultitasking, input.multitasking == false)
                || law.holds(.exits, input.exitsOnSuspend == true)
            {
                if law(.resigns, ExitsOnSuspend.self) == .resigns { calls = ["willResignActive"] }
                become(.notRunning, by: .ended, "willTerminate")
            } else {
                become(
                    law(.home, .suspended, not: .background), by: .home, "willResignActive",
                    "didEnterBackground")
            }
        }

        private mutating func leave() {
            if law.holds(.acceptedEnds, input.multitasking == false)
                || law.holds(.exitsIfAccepted, input.exitsOnSuspend == true)
            {
                become(.notRunning, by: .ended, "willTerminate")
            } else {
                let target: State = law(.staysInBackground, .background, not: .suspended)
                become(target, by: .accepted, "didEnterBackground")
            }
        }

        // MARK: The end of an app. Clause: LIF-2

        private mutating func end() {
            let isCalled =
                switch state {
                case .suspended: law(.endedSuspended, false, not: true)
                case .background: law(.endedInBackground, EndedInBackground.self) == .terminates
                default: true
                }
            if isCalled { become(.notRunning, by: .ended, "willTerminate") }
            state = .notRunning
            if !held.isEmpty, law.does(.forgotten) { held = [] }
        }

        // MARK: Events of the system. Clause: LIF-3

        private func waits(_ notice: Notice) -> Bool {
            switch state {
            case .suspended: law.does(.held)
            case .background: law.holds(.redraw, notice == .redraw)
            default: false
            }
        }

        private mutating func tell(_ notice: Notice) {
            if waits(notice) {
                let isKnown = law.holds(.onePerKind, held.contains(notice))
                held = law(.allKinds, isKnown ? held : held + [notice], not: [notice])
            } else {
                law.emit(.atOnce, notice.rawValue, into: &calls)
            }
        }

        /// Delivers the held events that need not wait any longer, if the app is active or in the background.
        private mutating func deliver(after before: State) {
            let hasReturned = before == .suspended || !held.isEmpty
            guard hasReturned,
                state == .active ? law.does(.delivered) : state == .background && law.does(.toBackground)
            else { return }
            let due = held.filter { !waits($0) }
            if !due.isEmpty, law.does(.once) { held.removeAll { due.contains($0) } }
            let told = law.inOrder(.inOrder, due).map(\.rawValue)
            calls = law(.beforeTouches, told + calls, not: calls + told)
        }
    }
}
