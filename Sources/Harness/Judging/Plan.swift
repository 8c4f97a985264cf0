import Specs

/// What is to be asked of a candidate for a list of cases, and how its replies become verdicts.
public struct Plan: Sendable {
    /// A case, and which of the requests are its own.
    struct Entry: Sendable {
        let golden: GoldenCase
        /// Why it is not asked at all.
        let skip: String?
        /// The readings in force, by which its clauses are judged.
        let readings: Readings
        /// The case itself first, then the probes of its relational clauses.
        let requests: Range<Int>
        let probing: [ClauseID: Range<Int>]
    }

    let entries: [Entry]
    public let requests: [Request]

    /// What to ask for these cases, by what the candidate says of itself.
    public init(_ cases: [GoldenCase], for hello: Hello) {
        var entries: [Entry] = []
        entries.reserveCapacity(cases.count)
        var requests: [Request] = []
        requests.reserveCapacity(cases.count)
        for golden in cases {
            guard let specification = Catalogue.specification(golden.subsystem) else { continue }
            entries.append(Plan.entry(golden, hello, group: entries.count, &requests, specification))
        }
        self.entries = entries
        self.requests = requests
    }

    private static func entry<S: Specification>(
        _ golden: GoldenCase, _ hello: Hello, group: Int, _ requests: inout [Request], _: S.Type
    ) -> Entry {
        let start = requests.count
        if let reason = reasonToSkip(golden, hello, S.readings) {
            return Entry(
                golden: golden, skip: reason, readings: .standard, requests: start..<start, probing: [:])
        }
        var inForce = golden.readings
        for reading in S.readings where inForce[reading.id] == nil {
            let option = hello.unasked(reading)
            if option != reading.standard.name { inForce[reading.id] = option }
        }
        let readings = (try? Readings(inForce, known: S.readings)) ?? .standard
        requests.append(
            Request(subsystem: S.id, input: golden.input, readings: golden.readings, group: group))
        var probing: [ClauseID: Range<Int>] = [:]
        for id in golden.clauses {
            guard let probes = S.clauses[id: id]?.check.probes, let input = try? S.Input(golden.input) else {
                continue
            }
            let first = requests.count
            for probe in probes(input, readings) {
                requests.append(
                    Request(subsystem: S.id, input: probe.value, readings: golden.readings, group: group))
            }
            probing[id] = first..<requests.count
        }
        return Entry(
            golden: golden, skip: nil, readings: readings, requests: start..<requests.count, probing: probing)
    }

    private static func reasonToSkip(_ golden: GoldenCase, _ hello: Hello, _ readings: [Reading]) -> String? {
        guard hello.subsystems.contains(golden.subsystem) else {
            return "\(hello.name) does not implement \(golden.subsystem)"
        }
        for reading in readings {
            guard let option = golden.readings[reading.id], !hello.implements(option, of: reading) else {
                continue
            }
            let declared = hello.readings[reading.id] ?? [reading.standard.name]
            return
                "it binds readers of \(reading.id) as \(option); \(hello.name) declares \(declared.joined(separator: ", "))"
        }
        return nil
    }

    /// One verdict a case, in their order.
    ///
    /// - Parameter replies: one a request, in their order.
    public func verdicts(for replies: [Reply]) -> [Verdict] {
        Parallel.map(entries) { entry in
            if let reason = entry.skip { return Verdict(entry.golden, .skip, reason: reason) }
            guard let specification = Catalogue.specification(entry.golden.subsystem) else {
                return Verdict(entry.golden, .skip, reason: "there is no subsystem \(entry.golden.subsystem)")
            }
            return Judge.verdict(on: entry, replies, specification)
        }
    }
}
