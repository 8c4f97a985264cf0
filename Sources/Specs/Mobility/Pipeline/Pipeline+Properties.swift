import Specification

extension Pipeline {
    public static let properties: [Property<Pipeline>] = [
        Property(
            "Each batch has a list of actions. `dropped` contains the batches without actions, in order.",
            from: .lists, .stages, .indices
        ) { trial, output in
            let (count, dropped) = (trial.input.batches.count, output.dropped.map(\.batch))
            return output.actions.count == count
                && dropped == output.actions.indices.filter { output.actions[$0].isEmpty }
                ? .holds
                : .violated("batches: \(count), dropped batches: \(dropped), actions: \(output.actions)")
        },
        Property(
            """
            The records have the times of the batches that are not dropped, in order; in manual mode, each time occurs \
            only once.
            """,
            from: .nothingDropped, .recordEach
        ) { trial, output in
            let dropped = Set(output.dropped.map(\.batch))
            let kept = trial.input.batches.indices.filter { !dropped.contains($0) }
            let times = kept.compactMap { latest(of: trial.input.batches[$0])?.fix.t }
            return output.records.map(\.t) == times.unique
                ? .holds
                : .violated(
                    "records: \(output.records.count), batches that are not dropped: \(kept)")
        },
        Property(
            "Later batches do not change the output for earlier batches.", from: .pieces,
            probes: { input, _ in
                let half = half(of: input)
                return half > 0 ? [input.with { $0.batches = Array(input.batches.prefix(half)) }] : []
            },
            judge: { trial, whole in
                let probe = trial.probes[0]
                let cut = half(of: trial.input)
                guard let part = probe.output else {
                    return .violated(
                        "without the later batches, the batches before batch \(cut) are rejected")
                }
                let (accepted, events) = (cut - part.dropped.count, whole.events)
                let isSame =
                    part.dropped == whole.dropped.filter { $0.batch < cut }
                    && part.alerts == whole.alerts.filter { $0 < cut }
                    && part.actions == Array(whole.actions.prefix(cut))
                    && part.records == Array(whole.records.prefix(part.records.count))
                    && Geofence.isSame(part.events, events.filter { $0.at < accepted })
                return isSame
                    ? .holds
                    : .violated(
                        "the output for the batches before batch \(cut) differs if later batches follow")
            }),
        .refusesFixesOffEarth(from: .places, .finite) { $0.fixes },
        each(
            "A fix that is not dropped is accurate enough, and a rejected fix is not accurate enough.",
            from: .rejected, .askedFirst, .filter
        ) { step, trial in
            guard let accuracy = step.fix?.accuracy else { return true }
            let isGood = Accuracy.isGood(accuracy, trial.input.mode, trial.readings)
            return step.reason == nil ? isGood : step.reason == .rejected ? !isGood : true
        },
        each(
            """
            If a batch is not dropped in manual mode, its actions are `powerSaving`, `record`, `startTimer` and \
            `notify`, in this order.
            """,
            from: .byHand, .vehicle
        ) { step, trial in
            guard let vehicle = trial.input.vehicle, step.reason == nil else { return true }
            let timer = PhoneAction.startTimer(seconds: trial.input.figures.interval)
            return step.actions == [.powerSaving, .recordTrip(.ordinary, vehicle), timer, .notify]
        },
        each(
            """
            In automatic mode, the actions of a batch that is not dropped begin with `powerSaving`. The actions for \
            region, record and timer follow; they depend on the event at the fix and on whether a geofence is open.
            """,
            from: .automatic, .opens, .stages
        ) { step, trial in
            guard trial.input.mode == .automatic, step.reason == nil else { return true }
            let figures = trial.input.figures
            let timer = PhoneAction.startTimer(seconds: figures.interval)
            let region = PhoneAction.region(step.region)
            return switch step.event {
            case .enter:
                step.actions == [
                    .powerSaving, .monitorRegion(radius: figures.radius, id: region), .record(.enter),
                    .stopTimer,
                ]
            case .exit:
                step.actions == [.powerSaving, .unmonitorRegion(id: region), .record(.exit), timer]
            case nil:
                step.actions == [.powerSaving, .record(.ordinary)] + (step.isInside ? [] : [timer])
            }
        },
        Property(
            "`alerts` lists exactly the batches whose fix is rejected as too coarse in manual mode.",
            from: .alerts, .alertsToo
        ) { trial, output in
            let coarse = steps(of: trial).filter {
                trial.input.mode == .manual && $0.reason == .rejected && ($0.fix?.accuracy ?? -1) >= 0
            }
            return output.alerts == coarse.map(\.batch)
                ? .holds : .violated("the user is alerted to the batches \(output.alerts)")
        },
        Property(
            """
            An automatic record has the place of the latest fix of its batch and, if no sensor was queried, also the \
            activity of this fix.
            """,
            from: .latest, .ties, .brought
        ) { trial, output in
            guard trial.input.mode == .automatic else { return .notTouched }
            let kept = steps(of: trial).filter { $0.reason == nil }
            let wrong = zip(kept, output.records).first { step, record in
                guard let latest = latest(of: trial.input.batches[step.batch]) else { return false }
                let brought = latest.isSensed ? nil : latest.fix.activity
                return record.place != latest.fix.place || record.kind != .automatic
                    || record.activity != brought ?? record.activity
            }
            return wrong.map {
                .violated("the record of batch \($0.0.batch) does not match the latest fix of that batch")
            } ?? .holds
        },
    ]

    private static func half(of input: Input) -> Int { input.batches.count / 2 }

    // MARK: Batches one by one

    private struct Step {
        let batch: Int
        let fix: Fix?
        let reason: Reason?
        let actions: [PhoneAction]
        /// The kind of the geofence's event at the fix; nil if there is no event.
        let event: Geofence.Kind?
        let isInside: Bool
        /// The number of geofences that have opened so far.
        let region: Int
    }

    private static func steps(of trial: Trial<Pipeline>) -> [Step] {
        guard let output = trial.outcome.output else { return [] }
        let reasons = Dictionary(output.dropped.map { ($0.batch, $0.reason) }) { first, _ in first }
        let kinds = Dictionary(output.events.map { ($0.at, $0.kind) }) { first, _ in first }
        var (count, isInside, region) = (0, false, 0)
        return zip(trial.input.batches, output.actions).enumerated().map { batch, both in
            let (fix, reason) = (latest(of: both.0)?.fix, reasons[batch])
            let event = reason == nil ? kinds[count] : nil
            isInside = event.map { $0 == .enter } ?? isInside
            region += event == .enter ? 1 : 0
            count += reason == nil ? 1 : 0
            return Step(
                batch: batch, fix: fix, reason: reason, actions: both.1, event: event, isInside: isInside,
                region: region)
        }
    }

    private static func each(
        _ sentence: String, from laws: Law..., holds: @escaping @Sendable (Step, Trial<Pipeline>) -> Bool
    ) -> Property<Pipeline> {
        Property(sentence, laws: laws) { trial in
            steps(of: trial).violation(unless: { holds($0, trial) }) { _, step in
                "batch \(step.batch) (\(step.reason?.rawValue ?? "kept")) has the actions \(step.actions)"
            } ?? .holds
        }
    }
}
