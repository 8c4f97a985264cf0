import Specification

extension Pipeline {
    public static let properties = general + relations

    private static let general: [Property<Pipeline>] = [
        Property(
            "Each batch has a list of actions; the dropped batches, in their order, are those whose list is empty.",
            from: .lists, .stages, .indices
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let (count, dropped) = (trial.input.batches.count, output.dropped.map(\.batch))
            return output.actions.count == count
                && dropped == output.actions.indices.filter { output.actions[$0].isEmpty }
                ? .holds
                : .violated(
                    "\(count) batches, of which \(dropped) are dropped, have the actions \(output.actions)")
        },
        Property("In manual mode no fix is debounced, and no geofence opens.", from: .resets, .notDebounced) {
            trial in
            guard trial.input.mode == .manual, let output = trial.outcome.output else {
                return .notTouched
            }
            let isDebounced = output.dropped.contains {
                $0.reason == .tooSoon || $0.reason == .outOfOrder
            }
            return isDebounced || !output.events.isEmpty
                ? .violated("a manual fix is dropped as a false positive, or opens a geofence") : .holds
        },
        Property("Exactly the batches without a fix are dropped as empty.", from: .empty) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let empty = output.dropped.filter { $0.reason == .empty }.map(\.batch)
            return empty == trial.input.batches.indices.filter { trial.input.batches[$0].isEmpty }
                ? .holds : .violated("the batches \(empty) are dropped as empty")
        },
        Property(
            "The records have the times of the batches that are not dropped; manual times occur once.",
            from: .nothingDropped, .recordEach, judge: areOfBatches),
        Property("An event has the time and the userMode of the record at its index.", from: .counts) {
            trial in
            guard trial.input.mode == .automatic, let output = trial.outcome.output else {
                return .notTouched
            }
            let wrong = output.events.first { event in
                let record = output.records.indices.contains(event.at) ? output.records[event.at] : nil
                return record?.t != event.t || record?.userMode != UserMode(event.kind)
            }
            return wrong.map { .violated("the \($0.kind.rawValue) at \($0.at) does not match its record") }
                ?? .holds
        },
        Property(
            "Later batches do not change the output for earlier ones.", from: .pieces,
            probes: { input, _ in beginning(of: input) }, judge: beginsAlike),
    ]

    private static func areOfBatches(_ trial: Trial<Pipeline>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let dropped = Set(output.dropped.map(\.batch))
        let kept = trial.input.batches.indices.filter { !dropped.contains($0) }
        var times: [Double] = []
        for batch in kept {
            guard let latest = latest(of: trial.input.batches[batch]) else { continue }
            if !times.contains(latest.fix.t) { times.append(latest.fix.t) }
        }
        return output.records.map(\.t) == times
            ? .holds
            : .violated(
                "there are \(output.records.count) records for the batches \(kept), which are not dropped")
    }

    // MARK: Later batches do not change the output for earlier ones

    private static func half(of input: Input) -> Int { input.batches.count / 2 }

    private static func beginning(of input: Input) -> [Input] {
        let half = half(of: input)
        return half > 0 ? [input.with(batches: Array(input.batches.prefix(half)))] : []
    }

    private static func beginsAlike(_ trial: Trial<Pipeline>) -> Finding {
        guard let probe = trial.probes.first, let whole = trial.outcome.output else { return .notTouched }
        let cut = half(of: trial.input)
        guard let part = probe.output else {
            return .violated("the first \(cut) batches alone are rejected, but all batches are not")
        }
        let (accepted, events) = (cut - part.dropped.count, whole.events)
        let isSame =
            part.dropped == whole.dropped.filter { $0.batch < cut }
            && part.alerts == whole.alerts.filter { $0 < cut }
            && part.actions == Array(whole.actions.prefix(cut))
            && part.records == Array(whole.records.prefix(part.records.count))
            && Geofence.isSame(part.events, events.filter { $0.at < accepted })
        return isSame
            ? .holds : .violated("the output for the first \(cut) batches differs if later batches follow")
    }
}
