import JSON
import Specification

/// A walk along the batches beside an outcome, which says what each stage has made of them.
///
/// What a stage is handed is what the outcome itself has kept before, so that one mistake is reported once; what it makes
/// of it is judged by the checks of that stage. The walk ends at the first fault.
struct PipelineWalk {
    private typealias Rule = Pipeline.Rule

    private let input: Pipeline.Input
    private let output: Pipeline.Output
    private let readings: Readings
    private(set) var findings = Findings<Pipeline.Rule>()

    /// The fixes that were accepted, with the batches that they are of.
    private var accepted: [(batch: Int, fix: SensedFix)] = []

    init(_ input: Pipeline.Input, _ output: Pipeline.Output, _ readings: Readings) {
        self.input = input
        self.output = output
        self.readings = readings
    }

    mutating func run() {
        findings.touch(.steps)
        findings.touch(.composition)
        guard output.actions.count == input.batches.count else {
            let (due, given) = (input.batches.count, output.actions.count)
            return findings.blame(.steps, "\(due) batches have as many lists of actions, not \(given)")
        }
        guard let fault = dropFault() ?? eventFault() ?? recordFault() ?? actionFault() else { return }
        findings.blame(fault.rule, fault.sentence)
    }

    private typealias Fault = (rule: Pipeline.Rule, sentence: String)

    // MARK: mobility.debounce and mobility.accuracy

    private mutating func dropFault() -> Fault? {
        var dropped = output.dropped[...]
        var alerts = output.alerts[...]
        var last: Double?
        for (index, batch) in input.batches.enumerated() {
            let latest = Debounce.latest(of: batch.map(\.fix))
            let told = dropped.first.flatMap { $0.batch == index ? $0.reason : nil }
            let due = reasonToDrop(latest?.fix, after: last)
            if told != due {
                return (
                    rule(told, of: latest?.fix),
                    "batch \(index)\(describe(latest?.fix, after: last)) is \(word(due)), not \(word(told))"
                )
            }
            if told != nil { dropped.removeFirst() }
            let isAlerted = alerts.first == index
            if isAlerted { alerts.removeFirst() }
            if isAlerted != isAlertDue(latest?.fix) {
                return (.composition, "of batch \(index) \(isAlerted ? "nobody" : "the user") is alerted")
            }
            guard let latest else { continue }
            if told == nil { accepted.append((index, batch[latest.index])) }
            if starts(told) { last = max(last ?? latest.fix.t, latest.fix.t) }
        }
        if let stray = dropped.first {
            return (
                .composition, "batch \(stray.batch) is told as dropped once more, or out of order, or is none"
            )
        }
        if let stray = alerts.first {
            return (
                .composition, "of batch \(stray) an alert is told once more, or out of order, or it is none"
            )
        }
        return nil
    }

    private func reasonToDrop(_ latest: Fix?, after last: Double?) -> Pipeline.Reason? {
        guard let latest else { return .empty }
        if input.mode == .automatic, let reason = Debounce.reasonToDrop((0, latest), after: last) {
            return Pipeline.Reason(reason)
        }
        return verdict(of: latest).verdict == .rejected ? .rejected : nil
    }

    /// The verdict does not hang on the threshold that an earlier fix has left.
    private func verdict(of fix: Fix) -> Accuracy.Answer {
        Accuracy.expectation(of: fix.accuracy, input.mode, before: Accuracy.threshold, readings)
    }

    private func isAlertDue(_ latest: Fix?) -> Bool {
        input.mode == .manual && latest.map { verdict(of: $0).alert } ?? false
    }

    /// Whether a fix of which this became starts the 5 s.
    private func starts(_ told: Pipeline.Reason?) -> Bool {
        if told == nil || readings[DebounceLast.self] == .seen { return true }
        return told == .rejected && readings[PipelineLast.self] == .debounced
    }

    /// The clause that a wrong reason breaks: that of the order of the stages if they ran in another one.
    private func rule(_ told: Pipeline.Reason?, of latest: Fix?) -> Pipeline.Rule {
        switch told {
        case .tooSoon, .outOfOrder: input.mode == .manual ? .steps : .composition
        case .rejected: latest.map { verdict(of: $0).verdict } == .rejected ? .steps : .composition
        default: .composition
        }
    }

    private func word(_ reason: Pipeline.Reason?) -> String {
        reason.map { "dropped as \($0.rawValue)" } ?? "recorded"
    }

    private func describe(_ latest: Fix?, after last: Double?) -> String {
        guard let latest else { return ", without a fix," }
        let (t, accuracy) = (Number(latest.t).text, Number(latest.accuracy).text)
        guard input.mode == .automatic else { return ", with \(accuracy) m in manual mode," }
        return
            ", at \(t) with \(accuracy) m, after \(last.map { "the last at \(Number($0).text)" } ?? "no last"),"
    }

    // MARK: mobility.geofence

    private func eventFault() -> Fault? {
        guard input.mode == .automatic else {
            return output.events.isEmpty
                ? nil : (.steps, "each manual record resets the geofence, yet there are events")
        }
        let stage = Geofence.Input(
            platform: input.platform, fixes: accepted.map(\.fix.fix), parameters: input.parameters)
        return violation(of: stage, .init(events: output.events)).map {
            (.composition, "of the accepted fixes, by mobility.geofence: \($0)")
        }
    }

    /// What a stage's own clauses find wrong, first.
    private func violation<S: Specification>(of stage: S.Input, _ output: S.Output, in _: S.Type) -> String? {
        S.clauses.findings(in: Trial<S>(input: stage, outcome: .output(output), readings: readings))
            .lazy.compactMap { clause, finding in finding.violation?.sentence(of: clause) }.first
    }

    private func violation(of stage: Geofence.Input, _ output: Geofence.Output) -> String? {
        violation(of: stage, output, in: Geofence.self)
    }

    // MARK: mobility.motion and mobility.records

    private func recordFault() -> Fault? {
        let drafts = input.mode == .automatic ? accepted : firstOfEachTime()
        for (index, (batch, fix)) in drafts.enumerated() {
            guard output.records.indices.contains(index) else {
                return (.composition, "batch \(batch) is not dropped, yet there is no record \(index) for it")
            }
            let record = output.records[index]
            let due = MovementRecord(
                t: fix.fix.t, lat: fix.fix.lat, lon: fix.fix.lon,
                activity: input.vehicle?.activity ?? record.activity, userMode: userMode(of: index),
                origin: input.vehicle.map { .manual($0) } ?? .automatic)
            guard record == due else {
                return (
                    .composition, "record \(index), of batch \(batch), is \(text(due)), not \(text(record))"
                )
            }
            if input.mode == .automatic, let fault = activityFault(of: fix, record.activity) {
                return (.composition, "of batch \(batch) the activity: \(fault)")
            }
        }
        guard output.records.count > drafts.count else { return nil }
        return (
            .composition,
            "record \(drafts.count) is of no batch that is recorded: \(text(output.records[drafts.count]))"
        )
    }

    /// In manual mode, the accepted fixes without those that are stored already.
    private func firstOfEachTime() -> [(batch: Int, fix: SensedFix)] {
        var times: Set<Double> = []
        return accepted.filter { times.insert($0.fix.fix.t).inserted }
    }

    private func userMode(of number: Int) -> UserMode {
        UserMode(output.events.first { $0.at == number }?.kind)
    }

    private func activityFault(of fix: SensedFix, _ activity: Activity) -> String? {
        if !fix.isSensed, let brought = fix.fix.activity {
            return brought == activity
                ? nil
                : "the fix brings \(brought.rawValue), and no sensor was asked, not \(activity.rawValue)"
        }
        // The outcome does not tell whether the phone is shaken; either may be meant.
        let faults = [false, true].map { shaking in
            violation(of: fix.motion, .init(shaking: shaking, activity: activity), in: Motion.self)
        }
        return faults.contains(nil)
            ? nil : faults[0].map { "\(activity.rawValue); by mobility.motion, \($0)" }
    }

    private func text(_ record: MovementRecord) -> String { JSONWriter.text(of: record.value) }

    // MARK: What the phone does

    private func actionFault() -> Fault? {
        var due = [[PhoneAction]](repeating: [], count: input.batches.count)
        var (regions, isInside) = (0, false)
        for (number, (batch, _)) in accepted.enumerated() {
            if let vehicle = input.vehicle {
                let timer = PhoneAction.startTimer(seconds: input.figures.interval)
                due[batch] = [.powerSaving, .recordTrip(.ordinary, vehicle), timer, .notify]
                continue
            }
            let mode = userMode(of: number)
            if mode == .enter { regions += 1 }
            if mode != .ordinary { isInside = mode == .enter }
            due[batch] = actions(mode, region: PhoneAction.region(regions), isInside: isInside)
        }
        for (index, (due, given)) in zip(due, output.actions).enumerated() where due != given {
            return (.steps, "upon batch \(index) the phone does \(text(due)), not \(text(given))")
        }
        return nil
    }

    private func actions(_ mode: UserMode, region: String, isInside: Bool) -> [PhoneAction] {
        let timer = PhoneAction.startTimer(seconds: input.figures.interval)
        return switch mode {
        case .enter:
            [
                .powerSaving, .monitorRegion(radius: input.figures.radius, id: region), .record(mode),
                .stopTimer,
            ]
        case .exit: [.powerSaving, .unmonitorRegion(id: region), .record(mode), timer]
        case .ordinary: [.powerSaving, .record(mode)] + (isInside ? [] : [timer])
        }
    }

    private func text(_ actions: [PhoneAction]) -> String { JSONWriter.text(of: actions.value) }
}
