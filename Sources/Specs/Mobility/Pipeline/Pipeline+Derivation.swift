import Specification

extension Pipeline {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(offEarth: input.fixes, .places, .finite)
        let fates = fates(of: input, law)
        let notDebounced = fates.filter { $0.reason == nil || $0.reason == .rejected }
        let kept = fates.filter { $0.reason == nil }.map(\.batch)
        let accepted = law(.nothingDropped, kept, not: notDebounced.map(\.batch))
        let compared =
            input.mode == .manual
            ? law(.resets, [], not: accepted) : law(.acceptedAlone, accepted, not: notDebounced.map(\.batch))
        let day = Day(
            input: input, law: law, fates: fates, accepted: accepted,
            marks: marks(of: compared.map { fates[$0] }, input, law))
        return Output(
            records: day.records, events: day.events, dropped: dropped(fates, input, law),
            alerts: alerts(fates, input, law), actions: day.actions)
    }

    // MARK: The fate of each batch. Clauses: PIP-1, PIP-2

    private struct Fate {
        let batch: Int
        /// The fix that is taken from the batch; nil if the batch is empty.
        var latest: SensedFix?
        /// The reason why the batch is dropped; nil if it is not dropped.
        var reason: Reason?

        /// Whether the fix is rejected as too coarse, and not as invalid.
        var isCoarse: Bool { reason == .rejected && latest.map { $0.fix.accuracy >= 0 } == true }
    }

    private static func fates(of input: Input, _ law: Ruling<Law>) -> [Fate] {
        let isSeen = law(.seen, DebounceLast.self) == .seen
        let isDebounced = law(.last, PipelineLast.self) == .debounced
        var last: Double?
        return input.batches.enumerated().map { index, batch in
            guard let place = latest(of: batch.map(\.fix.t), law) else {
                return Fate(batch: index, reason: .empty)
            }
            let fix = batch[place].fix
            let early = last.flatMap { falsePositive(fix.t, after: $0, law) }
            // The fix is judged alone, since the threshold set by earlier fixes does not affect whether the fix is
            // accepted.
            let accuracy = Accuracy.expected(.init(mode: input.mode, fixes: [fix]), law.readings).output
            let isAccepted = law.holds(
                input.mode == .manual ? .askedFirst : .rejected, accuracy?.verdicts == [.accepted])
            let poor = isAccepted ? nil : Reason.rejected
            let reason =
                input.mode == .manual
                ? law(.notDebounced, poor, not: early ?? poor)
                : law(.filter, early ?? poor, not: poor ?? early)
            if isSeen || reason == nil || isDebounced && reason == .rejected {
                last = law(.outOfOrder, max(last ?? fix.t, fix.t), not: fix.t)
            }
            return Fate(batch: index, latest: batch[place], reason: reason)
        }
    }

    private static func latest(of times: [Double], _ law: Ruling<Law>) -> Int? {
        guard let latest = times.max() else { return nil }
        let equals = times.indices.filter { times[$0] == latest }
        return law(.latest, law(.ties, equals.last, not: equals.first), not: times.count - 1)
    }

    /// Returns the reason why mobility.debounce would drop a fix at the time `t`; nil if it would acquire the fix.
    private static func falsePositive(_ t: Double, after last: Double, _ law: Ruling<Law>) -> Reason? {
        if law.isBelow(.filter, t, last) { return .outOfOrder }
        return law.isBelow(.filter, t - last, Debounce.slack) ? .tooSoon : nil
    }

    private static func dropped(_ fates: [Fate], _ input: Input, _ law: Ruling<Law>) -> [Drop] {
        fates.flatMap { fate -> [Drop] in
            guard let reason = fate.reason else { return [] }
            let drop = Drop(batch: number(of: fate.batch, input, law), reason: reason)
            let isAlerted = input.mode == .manual && fate.isCoarse
            return switch reason {
            case .empty: law.gives(.empty, [drop])
            case .rejected: law.gives(isAlerted ? .alertsToo : .rejected, [drop])
            case .outOfOrder, .tooSoon: law.gives(.stages, [drop])
            }
        }
    }

    private static func alerts(_ fates: [Fate], _ input: Input, _ law: Ruling<Law>) -> [Int] {
        fates.filter { $0.reason == .rejected }.flatMap { fate -> [Int] in
            let isCoarse = law(.alerts, fate.isCoarse, not: true)
            guard law.holds(.alerts, input.mode == .manual), isCoarse else { return [] }
            return law.gives(.alerts, [number(of: fate.batch, input, law)])
        }
    }

    private static func number(of batch: Int, _ input: Input, _ law: Ruling<Law>) -> Int {
        law(.indices, batch, not: input.batches.prefix(batch).count { !$0.isEmpty })
    }

    // MARK: The events of mobility.geofence. Clause: PIP-2

    private typealias Mark = (batch: Int, event: Geofence.Event)

    private static func marks(of track: [Fate], _ input: Input, _ law: Ruling<Law>) -> [Mark] {
        let asked = Geofence.Input(
            platform: input.platform, fixes: track.compactMap(\.latest?.fix), parameters: input.parameters)
        let geofence = Geofence.demand(asked, law.readings)
        if geofence.isOpen { law.leavesOpen() }
        return (geofence.outcome.output?.events ?? []).map { (track[$0.at].batch, $0) }
    }

    // MARK: Records and actions

    private struct Day {
        let input: Input
        let law: Ruling<Law>
        let fates: [Fate]
        /// The indices of the batches whose fix is accepted.
        let accepted: [Int]
        let marks: [Mark]

        /// Returns the kind of the geofence's event at a batch; nil if there is no event.
        func kind(at batch: Int) -> Geofence.Kind? { marks.first { $0.batch == batch }?.event.kind }

        func isInside(at batch: Int) -> Bool { marks.last { $0.batch <= batch }?.event.kind == .enter }

        var events: [Geofence.Event] {
            marks.flatMap { batch, event in
                let number = accepted.firstIndex(of: batch) ?? accepted.count
                return law.gives(.stages, [event.with { $0.at = law(.counts, number, not: batch) }])
            }
        }

        // MARK: Records. Clause: PIP-2

        var records: [MovementRecord] {
            var records: [MovementRecord] = []
            for batch in accepted {
                guard let fix = fates[batch].latest?.fix else { continue }
                let kind = kind(at: batch)
                if kind == nil && isInside(at: batch) && !law.does(.recordsInside) { continue }
                let mode = law(.stages, UserMode(kind))
                let vehicle = input.vehicle.map { law(.vehicle, $0) }
                let record = MovementRecord(
                    t: fix.t, lat: fix.lat, lon: fix.lon, activity: vehicle?.activity ?? activity(of: batch),
                    userMode: mode, origin: vehicle.map { .manual($0) } ?? .automatic)
                if vehicle != nil,
                    law.holds(.storedOnce, records.contains { $0.t == fix.t && $0.userMode == mode })
                {
                    continue
                }
                law.emit(.recordEach, record, into: &records)
            }
            return input.mode == .manual
                ? law(.byBatches, records, not: records.sorted { $0.t < $1.t }) : records
        }

        func activity(of batch: Int) -> Activity {
            guard let latest = fates[batch].latest else { return .unknown }
            let first = input.batches[batch][0]
            let mixed = SensedFix(latest.fix, samples: first.samples, coprocessor: first.coprocessor)
            return law(.ofLatest, activity(of: latest, law), not: activity(of: mixed, law.kept))
        }

        func activity(of sensed: SensedFix, _ law: Ruling<Law>) -> Activity {
            let motion = Motion.expected(sensed.motion, law.readings).output
            let moves = law(.motion, motion?.activity ?? .unknown)
            guard let brought = sensed.fix.activity else { return moves }
            return sensed.isSensed
                ? law(.sensorsFirst, moves, not: brought) : law(.brought, brought, not: moves)
        }

        // MARK: Actions. Clause: PIP-1

        var actions: [[PhoneAction]] {
            let recorded = Set(accepted)
            return input.batches.indices.flatMap { batch in
                law.gives(.lists, [recorded.contains(batch) ? steps(upon: batch) : []])
            }
        }

        func steps(upon batch: Int) -> [PhoneAction] {
            let steps = input.vehicle.map(stepsByHand) ?? automaticSteps(upon: batch)
            let all = law(.powerSaving, [.powerSaving] + steps, not: steps + [.powerSaving])
            return law.inOrder(input.mode == .manual ? .byHand : .automatic, all)
        }

        var timer: PhoneAction {
            .startTimer(
                seconds: law(.interval, input.figures.interval, not: Geofence.Parameters.standard.interval))
        }

        func stepsByHand(_ vehicle: TravelMode) -> [PhoneAction] {
            let record = PhoneAction.recordTrip(law(.userMode, .ordinary), law(.vehicle, vehicle))
            return [record, timer, .notify].flatMap { law.gives(.byHand, [$0]) }
        }

        func automaticSteps(upon batch: Int) -> [PhoneAction] {
            let kind = kind(at: batch)
            var steps: [PhoneAction] = []
            let count = marks.count { $0.batch <= batch && $0.event.kind == .enter }
            let region = PhoneAction.region(law(.regions, count, not: 1))
            if kind == .enter {
                let radius = law(.radius, input.figures.radius, not: Geofence.Parameters.standard.radius)
                law.emit(.opens, .monitorRegion(radius: radius, id: region), into: &steps)
            }
            if kind == .exit { law.emit(.leaves, .unmonitorRegion(id: region), into: &steps) }
            law.emit(.automatic, .record(law(.userMode, UserMode(kind))), into: &steps)
            if kind == .enter {
                law.emit(.opens, .stopTimer, into: &steps)
            } else if !law.holds(.noTimerInside, isInside(at: batch)) {
                law.emit(.automatic, timer, into: &steps)
            }
            return steps
        }
    }
}
