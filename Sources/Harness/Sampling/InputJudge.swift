import JSON
import Specification
import Synchronization

/// Judges inputs one by one, as fuzzing judges its samples: by the laws, and by the answers of another implementation.
public struct InputJudge: Sendable {
    private let judge: SampleJudge

    /// Prepares to judge an implementation; if it has a rival, its answers are compared with the rival's.
    public init(_ candidate: any Candidate, in catalogue: Catalogue, rival: (any Candidate)? = nil) {
        judge = SampleJudge(catalogue: catalogue, candidate: candidate, rival: rival)
    }

    /// Returns the result of an input.
    ///
    /// - Precondition: The input has the form that its subsystem wants.
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
        let laws = judge.catalogue.specification(sample.subsystem).map { Catalogue.clauses(of: $0) } ?? []
        return Assessment(
            verdict, hello, laws.flatMap { $0.laws.map(\.id) }, verdict.breaches(in: judge.catalogue),
            lack: nil)
    }
}

extension Hello {
    /// Why it cannot be asked for a sample; nil if it can.
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

/// The answer of an implementation to one input, and the verdict of the laws.
public struct Assessment: Sendable {
    /// The verdict on the whole.
    public enum Kind: String, Sendable {
        case holds, fails, skip, error
    }

    /// The verdict on a law.
    public enum Status: String, Sendable {
        case held, broken
        /// The law does not apply to the input.
        case untouched
        /// There was no answer of the right form that could be judged.
        case unasked
    }

    /// A law and the verdict on it.
    public struct LawFinding: Sendable {
        public let law: LawID
        public let status: Status
        /// The error, if it is broken.
        public let sentence: String?
        /// The evidence against it, if it is broken.
        public let evidence: Charge.Ground?
    }

    /// The implementation's description of itself; nil if it was not asked.
    public let hello: Hello?
    public let kind: Kind
    /// Why the verdict is not `holds`, in a sentence; otherwise empty.
    public let reason: String
    /// Its answer, if there is one.
    public let answer: Answer?
    /// The outcome that the laws demand; nil if the answer is that outcome, or if they leave the outcome open.
    public let expected: Answer?
    /// The differences from the answer that the laws demand, or from another implementation's answer if they demand
    /// none.
    public let differences: [Difference]
    /// The verdict on each law of the subsystem, in their order.
    public let findings: [LawFinding]
    /// Why there is no answer.
    public let fault: Fault?
    /// The option in force for every reading.
    public let inForce: [String: String]

    init(
        _ verdict: SampleVerdict, _ hello: Hello?, _ laws: [LawID], _ breaches: [Breach], lack: String?
    ) {
        self.hello = hello
        answer = verdict.answer
        expected = verdict.expected
        differences = verdict.differences
        inForce = verdict.inForce
        var fault: Fault?
        var isAsked = true
        switch verdict.kind {
        case .holds:
            (kind, reason) = (.holds, "")
        case .fails:
            kind = .fails
            reason = breaches.first?.reason ?? ForeignText.line(verdict.sentence)
            isAsked = !verdict.touched.isEmpty || !verdict.differences.isEmpty
        case .skip:
            let why: String = if case .skip(let why)? = verdict.answer { why } else { "it skips this input" }
            (kind, reason, isAsked) = (.skip, ForeignText.line(lack ?? why), false)
        case .fault(let found):
            (kind, reason, isAsked) = (.error, "\(found.kind.rawValue): \(found.sentence)", false)
            fault = found
        }
        self.fault = fault
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
            return LawFinding(
                law: law, status: status, sentence: breach?.reason, evidence: breach?.evidence)
        }
    }
}
