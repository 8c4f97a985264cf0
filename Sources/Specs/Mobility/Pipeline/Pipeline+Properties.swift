import Specification

extension Pipeline {
    public static let properties = general + relations

    private static let general: [Property<Pipeline>] = [
        Property(
            "Each batch has a list of actions, which is empty if and only if the batch is dropped.",
            from: .lists
        ) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let dropped = Set(output.dropped.map(\.batch))
            let count = trial.input.batches.count
            guard output.actions.count == count else {
                return .violated("\(count) batches have \(output.actions.count) lists of actions")
            }
            let wrong = output.actions.indices.first {
                output.actions[$0].isEmpty != dropped.contains($0)
            }
            return wrong.map { .violated("batch \($0) is dropped with actions, or kept without actions") }
                ?? .holds
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
        Property("Regions are numbered from 1, and only an open region is left.", from: .regions) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            var (count, isOpen) = (0, false)
            for action in output.actions.joined() {
                switch action {
                case .monitorRegion(_, let id):
                    (count, isOpen) = (count + 1, id == "geofence-\(count + 1)")
                case .unmonitorRegion("geofence-\(count)") where isOpen: isOpen = false
                case .unmonitorRegion(let id): return .violated("\(id) is left, but is not open")
                default: continue
                }
                if case .monitorRegion(_, let id) = action, !isOpen {
                    return .violated("region \(count) is \(id)")
                }
            }
            return count > 0 ? .holds : .notTouched
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
            for event in output.events {
                let record = output.records.indices.contains(event.at) ? output.records[event.at] : nil
                guard record?.t == event.t, record?.userMode == UserMode(event.kind) else {
                    return .violated(
                        "the \(event.kind.rawValue) at \(event.at) does not match record \(event.at)")
                }
            }
            return .holds
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
        guard half(of: input) > 0, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        return [input.with(batches: Array(input.batches.prefix(half(of: input))))]
    }

    private static func beginsAlike(_ trial: Trial<Pipeline>) -> Finding {
        guard let probe = trial.probes.first, let whole = trial.outcome.output else { return .notTouched }
        let cut = half(of: trial.input)
        guard let part = probe.output else {
            return .violated("the first \(cut) batches alone are rejected, but all batches are not")
        }
        let accepted = cut - part.dropped.count
        let differing: String? =
            if part.dropped != whole.dropped.filter({ $0.batch < cut }) {
                "dropped"
            } else if part.alerts != whole.alerts.filter({ $0 < cut }) {
                "alerts"
            } else if part.actions != Array(whole.actions.prefix(cut)) {
                "actions"
            } else if part.records != Array(whole.records.prefix(part.records.count)) {
                "records"
            } else if !Geofence.isSame(part.events, whole.events.filter { $0.at < accepted }) {
                "events"
            } else { nil }
        guard let differing else { return .holds }
        return .violated("\(differing) of the first \(cut) batches differ if later batches follow")
    }
}
