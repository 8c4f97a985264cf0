import Specification
import Synchronization

/// Judges an implementation on single inputs, by the laws and, if there is a rival, by the answers of the rival.
public struct InputJudge: Sendable {
    private let judge: SampleJudge

    /// Prepares to judge an implementation, and to compare its answers with those of the rival if there is one.
    public init(_ candidate: any Candidate, in catalogue: Catalogue, rival: (any Candidate)? = nil) {
        judge = SampleJudge(catalogue: catalogue, candidate: candidate, rival: rival)
    }

    /// Judges the implementation on the input of a sample.
    ///
    /// - Precondition: The input has the form of the subsystem's inputs.
    public func assessment(of sample: Sample) async throws(CandidateStartError) -> Assessment {
        let heard = Mutex<Hello?>(nil)
        let verdicts = try await judge.verdicts { [catalogue = judge.catalogue] hello in
            heard.withLock { $0 = hello }
            return hello.lack(of: sample, in: catalogue) == nil ? [sample] : []
        }
        let hello = heard.withLock { $0 }
        guard let verdict = verdicts.first else {
            let lack = hello?.lack(of: sample, in: judge.catalogue) ?? "nothing was asked"
            return Assessment(SampleVerdict(sample: sample, kind: .skip), hello, [], [], lack: lack)
        }
        let clauses = judge.catalogue.specification(sample.subsystem)?.clauses ?? []
        return Assessment(
            verdict, hello, clauses.flatMap { $0.laws.map(\.id) }, verdict.breaches(in: judge.catalogue),
            lack: nil)
    }
}

extension Hello {
    /// Returns the reason why the implementation cannot be tested with a sample; nil if it can.
    fileprivate func lack(of sample: Sample, in catalogue: Catalogue) -> String? {
        guard subsystems.contains(sample.subsystem),
            let specification = catalogue.specification(sample.subsystem)
        else { return lack(of: sample.subsystem) }
        for reading in specification.readings {
            if let option = sample.readings[reading.id], !implements(option, of: reading) {
                return "\(name) does not implement \(reading.id) = \(option)"
            }
        }
        return nil
    }
}

/// The answer of an implementation to one input, and the verdicts of the laws on that answer.
public struct Assessment: Sendable {
    /// The verdict on the whole answer, which is `holds` only if the answer breaks no law.
    public enum Kind: String, Sendable {
        case holds, fails, skip, error
    }

    /// The verdict of one law on the answer.
    public enum Status: String, Sendable {
        case held, broken
        /// The law does not apply to the input.
        case untouched
        /// There was no answer in the right form for the law to judge.
        case unasked
    }

    /// A law, and its verdict on the answer.
    public struct LawFinding: Sendable {
        public let law: LawID
        public let status: Status
        /// How the answer breaks the law, in a sentence; nil if the answer does not break the law.
        public let sentence: String?
        /// The strength of the evidence that the answer breaks the law; nil if the answer does not break the law.
        public let evidence: Charge.Ground?
    }

    /// The implementation's description of itself; nil if the implementation was not asked.
    public let hello: Hello?
    public let kind: Kind
    /// The reason for a verdict other than `holds`, in a sentence; otherwise empty.
    public let reason: String
    /// The answer of the implementation; nil if there is none.
    public let answer: Answer?
    /// The outcome that the laws demand; nil if the answer is that outcome, or if the laws allow several.
    public let expected: Answer?
    /// The differences between `answer` and `expected`, or if `expected` is nil, between `answer` and the answer of
    /// another implementation.
    public let differences: [Difference]
    /// The verdicts of all laws of the subsystem, in the order of the laws.
    public let findings: [LawFinding]
    /// The reason why there is no usable answer; nil if there is one.
    public let fault: Fault?
    /// The option in force for each reading.
    public let inForce: [String: String]

    init(_ verdict: SampleVerdict, _ hello: Hello?, _ laws: [LawID], _ breaches: [Breach], lack: String?) {
        self.hello = hello
        answer = verdict.answer
        expected = verdict.expected
        differences = verdict.differences
        inForce = verdict.inForce
        fault = verdict.fault
        var isAsked = true
        switch verdict.kind {
        case .holds:
            (kind, reason) = (.holds, "")
        case .fails:
            kind = .fails
            reason = breaches.first?.reason ?? ForeignText.line(verdict.sentence)
            isAsked = !verdict.touched.isEmpty || !verdict.differences.isEmpty
        case .skip:
            let said: String? = if case .skip(let why)? = verdict.answer { why } else { nil }
            reason = ForeignText.line(lack ?? said ?? "the implementation skips this input")
            (kind, isAsked) = (.skip, false)
        case .fault(let found), .unsent(let found):
            (kind, reason, isAsked) = (.error, "\(found.kind.rawValue): \(found.sentence)", false)
        }
        findings = laws.map { law in
            let breach = breaches.first { $0.law == law }
            let status: Status =
                if !isAsked {
                    .unasked
                } else if breach != nil {
                    .broken
                } else {
                    verdict.touched.contains(law) ? .held : .untouched
                }
            return LawFinding(law: law, status: status, sentence: breach?.reason, evidence: breach?.evidence)
        }
    }
}
