import Specification

extension Pipeline {
    public static let properties = general + relations

    private static let general: [Property<Pipeline>] = [
        Property(
            "Each batch has a list of actions; `dropped` lists, in order, the batches whose list is empty.",
            from: .lists, .stages, .indices
        ) { trial, output in
            let (count, dropped) = (trial.input.batches.count, output.dropped.map(\.batch))
            return Finding(
                output.actions.count == count
                    && dropped == output.actions.indices.filter { output.actions[$0].isEmpty },
                or: "batches: \(count), dropped batches: \(dropped), actions: \(output.actions)")
        },
        Property(
            """
            The records have the times of the batches that are not dropped, in order; in manual mode, each time occurs \
            only once.
            """,
            from: .nothingDropped, .recordEach, judge: areOfBatches),
        Property(
            "Later batches do not change the output for earlier batches.", from: .pieces,
            probes: { input, _ in beginning(of: input) }, judge: beginsAlike),
    ]

    private static func areOfBatches(_ trial: Trial<Pipeline>, _ output: Output) -> Finding {
        let dropped = Set(output.dropped.map(\.batch))
        let kept = trial.input.batches.indices.filter { !dropped.contains($0) }
        var times: [Double] = []
        for batch in kept {
            guard let latest = latest(of: trial.input.batches[batch]) else { continue }
            if !times.contains(latest.fix.t) { times.append(latest.fix.t) }
        }
        return Finding(
            output.records.map(\.t) == times,
            or: "number of records: \(output.records.count), but batches that are not dropped: \(kept)")
    }

    // MARK: Later batches do not change the output for earlier batches

    private static func half(of input: Input) -> Int { input.batches.count / 2 }

    private static func beginning(of input: Input) -> [Input] {
        let half = half(of: input)
        return half > 0 ? [input.with { $0.batches = Array(input.batches.prefix(half)) }] : []
    }

    private static func beginsAlike(_ trial: Trial<Pipeline>, _ whole: Output) -> Finding {
        guard let probe = trial.probes.first else { return .notTouched }
        let cut = half(of: trial.input)
        guard let part = probe.output else {
            return .violated("the batches before batch \(cut) are rejected alone, but not with the others")
        }
        let (accepted, events) = (cut - part.dropped.count, whole.events)
        let isSame =
            part.dropped == whole.dropped.filter { $0.batch < cut }
            && part.alerts == whole.alerts.filter { $0 < cut }
            && part.actions == Array(whole.actions.prefix(cut))
            && part.records == Array(whole.records.prefix(part.records.count))
            && Geofence.isSame(part.events, events.filter { $0.at < accepted })
        return Finding(isSame, or: "the output for the batches before batch \(cut) differs if others follow")
    }
}
