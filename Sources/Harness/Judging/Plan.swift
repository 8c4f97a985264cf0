import JSON
import Specification

/// What is to be asked of a candidate for a list of cases, and how its replies become verdicts.
public struct Plan: Sendable {
    /// A case and what is asked for it.
    struct Entry: Sendable {
        let golden: GoldenCase
        /// Why it is not asked at all.
        let skip: String?
        /// What is asked, as if nothing else were; nil where it is skipped.
        let inquiry: Inquiry?
        /// Which of the requests are its own.
        let requests: Range<Int>

        /// - Parameter own: the replies to its own requests.
        func verdict(for own: some Sequence<Reply>) -> Verdict {
            guard let specification = golden.specification, let inquiry else {
                return Verdict(golden, .skip, reason: skip ?? "")
            }
            return Judge.verdict(on: golden, inquiry, Array(own), specification)
        }
    }

    /// One a case; the number of the group of its requests is its place.
    private(set) var entries: [Entry] = []
    public private(set) var requests: [Request] = []
    private let hello: Hello
    private let unasked: [SubsystemID: [String: String]]
    /// The specifications that the candidate implements, told apart without looking at their names.
    private let implemented: Set<ObjectIdentifier>

    /// What to ask for these cases, by what the candidate says of itself.
    public init(_ cases: [GoldenCase], for hello: Hello) {
        self.init(for: hello)
        append(Plan.drafts(of: cases[...]))
    }

    /// A plan without cases.
    init(for hello: Hello) {
        self.hello = hello
        unasked = hello.unasked(of: Catalogue.assay.all)
        let implemented = Catalogue.assay.all.filter { hello.subsystems.contains($0.id) }
        self.implemented = Set(implemented.map { ObjectIdentifier($0) })
    }

    /// A case, and what to ask for it where nothing is declared beyond the defaults.
    struct Draft: Sendable {
        let golden: GoldenCase
        let inquiry: Inquiry?
        let requests: [Request]
    }

    /// Most of the work, which can be done before the candidate says its hello.
    ///
    /// - Parameter cases: some of the cases of the plan, at their places among all of them.
    static func drafts(of cases: ArraySlice<GoldenCase>, inParallel: Bool = true) -> [Draft] {
        let draft = { @Sendable (index: Int) -> Draft in
            var requests: [Request] = []
            let golden = cases[index]
            let inquiry = golden.specification.map {
                Plan.inquiry(golden, golden.readings, group: index, &requests, $0)
            }
            return Draft(golden: golden, inquiry: inquiry, requests: requests)
        }
        return inParallel ? Parallel.map(Array(cases.indices), draft) : cases.indices.map(draft)
    }

    /// Takes the next cases.
    mutating func append(_ drafts: [Draft]) {
        for draft in drafts {
            let golden = draft.golden
            if let reason = reasonToSkip(golden) {
                entries.append(Entry(golden: golden, skip: reason, inquiry: nil, requests: 0..<0))
                continue
            }
            var (inquiry, own) = (draft.inquiry, draft.requests)
            if let unasked = unasked[golden.subsystem], let specification = golden.specification {
                let inForce = golden.readings.merging(unasked) { own, _ in own }
                own = []
                inquiry = Plan.inquiry(golden, inForce, group: entries.count, &own, specification)
            }
            let range = requests.count..<requests.count + own.count
            entries.append(Entry(golden: golden, skip: nil, inquiry: inquiry, requests: range))
            requests += own
        }
    }

    private static func inquiry<S: Specification>(
        _ golden: GoldenCase, _ inForce: [String: String], group: Int, _ requests: inout [Request], _: S.Type
    ) -> Inquiry {
        let readings = (try? Readings(inForce, known: S.readings)) ?? .standard
        return Inquiry(
            Request(golden, group: group), inForce: readings, clauses: golden.clauses, &requests, S.self)
    }

    private func reasonToSkip(_ golden: GoldenCase) -> String? {
        guard let specification = golden.specification else {
            return "there is no subsystem \(golden.subsystem)"
        }
        guard implemented.contains(ObjectIdentifier(specification)) else {
            return "\(hello.name) does not implement \(golden.subsystem)"
        }
        if golden.readings.isEmpty { return nil }
        for reading in specification.readings {
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
        Parallel.map(entries) { $0.verdict(for: replies[$0.requests]) }
    }
}
