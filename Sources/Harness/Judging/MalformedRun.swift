import JSON
import Specification

/// A candidate that was asked inputs outside the published shapes: it must answer each with an error, and continue.
public struct MalformedRun: Sendable {
    /// The result of one malformed input.
    public struct Trial: Sendable {
        /// The subsystem that was asked.
        public let subsystem: SubsystemID
        /// The input and what is wrong with it.
        public let malformed: MalformedValue
        /// The error in the reply, in a sentence; nil if it was a rejection.
        public let problem: String?
    }

    /// Every input, in the order of the catalogue.
    public let trials: [Trial]

    /// The inputs that were not answered with an error.
    public var failures: [Trial] { trials.filter { $0.problem != nil } }

    /// Asks a candidate the malformed inputs of the subsystems that cases are for, as far as it implements these
    /// subsystems.
    ///
    /// The inputs are made from the corpus: for each subsystem, from the case with an output that has the most members,
    /// since a refused input would show nothing.
    ///
    /// - Throws: `CandidateStartError` if the candidate cannot be started.
    public init(_ cases: [GoldenCase], with candidate: some Candidate) async throws(CandidateStartError) {
        let session = try await candidate.open(expecting: nil)
        var asked: [(subsystem: SubsystemID, malformed: MalformedValue)] = []
        let own = Dictionary(grouping: cases, by: \.subsystem)
        for subsystem in cases.catalogue.all where session.hello.subsystems.contains(subsystem.id) {
            asked += Self.inputs(of: subsystem, own[subsystem.id] ?? []).map { (subsystem.id, $0) }
        }
        let requests = asked.enumerated().map { position, one in
            let request = Request(subsystem: one.subsystem, input: one.malformed.value, readings: [:])
            return CaseRequests(CaseIndex(position), [request])
        }
        let replies = try await session.allReplies(to: requests)
        trials = zip(asked, replies).map { one, replies in
            Trial(
                subsystem: one.subsystem, malformed: one.malformed,
                problem: Self.problem(of: replies.first).map(ForeignText.line))
        }
    }

    /// Returns the malformed inputs of a subsystem that its input type refuses.
    static func inputs(of subsystem: any Specification.Type, _ cases: [GoldenCase]) -> [MalformedValue] {
        func inputs<S: Specification>(_: S.Type) -> [MalformedValue] {
            let answered = cases.filter { if case .output = $0.expectation { true } else { false } }
            let richest = (answered.isEmpty ? cases : answered).filter { $0.inputSize < 10_000 }
                .map { ($0, Self.names(in: $0.input).count) }
                .max { ($0.1, $1.0.inputSize, $1.0.id) < ($1.1, $0.0.inputSize, $0.0.id) }
            guard let input = richest?.0.input else { return [] }
            return S.Input.shape.malformed(from: input).filter { (try? S.Input($0.value)) == nil }
        }
        return inputs(subsystem)
    }

    /// Returns the names of all members at any depth.
    private static func names(in value: Value) -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { $0.formUnion(names(in: $1.value).union([$1.name])) }
        case .array(let elements): elements.reduce(into: []) { $0.formUnion(names(in: $1)) }
        default: []
        }
    }

    private static func problem(of reply: Reply?) -> String? {
        guard let reply else { return "it was never asked" }
        if let fault = reply.fault { return "\(fault.kind.rawValue): \(fault.sentence)" }
        switch reply.answer {
        case .output(let output)?: return "answered \(Difference.text(of: output)) instead of an error"
        case .skip(let why)?: return "skipped (\(why)) instead of an error"
        case .rejection?, nil: return nil
        }
    }
}
