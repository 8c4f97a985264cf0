import JSON
import Specification

/// The replies of a candidate to malformed inputs, each of which the candidate must answer with an error.
public struct MalformedRun: Sendable {
    /// A malformed input, and how the candidate answered it.
    public struct Trial: Sendable {
        /// The subsystem that was asked for an output.
        public let subsystem: SubsystemID
        /// The reason why the input is malformed, such as `$.a: null instead of a number`.
        public let about: String
        /// The input; nil if the trial was read from a saved report that lacks the input.
        public let input: Value?
        /// A sentence that says how the reply is wrong; nil if the input was rejected, as it must be.
        public let problem: String?

        package init(_ subsystem: SubsystemID, _ about: String, input: Value?, problem: String?) {
            self.subsystem = subsystem
            self.about = about
            self.input = input
            self.problem = problem
        }

        /// Whether the run was ended before the input had its reply.
        package var isUnanswered: Bool {
            problem?.hasPrefix("\(Fault.Kind.interrupted.rawValue): ") ?? false
        }
    }

    /// The trials of all malformed inputs, in the order of the subsystems in the catalogue.
    public let trials: [Trial]

    /// The trials in which the candidate did not reply with an error, including those without a reply when the run
    /// ended.
    public var failures: [Trial] { trials.filter { $0.problem != nil } }

    /// The failures, except the trials that had no reply because the run was ended.
    package var unrefused: [Trial] { failures.filter { !$0.isUnanswered } }

    /// Whether the run was ended before all inputs had a reply.
    public var isInterrupted: Bool { trials.contains(where: \.isUnanswered) }

    /// Makes a run from the trials in saved reports.
    package init(_ trials: [Trial]) {
        self.trials = trials
    }

    /// Sends malformed inputs to a candidate for each subsystem that the candidate implements and that has a case.
    ///
    /// For each subsystem, the malformed inputs are made by changing a single input: the case input with the most
    /// members. A case that expects an output is preferred, since an input that is rejected anyway would show nothing.
    ///
    /// - Throws: `CandidateStartError` if the candidate cannot be started.
    public init(_ cases: [GoldenCase], with candidate: some Candidate) async throws(CandidateStartError) {
        let session = try await candidate.open(expecting: nil)
        var asked: [(subsystem: SubsystemID, malformed: MalformedValue)] = []
        let own = Dictionary(grouping: cases, by: \.subsystem)
        for subsystem in cases.catalogue.all where session.hello.subsystems.contains(subsystem.id) {
            asked += Self.inputs(of: subsystem, own[subsystem.id] ?? []).map { (subsystem.id, $0) }
        }
        let requests = asked.map {
            [Request(subsystem: $0.subsystem, input: $0.malformed.value, readings: [:])]
        }
        let replies = try await session.allReplies(to: requests)
        trials = zip(asked, replies).map { one, replies in
            Trial(
                one.subsystem, one.malformed.about, input: one.malformed.value,
                problem: Self.problem(of: replies.first).map(ForeignText.line))
        }
    }

    /// Returns malformed inputs for a subsystem; the Swift type of the subsystem's inputs refuses each of them.
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

    /// Returns the names of all members of a value, at any depth.
    private static func names(in value: Value) -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { $0.formUnion(names(in: $1.value).union([$1.name])) }
        case .array(let elements): elements.reduce(into: []) { $0.formUnion(names(in: $1)) }
        default: []
        }
    }

    private static func problem(of reply: Reply?) -> String? {
        guard let reply else { return "the input was never sent" }
        if let fault = reply.fault { return "\(fault.kind.rawValue): \(fault.sentence)" }
        switch reply.answer {
        case .output(let output)?: return "returned \(Difference.text(of: output)) instead of an error"
        case .skip(let why)?: return "skipped the input (\(why)) instead of returning an error"
        case .rejection?, nil: return nil
        }
    }
}
