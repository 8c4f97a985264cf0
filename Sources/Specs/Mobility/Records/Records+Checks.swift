import JSON
import Specification

extension Records {
    public static func check(_ rule: Rule) -> Check<Records> {
        switch rule {
        case .places: Check(.model, judge: places)
        case .making, .sending: .examined(.property)
        case .storing:
            .examined(.property) { input, _ in
                // Marks are by index, which others may count otherwise.
                input.isOnEarth && input.geofence.isEmpty && !input.allFixes.isEmpty
                    ? [writtenTwice(input)] : []
            } judge: { trial in
                againstWrittenTwice(trial)
            }
        }
    }

    private static func places(_ trial: Trial<Records>) -> Finding {
        let (input, rejection) = (trial.input, trial.outcome.rejection)
        let centres = input.geofence.map(\.centre)
        let isAsked = centres.isEmpty || !input.allFixes.allSatisfy(\.isOnEarth)
        return isAsked
            ? Fix.finding(amongOthers: input.allFixes, rejection: rejection)
            : Fix.finding(ofPlaces: centres, rejection: rejection)
    }

    // MARK: REC-2: what is written twice is stored once

    private static func writtenTwice(_ input: Input) -> Input {
        Input(
            device: input.device, fixes: input.fixes + input.fixes, trips: input.trips + input.trips,
            closing: input.closing, network: input.network)
    }

    private static func againstWrittenTwice(_ trial: Trial<Records>) -> Finding {
        guard let records = trial.outcome.output?.records, let probe = trial.probes.first else {
            return .notTouched
        }
        guard let others = probe.output?.records, others != records else { return .holds }
        return .suspected(
            "with each fix and trip written twice there are \(others.count) records, not these \(records.count)"
        )
    }

    // MARK: One record after the other

    /// Says what is wrong with the records first, and only of sound ones which of them are sent.
    public static func examine(_ trial: Trial<Records>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let input = trial.input
        guard input.isOnEarth else { return findings }
        let code = trial.outcome.rejection?.code
        if let event = input.geofence.first(where: { !input.fixes.indices.contains($0.at) }) {
            findings.touch(.making)
            if code == outOfRange.code { return findings }
            findings.blame(
                .making,
                """
                there is no fix \(event.at), of which an event tells: \(outOfRange.code) is expected, not \
                \(code ?? "an output")
                """)
            return findings
        }
        guard let output = trial.outcome.output else {
            // That is for the clause of places to say.
            if code == Fix.invalid.code { return findings }
            findings.blame(
                .making, "each event names a fix, yet the input was rejected as \(code ?? "something")")
            return findings
        }
        let drafts = Draft.all(of: input)
        findings.touch(.making)
        if !drafts.isEmpty { findings.touch(.storing) }
        if let (blamed, fault) = fault(of: output.records, drafts) {
            for (rule, weight) in blamed { findings.blame(rule, fault, weight) }
            return findings
        }
        if !output.records.isEmpty || !output.sent.isEmpty { findings.touch(.sending) }
        if let fault = sendingFault(of: output, input.network) { findings.blame(.sending, fault) }
        return findings
    }

    private typealias Blamed = [(rule: Rule, weight: Violation.Weight)]

    private static let making: Blamed = [(.making, .certain)]
    private static let storing: Blamed = [(.storing, .certain)]
    /// Another record was stored in its place, which may as well have been made wrong.
    private static let displaced: Blamed = [(.storing, .likely), (.making, .possible)]

    /// Returns what is wrong with the records, and by which clauses; nil if they are just what is to be stored.
    private static func fault(of records: [MovementRecord], _ drafts: [Draft]) -> (Blamed, String)? {
        for (index, (first, second)) in zip(records, records.dropFirst()).enumerated()
        where second.t < first.t {
            return (making, "record \(index + 1), at \(text(second.t)), stands after one at \(text(first.t))")
        }
        var place = 0
        var stored: [Key: Int] = [:]
        for (index, record) in records.enumerated() {
            let key = Key(record)
            if let earlier = stored[key] {
                return (
                    storing,
                    "records \(earlier) and \(index) are both at \(text(key.t)) with userMode \(key.userMode.rawValue)"
                )
            }
            guard let own = drafts.firstIndex(where: { $0.record == record }) else {
                return strangeness(of: record, index, drafts)
            }
            if let first = drafts.first(where: { $0.key == key }), first.record != record {
                return (
                    displaced,
                    """
                    of the records at \(text(key.t)) with userMode \(key.userMode.rawValue) that of \(first.name) is \
                    the first and stored, not that of \(drafts[own].name)
                    """
                )
            }
            stored[key] = index
            if own < place {
                return (
                    making, "record \(index), of \(drafts[own].name), stands too late among those of its time"
                )
            }
            place = own
        }
        guard let place = drafts.firstIndex(where: { stored[$0.key] == nil }) else { return nil }
        let (lost, mode) = (drafts[place], drafts[place].key.userMode.rawValue)
        // Behind another of its time it was taken for the same record.
        let isBehind = drafts[..<place].contains { $0.key.t == lost.key.t && stored[$0.key] != nil }
        return (
            isBehind ? displaced : lost.record.kind == .closing ? storing : making,
            "\(lost.name) at \(text(lost.key.t)) has no record with userMode \(mode)"
        )
    }

    /// Says what is wrong with a record that is none of those that could be.
    private static func strangeness(of record: MovementRecord, _ index: Int, _ drafts: [Draft]) -> (
        Blamed, String
    ) {
        let told = JSONWriter.text(of: record.value)
        let closing = drafts.first { $0.record.kind == .closing }?.record
        let isClosing =
            record.kind == .closing || closing.map { $0.t == record.t && $0.place == record.place } ?? false
        let peers = drafts.filter { $0.record.kind == record.kind }
        guard !isClosing else {
            let due = closing.map { JSONWriter.text(of: $0.value) } ?? "none"
            return (storing, "the closing record is \(due), not \(told)")
        }
        guard
            let near = peers.first(where: { $0.record.t == record.t && $0.record.place == record.place })
                ?? peers.first(where: { $0.record.t == record.t })
                ?? peers.first(where: { $0.record.place == record.place })
        else { return (making, "record \(index) is of no fix and no trip: \(told)") }
        return (
            making,
            "record \(index) of \(near.name) is \(JSONWriter.text(of: near.record.value)), not \(told)"
        )
    }

    // MARK: REC-3: what is sent is a beginning of what is stored

    private static func sendingFault(of output: Output, _ network: [Stretch]?) -> String? {
        let (records, sent) = (output.records, output.sent)
        guard sent == Array(0..<sent.count), sent.count <= records.count else {
            return "records are sent in their order, none before an earlier one and none twice, not \(sent)"
        }
        guard let network else {
            return sent.count == records.count
                ? nil : "the network is always there, yet \(sent.count) are sent"
        }
        func isThere(after t: Double) -> Bool { network.contains { !$0.isEmpty && $0.to > t } }
        if let last = sent.last, !isThere(after: records[last].t) {
            return "record \(last) is sent, yet from \(text(records[last].t)) on there is no network"
        }
        guard sent.count < records.count, isThere(after: records[sent.count].t) else { return nil }
        return
            "record \(sent.count) is not sent, yet there is a network at \(text(records[sent.count].t)) or later"
    }

    private static func text(_ number: Double) -> String { JSONWriter.text(of: number.value) }
}

/// What a record is stored by.
private struct Key: Hashable {
    let t: Double
    let userMode: UserMode

    init(_ record: MovementRecord) {
        t = record.t
        userMode = record.userMode
    }
}

/// A record that is made, whether it is stored or not.
private struct Draft {
    let record: MovementRecord
    /// What it is made of.
    let name: String

    var key: Key { Key(record) }

    /// The records of an input, in the order in which they are stored.
    static func all(of input: Records.Input) -> [Draft] {
        var drafts = input.fixes.enumerated().map { index, fix in
            let mode = input.geofence.last { $0.at == index }?.userMode ?? .ordinary
            return Draft(record: record(of: fix, mode, .automatic), name: "fix \(index)")
        }
        drafts += input.trips.enumerated().map { index, trip in
            let told = MovementRecord(
                t: trip.t, lat: trip.fix.lat, lon: trip.fix.lon, activity: trip.vehicle.activity,
                origin: .manual(trip.vehicle))
            return Draft(record: told, name: "trip \(index)")
        }
        if let fix = input.closing {
            drafts.append(Draft(record: record(of: fix, .ordinary, .closing), name: "the last fix"))
        }
        return drafts.enumerated().sorted {
            ($0.element.record.t, $0.offset) < ($1.element.record.t, $1.offset)
        }
        .map(\.element)
    }

    private static func record(of fix: Fix, _ mode: UserMode, _ origin: MovementRecord.Origin)
        -> MovementRecord
    {
        MovementRecord(
            t: fix.t, lat: fix.lat, lon: fix.lon, activity: fix.activity ?? .unknown, userMode: mode,
            origin: origin)
    }
}
