import Specs

/// What is to be asked of a candidate for a list of cases, and how its replies become verdicts.
public struct Plan: Sendable {
    /// A case and what is asked for it.
    struct Entry: Sendable {
        let golden: GoldenCase
        /// Why it is not asked at all.
        let skip: String?
        /// What is asked; nil where it is skipped.
        let inquiry: Inquiry?

        /// Which of the requests are its own.
        var requests: Range<Int> { inquiry?.requests ?? 0..<0 }

        func verdict(for replies: [Reply]) -> Verdict {
            guard let specification = Catalogue.specification(golden.subsystem), let inquiry else {
                return Verdict(golden, .skip, reason: skip ?? "")
            }
            return Judge.verdict(on: golden, inquiry, replies, specification)
        }
    }

    /// One a case; the number of the group of its requests is its place.
    let entries: [Entry]
    public let requests: [Request]

    /// What to ask for these cases, by what the candidate says of itself.
    public init(_ cases: [GoldenCase], for hello: Hello) {
        var entries: [Entry] = []
        entries.reserveCapacity(cases.count)
        var requests: [Request] = []
        requests.reserveCapacity(cases.count)
        // An adapter has nothing to do until this is done.
        let asked = Parallel.map(Array(cases.indices)) { index -> (entry: Entry, requests: [Request]) in
            guard let specification = Catalogue.specification(cases[index].subsystem) else {
                let reason = "there is no subsystem \(cases[index].subsystem)"
                return (Entry(golden: cases[index], skip: reason, inquiry: nil), [])
            }
            var requests: [Request] = []
            let entry = Plan.entry(cases[index], hello, group: index, &requests, specification)
            return (entry, requests)
        }
        for (entry, own) in asked {
            entries.append(
                Entry(golden: entry.golden, skip: entry.skip, inquiry: entry.inquiry?.after(requests.count)))
            requests += own
        }
        self.entries = entries
        self.requests = requests
    }

    private static func entry<S: Specification>(
        _ golden: GoldenCase, _ hello: Hello, group: Int, _ requests: inout [Request], _: S.Type
    ) -> Entry {
        if let reason = reasonToSkip(golden, hello, S.readings) {
            return Entry(golden: golden, skip: reason, inquiry: nil)
        }
        var inForce = golden.readings
        for reading in S.readings where inForce[reading.id] == nil {
            let option = hello.unasked(reading)
            if option != reading.standard.name { inForce[reading.id] = option }
        }
        let readings = (try? Readings(inForce, known: S.readings)) ?? .standard
        let inquiry = Inquiry(
            golden.input, asked: golden.readings, inForce: readings, clauses: golden.clauses, group: group,
            &requests, S.self)
        return Entry(golden: golden, skip: nil, inquiry: inquiry)
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
        Parallel.map(entries) { $0.verdict(for: replies) }
    }

    /// The verdict of one case by the replies to its own requests.
    func verdict(of index: Int, for own: [Reply]) -> Verdict {
        let entry = entries[index]
        let inquiry = entry.inquiry.map { $0.after(-$0.requests.lowerBound) }
        return Entry(golden: entry.golden, skip: entry.skip, inquiry: inquiry).verdict(for: own)
    }
}
