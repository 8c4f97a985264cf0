import Specification

extension Sampling {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(.order, if: !TimeOrder.holds(of: input.events.map(\.t)), TimeOrder.broken())
        var phone = Phone(
            law: law, authorization: input.authorization, isOn: law(.offAtFirst, false, not: true))
        let steps = input.events.flatMap { event in
            let actions = phone.take(event)
            return law.gives(.listForEach, [(actions: actions, state: phone.state)])
        }
        return Output(actions: steps.map(\.actions), states: steps.map(\.state))
    }

    private struct Phone {
        let law: Ruling<Law>
        var authorization: Authorization
        var isOn: Bool
        /// Whether the app has applied its settings.
        var isSet = false
        var region: String?
        var regions = 0
        /// Whether the next record will be the first after the exit from a region.
        var isTenDue = false

        var state: State { !isOn ? .off : region == nil ? .outside : .inside }

        mutating func take(_ event: Event) -> [PhoneAction] {
            switch event.trigger {
            case .switchOn: law.holds(.onIsOn, !isOn) ? switchOn() : []
            case .tick: isLocating() ? tick() : []
            case .dropped, .rejected: isOn && region == nil ? pass() : []
            case .accepted: isLocating() ? accept() : []
            case .opens: isLocating() ? enter() : []
            case .regionExit: isOn && law.holds(.nothingToLeave, region != nil) ? leave() : []
            case .manualTrip: isHeard() ? travel(by: event.mode ?? .walk) : []
            case .switchOff: isHeard() ? switchOff() : []
            case .terminate: isHeard() ? terminate() : []
            case .authorized, .narrowed: authorize(event.authorization ?? .always)
            case .failed: isOn ? fail() : []
            case .refused: isHeard() ? refuse() : []
            }
        }

        // MARK: Events that make no sense. Clause: SAM-3

        private func isHeard(line: UInt = #line, column: UInt = #column) -> Bool {
            law.holds(.offIsIdle, isOn, line: line, column: column)
        }

        private func isLocating(line: UInt = #line, column: UInt = #column) -> Bool {
            isHeard(line: line, column: column)
                && law.holds(.insideIsIdle, region == nil, line: line, column: column)
        }

        // MARK: On and off. Clauses: SAM-1, SAM-3, SAM-4

        private mutating func switchOn() -> [PhoneAction] {
            let isAllowed =
                switch authorization {
                case .always: law.holds(.onlyAlways, true)
                case .whenInUse: law.holds(.onlyAlways, false)
                case .denied, .restricted: law.holds(.onlyAlways, false)
                }
            if isAllowed {
                law.set(.switchedOn, &isOn, to: true)
                law.never(.idsGoOn) { regions = 0 }
                let given = law.gives(.switchedOn, [.bestAccuracy, .startUpdates, timer])
                let actions = law.inOrder(.inOrder, given)
                let settings = settings()
                return law(.settingsFirst, settings + actions, not: actions + settings)
            }
            var actions: [PhoneAction] = []
            if authorization == .whenInUse {
                law.emit(.inUseIsAsked, .message(Sampling.needsAlways), into: &actions)
                law.never(.inUseIsAsked) { isOn = true }
            } else {
                law.never(.refusedIsSilent) { actions = [.message(Sampling.needsAlways)] }
            }
            return actions
        }

        /// Returns the actions that apply the settings, or none if the app has already applied them since its start.
        /// Clause: SAM-6
        private mutating func settings() -> [PhoneAction] {
            if law(.givenOnce, isSet, not: false) { return [] }
            isSet = true
            let settings = law.gives(
                .settings, [PhoneAction.backgroundUpdates(true), .automaticPauses(false)])
            return law.inOrder(.settingsFirst, settings)
        }

        private mutating func switchOff() -> [PhoneAction] {
            let stops = law.gives(.switchedOff, [PhoneAction.stopTimer, .stopUpdates])
            var actions = law.inOrder(.switchedOff, stops)
            law.emit(.offUnmonitors, all: unmonitoring, into: &actions)
            goOff()
            return actions
        }

        private mutating func terminate() -> [PhoneAction] {
            var actions = law.gives(.terminated, [PhoneAction.stopTimer, .stopUpdates])
            law.emit(.terminated, .recordEnd(closing: true), into: &actions)
            actions = law.inOrder(.endInOrder, actions)
            law.never(.regionOutlives) { actions += unmonitoring }
            goOff()
            law.set(.givenAgain, &isSet, to: false)
            return actions
        }

        // MARK: Authorizations and failures. Clause: SAM-6

        private mutating func authorize(_ value: Authorization) -> [PhoneAction] {
            law.set(.lastCounts, &authorization, to: value)
            var actions: [PhoneAction] = []
            if value == .always {
                law.never(.widened) { if !isOn { actions = switchOn() } }
            } else if isOn {
                if law.does(.narrowed) { actions = end() }
            } else {
                law.never(.offIsSilent) { actions = [.message(Sampling.needsAlways)] }
            }
            return actions
        }

        private mutating func fail() -> [PhoneAction] {
            var actions: [PhoneAction] = []
            law.never(.waits) { actions = end() }
            return actions
        }

        private mutating func refuse() -> [PhoneAction] {
            guard law.does(.refusal) else { return [] }
            law.set(.refusalCounts, &authorization, to: .denied)
            return end()
        }

        /// Returns the actions that end the monitoring, followed by the message that gives the cause.
        private mutating func end() -> [PhoneAction] {
            var actions = switchOff()
            law.emit(.likeSwitchOff, .message(Sampling.needsAlways), into: &actions)
            return actions
        }

        private mutating func goOff() {
            law.set(.thenOff, &isOn, to: false)
            region = nil
            law.set(.offForgets, &isTenDue, to: false)
        }

        // MARK: Locating. Clauses: SAM-1, SAM-2

        private func tick() -> [PhoneAction] {
            let restart = law.gives(.tick, [PhoneAction.bestAccuracy, .stopUpdates, .startUpdates])
            var actions = law.inOrder(.inOrder, restart)
            law.never(.tickLeavesTimer) { actions.append(timer) }
            return actions
        }

        private mutating func pass() -> [PhoneAction] {
            var actions: [PhoneAction] = []
            law.never(.unrecorded) { actions = [.powerSaving] }
            law.never(.tenWaits) { isTenDue = false }
            return actions
        }

        private mutating func accept() -> [PhoneAction] {
            var actions = law.gives(.saves, [law(.saves, PhoneAction.powerSaving, not: .stopUpdates)])
            let mode: UserMode = isTenDue ? .exit : law(.ordinary, .ordinary, not: .enter)
            law.emit(.accepted, all: [.record(mode), timer], into: &actions)
            law.set(.tenOnce, &isTenDue, to: false)
            return law.inOrder(.inOrder, actions)
        }

        private mutating func enter() -> [PhoneAction] {
            regions += 1
            let id = law(.ownID, PhoneAction.region(regions), not: PhoneAction.region(1))
            let circle = PhoneAction.monitorRegion(radius: law.shows(.radius, Sampling.radius), id: id)
            var actions: [PhoneAction] = [.powerSaving]
            let mode = law(.enterForgets, UserMode.enter, not: isTenDue ? .exit : .enter)
            law.emit(.opens, all: [circle, .record(mode)], into: &actions)
            law.emit(.stopsTimer, .stopTimer, into: &actions)
            actions = law.inOrder(.inOrder, actions)
            law.never(.neverForGood) { actions.append(.stopUpdates) }
            law.set(.opens, &region, to: id)
            isTenDue = false
            return actions
        }

        private mutating func leave() -> [PhoneAction] {
            var actions = law.gives(.left, unmonitoring)
            law.emit(.left, all: [timer, .bestAccuracy, .stopUpdates, .startUpdates], into: &actions)
            law.set(.left, &region, to: nil)
            law.set(.ten, &isTenDue, to: true)
            return law.inOrder(.exitInOrder, actions)
        }

        // MARK: Trips. Clause: SAM-5

        private mutating func travel(by mode: TravelMode) -> [PhoneAction] {
            var actions = law.gives(
                .trip, [PhoneAction.powerSaving, .recordTrip(.ordinary, law(.vehicle, mode))])
            if law.does(.tripEndsGeofence) {
                actions += unmonitoring
                region = nil
            }
            law.emit(.startsAnew, timer, into: &actions)
            law.emit(.notifies, .notify, into: &actions)
            law.set(.tripForgets, &isTenDue, to: false)
            return law.inOrder(.tripInOrder, actions)
        }

        private var timer: PhoneAction {
            .startTimer(seconds: law.shows(.interval, Sampling.interval))
        }

        private var unmonitoring: [PhoneAction] { region.map { [.unmonitorRegion(id: $0)] } ?? [] }
    }
}
