import Specification

extension Trip {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let fixes = input.fixes
        try law.refuse(.places, if: !fixes.allSatisfy(\.place.isOnEarth), Fix.invalid(), first: .placesFirst)
        try law.refuse(.finite, if: !fixes.allSatisfy(\.isFinite), Fix.invalid(), first: .placesFirst)
        try law.refuse(
            .order, if: !TimeOrder.holds(of: input.events.map(\.t)), TimeOrder.broken(), first: .othersFirst)
        var traveller = Traveller(
            law: law, automatic: input.automatic, mode: law(.current, input.current, not: nil),
            hasNetwork: law(.networkAtFirst, true, not: false))
        var (states, actions) = ([Standing](), [[Action]]())
        for (index, event) in input.events.enumerated() {
            actions.append(try traveller.take(event, index))
            states.append(traveller.standing)
        }
        law.never(.runningIsNot) { traveller.endTrip(at: traveller.records.last?.t) }
        return Output(
            states: states, actions: actions, records: traveller.records, messages: traveller.messages,
            history: traveller.history)
    }

    private struct Traveller {
        let law: Ruling<Law>
        let automatic: Bool
        var mode: TravelMode?
        var waiting: Waiting?
        /// The time at which the current trip began; nil if this time is unknown or no trip is running.
        var since: Double?
        var hasNetwork: Bool
        var unsent = 0
        var records: [MovementRecord] = []
        var messages: [Message] = []
        var history: [Journey] = []

        var standing: Standing {
            let runs = law(.runsOnceStored, mode != nil, not: mode != nil || waiting != nil)
            let isPaused = law(.concurrent, TripAutomatic.self) == .off && law.holds(.automaticOff, runs)
            return Standing(
                mode: mode, waiting: waiting, automatic: law.shows(.automaticSwitch, automatic) && !isPaused,
                label: law(.label, mode == nil ? .start : .change))
        }

        mutating func take(_ event: Event, _ index: Int) throws(Rejection) -> [Action] {
            var actions: [Action] = []
            switch event.happening {
            case .choose(let chosen):
                locate(&actions)
                law.set(.lastWaits, &waiting, to: Waiting(chosen))
                law.never(.storedFirst) { mode = chosen }
            case .arrived:
                try law.refuse(.arrivalNeedsTrip, if: mode == nil, noTrip())
                locate(&actions)
                law.set(.lastWaits, &waiting, to: .arrived)
                law.never(.storedFirst) { mode = nil }
            case .fix(let fix):
                guard let awaited = waiting else {
                    law.never(.nothingWaits) { actions = [.stopLocating] }
                    break
                }
                if law.holds(.coarseIsRejected, isAccepted(fix)) {
                    store(fix, of: event, awaited, &actions)
                } else {
                    let cause: Cause = law.isBelow(.cause, fix.accuracy, 0) ? .invalid : .poor
                    law.emit(.causeIsGiven, Message(event: index, code: cause), into: &messages)
                    law.never(.stillWaits) { waiting = nil }
                    law.never(.stillWaits) { actions = [.stopLocating] }
                }
            case .restart:
                law.never(.waitingIsLost) { mode = waiting?.mode ?? mode }
                law.set(.waitingIsLost, &waiting, to: nil)
                law.never(.kept) { (mode, since) = (nil, nil) }
                law.never(.silentRestart) { actions = [.stopLocating] }
                law.never(.restStays) { history = [] }
                law.never(.restStays) { unsent = 0 }
                law.never(.restStays) { hasNetwork = true }
            case .network(let isThere):
                hasNetwork = isThere
                if law.does(.sentLater) { send(&actions) }
            }
            return actions
        }

        private func locate(_ actions: inout [Action]) {
            if law(.locatedEachTime, true, not: waiting == nil) {
                law.emit(.located, .locate, into: &actions)
            }
        }

        private func isAccepted(_ fix: Fix) -> Bool {
            let isBelow = law.isBelow(.bound, fix.accuracy, Accuracy.threshold)
            let takesBound = law(.boundItself, ManualBoundary.self) == .accept
            let isEnough = isBelow || fix.accuracy == Accuracy.threshold && takesBound
            return isEnough && law.isAtLeast(.negative, fix.accuracy, 0)
        }

        private mutating func store(
            _ fix: Fix, of event: Event, _ awaited: Waiting, _ actions: inout [Action]
        ) {
            if let vehicle = law(.vehicle, awaited.mode ?? mode, not: mode ?? awaited.mode), law.does(.stored)
            {
                records.append(
                    MovementRecord(
                        t: law(.timeOfFix, fix.t, not: event.t), lat: fix.lat, lon: fix.lon,
                        activity: vehicle.activity, origin: .manual(vehicle)))
                law.emit(.stored, .record, into: &actions)
                unsent += 1
                send(&actions)
            }
            law.emit(.notified, .notify, into: &actions)
            law.emit(.switchedOff, .stopLocating, into: &actions)
            actions = law.inOrder(.inOrder, actions)
            let isOver = law(.endedByChange, true, not: awaited == .arrived)
            if isOver { endTrip(at: fix.t) }
            since = awaited.mode == nil ? nil : isOver || since == nil ? fix.t : since
            (mode, waiting) = (awaited.mode, nil)
        }

        mutating func endTrip(at end: Double?) {
            guard let mode, let end else { return }
            let journey = Journey(mode: mode, from: law(.since, since, not: nil), to: law.shows(.since, end))
            law.emit(.manualOnly, journey, into: &history)
        }

        private mutating func send(_ actions: inout [Action]) {
            guard law.holds(.sent, hasNetwork) else { return }
            law.emit(.sentLater, all: Array(repeating: .send, count: unsent), into: &actions)
            unsent = 0
        }
    }
}
