import Specification

/// The requests that a run sends to a candidate for a list of cases; the plan also turns the replies into verdicts.
public struct Plan: Sendable {
    /// A case and its requests for a candidate that has only default options; the requests are nil if the subsystem is
    /// unknown.
    typealias Draft = (golden: GoldenCase, inquiry: Inquiry?)

    /// A case with the requests that it needs, or with the reason why it is skipped.
    enum Entry: Sendable {
        case asked(GoldenCase, Inquiry)
        case skipped(GoldenCase, String)

        var golden: GoldenCase {
            switch self {
            case .asked(let golden, _), .skipped(let golden, _): golden
            }
        }

        /// The requests for the case; empty if the case is skipped.
        var requests: [Request] { if case .asked(_, let inquiry) = self { inquiry.requests } else { [] } }
    }

    /// The entries for all cases, in the order of the cases.
    private(set) var entries: [Entry]
    /// The folders that a candidate with effects writes to; nil if the cases get no folders.
    private var folders: ScratchFolders?

    /// Plans the requests for these cases according to the candidate's description of itself.
    public init(_ cases: [GoldenCase], for hello: Hello) {
        self.init(Plan.drafts(of: cases), for: hello)
    }

    init(_ drafts: [Draft], for hello: Hello) {
        let stances = Plan.stances(of: hello, towards: drafts)
        entries = Parallel.map(drafts) { draft in
            let golden = draft.golden
            guard let specification = golden.specification, let inquiry = draft.inquiry,
                let stance = stances[ObjectIdentifier(specification)]
            else { return .skipped(golden, "there is no subsystem \(golden.subsystem)") }
            if let reason = stance.reasonToSkip(golden) { return .skipped(golden, reason) }
            let own =
                stance.unasked.isEmpty
                ? inquiry
                : Plan.inquiry(
                    golden, golden.readings.merging(stance.unasked) { own, _ in own }, specification)
            let others = stance.otherOptions(for: golden)
            return .asked(golden, others.isEmpty ? own : own.asking(golden, under: others))
        }
    }

    /// Gives a folder for the candidate's files to each case of a subsystem with effects.
    ///
    /// A case is run without a folder if its files may not fit on a disk, or if its folder cannot be made.
    mutating func addFolders(for hello: Hello) {
        if hello.effects.isEmpty { return }
        let folders = ScratchFolders()
        self.folders = folders
        entries = Parallel.map(Array(entries.enumerated())) { position, entry in
            guard case .asked(let golden, let inquiry) = entry, hello.effects.contains(golden.subsystem),
                let specification = golden.specification as? any Effectful.Type,
                Plan.fitsOnDisk(inquiry, specification), let folder = try? folders.make(position)
            else { return entry }
            return .asked(golden, inquiry.writing(to: folder))
        }
    }

    private static func fitsOnDisk<S: Effectful>(_ inquiry: Inquiry, _: S.Type) -> Bool {
        inquiry.requests[0].typedInput(S.self).map(S.fitsOnDisk) ?? false
    }

    /// Returns drafts of the requests for cases; these drafts do not depend on the hello, so they can be made while the
    /// candidate starts.
    ///
    /// A candidate that has started waits until all drafts are made, so all processors make them. The row `0.90 of the
    /// adapter alone` of `make throughput` shows the cost of this wait.
    static func drafts(of cases: [GoldenCase]) -> [Draft] {
        Parallel.map(cases) { golden in
            (golden, golden.specification.map { Plan.inquiry(golden, golden.readings, $0) })
        }
    }

    private static func inquiry<S: Specification>(
        _ golden: GoldenCase, _ inForce: [String: String], _: S.Type
    ) -> Inquiry {
        let readings = (try? Readings(inForce, known: S.readings)) ?? .standard
        return Inquiry(Request(golden), inForce: readings, clauses: golden.clauses, S.self)
    }

    /// Returns the declarations of a candidate about each subsystem of some drafts.
    private static func stances(of hello: Hello, towards drafts: [Draft]) -> [ObjectIdentifier: Stance] {
        drafts.reduce(into: [:]) { stances, draft in
            guard let specification = draft.golden.specification else { return }
            let key = ObjectIdentifier(specification)
            if stances[key] == nil { stances[key] = Stance(of: hello, towards: specification) }
        }
    }

    /// The declarations of a candidate about one subsystem and its readings.
    private struct Stance: Sendable {
        let hello: Hello
        let specification: any Specification.Type
        let isImplemented: Bool
        /// The candidate's default options that differ from the readings' own defaults, by the ids of the readings.
        let unasked: [String: String]
        /// The readings for which the candidate implements several options, each with all options but the candidate's
        /// default.
        private let others: [(id: String, options: ArraySlice<String>)]
        /// The result of `otherOptions(for:)` for a case that names no reading.
        private let otherOptions: [[String: String]]

        init(of hello: Hello, towards specification: any Specification.Type) {
            self.hello = hello
            self.specification = specification
            isImplemented = hello.subsystems.contains(specification.id)
            unasked = hello.unasked(of: specification)
            others = specification.readings.compactMap { reading in
                guard let options = hello.readings[reading.id], options.count > 1 else { return nil }
                return (reading.id, options.dropFirst())
            }
            otherOptions = Stance.sets(of: others)
        }

        /// Returns sets of options for the readings that a case does not name; together they contain every option that
        /// is not the candidate's default.
        ///
        /// The number of sets is as small as possible. The outcome of the case does not depend on unnamed readings, so
        /// it must be the same under each set of options.
        func otherOptions(for golden: GoldenCase) -> [[String: String]] {
            golden.readings.isEmpty
                ? otherOptions : Stance.sets(of: others.filter { golden.readings[$0.id] == nil })
        }

        private static func sets(of free: [(id: String, options: ArraySlice<String>)]) -> [[String: String]] {
            let most = free.map(\.options.count).max() ?? 0
            return (0..<most).map { number in
                Dictionary(
                    free.map {
                        ($0.id, $0.options[$0.options.startIndex + min(number, $0.options.count - 1)])
                    }
                ) { first, _ in first }
            }
        }

        func reasonToSkip(_ golden: GoldenCase) -> String? {
            guard isImplemented else { return hello.lack(of: golden.subsystem) }
            if golden.readings.isEmpty { return nil }
            for reading in specification.readings {
                guard let option = golden.readings[reading.id], !hello.implements(option, of: reading) else {
                    continue
                }
                let declared = hello.readings[reading.id] ?? [reading.standard.name]
                return
                    "it needs \(reading.id) = \(option); \(hello.name) declares \(declared.joined(separator: ", "))"
            }
            return nil
        }
    }

    /// The requests for all cases that are not skipped.
    public var requests: [CaseRequests] {
        entries.enumerated().compactMap { position, entry in
            guard case .asked(_, let inquiry) = entry else { return nil }
            return CaseRequests(CaseIndex(position), inquiry.requests)
        }
    }

    func judge(_ answered: AnsweredCase) -> Verdict {
        let entry = entries[answered.index.position]
        guard case .asked(let golden, let inquiry) = entry, let specification = golden.specification,
            answered.replies.count == inquiry.requests.count
        else { return unanswered(entry) }
        let verdict = Judge.verdict(on: golden, inquiry, answered.replies, specification)
        guard verdict.kind == .pass, inquiry.requests[0].folder != nil, let folders,
            let effectful = specification as? any Effectful.Type
        else { return verdict }
        return Judge.verdict(
            on: golden, inquiry, answered.replies[0], folders.written(answered.index.position), effectful)
    }

    /// Returns the verdict on a case for which no replies arrived.
    ///
    /// - Parameter reason: The reason why the run left the case out; nil if it was not left out.
    func unanswered(_ entry: Entry, leftOutFor reason: String? = nil) -> Verdict {
        switch entry {
        case .skipped(let golden, let reason): return Verdict(golden, .skip, reason: reason)
        case .asked(let golden, _):
            return reason.map { Verdict(leftOut: golden, reason: $0) } ?? Verdict(golden, .neverAsked)
        }
    }
}
