import JSON
import Specification

/// What an implementation said to one request.
public enum Answer: Sendable {
    case output(Value)
    /// `{"code": …}` with its details.
    case rejection(Value)
    /// It does not do this one, and why.
    case skip(String)
    /// Just what that case expects. Most answers are that, and no value is made of them but for who asks.
    case expected(GoldenCase)

    /// The same answer as the output or rejection that it is.
    public var spelledOut: Answer {
        guard case .expected(let golden) = self else { return self }
        return switch golden.expectation {
        case .output(let output): .output(output)
        case .rejection(let error): .rejection(error)
        }
    }

    /// The answer as the member of a reply.
    package var member: (name: String, value: Value) {
        switch self {
        case .output(let value): ("output", value)
        case .rejection(let value): ("error", value)
        case .skip(let why): ("skip", why.value)
        case .expected: spelledOut.member
        }
    }

    /// The same as an object: `{"output":…}`, `{"error":…}` or `{"skip":…}`.
    package var value: Value { .object([Value.Member(member.name, member.value)]) }

    /// The answer of such a member; nil where there is none.
    package init?(member value: Value) {
        if let output = value["output"] {
            self = .output(output)
        } else if let error = value["error"] {
            self = .rejection(error)
        } else if case .string(let why)? = value["skip"] {
            self = .skip(why)
        } else {
            return nil
        }
    }
}

/// What a request is probably answered: a reply that says so is not read in detail.
struct LikelyAnswer {
    let answer: Answer
    /// Whether it is looked for in other spellings than its own, which takes as long as to read the reply.
    let isInAnySpelling: Bool

    init(_ answer: Answer, isInAnySpelling: Bool = true) {
        self.answer = answer
        self.isInAnySpelling = isInAnySpelling
    }
}

/// Why there is no answer.
public struct Fault: Error, Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// No answer within the time limit of a case.
        case timeout
        /// The adapter ended while the case was in its hands.
        case crash
        /// What it wrote is not the protocol.
        case `protocol`
        /// A line of its output is longer than the limit.
        case oversized
        /// The case was never tried, since the adapter had been started too often.
        case abandoned
        /// The run was ended before the answer.
        case interrupted
        /// Asked again, it answered otherwise.
        case flaky
    }

    public let kind: Kind
    public let sentence: String
    /// The end of the adapter's standard error.
    public let log: String

    public init(_ kind: Kind, _ sentence: String, log: String = "") {
        self.kind = kind
        self.sentence = sentence
        self.log = log
    }
}

/// An answer, or why there is none.
public typealias Reply = Result<Answer, Fault>

/// One input to run, of a case or of a clause's probe.
///
/// It never changes; a class, since a run has thousands of them, which pass through many hands.
public final class Request: Sendable {
    public let subsystem: SubsystemID
    /// Made anew each time for a case or a probe: there are many, and an adapter needs each but once.
    public var input: Value {
        switch source {
        case .value(let value): value
        case .golden(let golden): golden.input
        case .probe(let probe, _): probe.value
        }
    }
    /// The options by which it is to be run, by reading id.
    public let readings: [String: String]
    /// The number of the case that asks it: the requests of one case go to one adapter process.
    public let group: Int
    private let source: Source

    private enum Source {
        case value(Value)
        case golden(GoldenCase)
        /// With the case besides whose input it is asked.
        case probe(any Wire, GoldenCase?)
    }

    private init(_ subsystem: SubsystemID, _ source: Source, _ readings: [String: String], _ group: Int) {
        self.subsystem = subsystem
        self.source = source
        self.readings = readings
        self.group = group
    }

    public convenience init(
        subsystem: SubsystemID, input: Value, readings: [String: String], group: Int = 0
    ) {
        self.init(subsystem, .value(input), readings, group)
    }

    /// What is asked for a case, by the readings that it names.
    convenience init(_ golden: GoldenCase, group: Int) {
        self.init(golden.subsystem, .golden(golden), golden.readings, group)
    }

    /// What is asked besides another request.
    convenience init(probe: any Wire, besides request: Request) {
        self.init(request.subsystem, .probe(probe, request.golden), request.readings, request.group)
    }

    /// The case whose input it is, if it is that of one.
    private var golden: GoldenCase? { if case .golden(let golden) = source { golden } else { nil } }

    /// The input as JSON, where that is at hand.
    var inputText: JSONText? { golden?.inputText }

    /// The input as its subsystem reads it; nil where it has not the form.
    func typedInput<S: Specification>(_: S.Type) -> S.Input? {
        golden?.typed?.input as? S.Input ?? (try? S.Input(input))
    }

    /// What the answer probably is; nil where nothing is expected.
    ///
    /// That of a probe often is that of its case: many clauses say that nothing changes.
    var likelyAnswer: LikelyAnswer? {
        switch source {
        case .value, .probe(_, nil): nil
        case .golden(let golden): LikelyAnswer(.expected(golden))
        case .probe(_, let golden?): LikelyAnswer(.expected(golden), isInAnySpelling: false)
        }
    }
}
