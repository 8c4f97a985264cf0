import Specification

/// The verdict on an implementation's answer to one sample.
struct SampleVerdict: Sendable {
    enum Kind: Sendable {
        case holds
        /// The implementation skipped the sample.
        case skip
        /// The answer breaks laws, has the wrong form, or differs from that of another implementation.
        case fails
        case fault(Fault)
        /// The sample was not judged: either it was never sent, or the run was ended before the answer arrived.
        case unsent(Fault)
    }

    let sample: Sample
    var kind: Kind
    /// The laws that the answer breaks according to the properties that it violates.
    var contradicted: [Breach] = []
    /// The sentence to report for a failure if no broken law is known; empty if there is no such sentence.
    var sentence = ""
    var answer: Answer?
    /// The outcome that the laws demand; nil if the answer is that outcome, or if the laws allow several.
    var expected: Answer?
    /// The answer of another implementation to the sample; nil if no other implementation was asked.
    var other: Answer?
    /// Whether the answer is the only one that the laws allow, and was compared with the rival's answer.
    var isCompared = false
    /// The hello of the other implementation; nil if no other implementation was asked.
    var rival: Hello?
    /// The differences between `answer` and `expected`, or if `expected` is nil, between `answer` and `other`.
    var differences: [Difference] = []
    /// The option in force for each reading.
    var inForce: [String: String] = [:]
    /// The laws asked about the sample: those its derivation uses, and those with a property that applies to the
    /// sample.
    var touched: Set<LawID> = []
    /// Whether the sample tests little: the laws reject its input at once, or its derivation uses only one law.
    var isTrivial = false

    /// Makes the verdict on a sample that got no usable answer; `answer` is the answer that came with the fault, if any.
    init(sample: Sample, _ fault: Fault, answer: Answer? = nil) {
        switch fault.kind {
        case .abandoned, .interrupted: self.init(sample: sample, kind: .unsent(fault), answer: answer)
        default: self.init(sample: sample, kind: .fault(fault), answer: answer)
        }
    }

    init(sample: Sample, kind: Kind, answer: Answer? = nil) {
        self.sample = sample
        self.kind = kind
        self.answer = answer
    }

    var fails: Bool {
        switch kind {
        case .fails, .fault: true
        case .holds, .skip, .unsent: false
        }
    }

    var isJudged: Bool {
        switch kind {
        case .holds, .fails, .fault: true
        case .skip, .unsent: false
        }
    }

    /// The reason why there was no usable answer; nil if there was one, or if the implementation skipped the sample.
    var fault: Fault? {
        switch kind {
        case .fault(let fault), .unsent(let fault): fault
        case .holds, .fails, .skip: nil
        }
    }
}

/// Judges answers to samples, using the derivation, all properties with their probes, and another implementation.
struct SampleJudge: Sendable {
    let catalogue: Catalogue
    let candidate: any Candidate
    /// Another implementation, which must agree with the candidate if the laws allow only one outcome; nil for none.
    let rival: (any Candidate)?

    /// Makes the samples for the candidate's hello, sends them to the candidate, and returns the verdicts in the same
    /// order.
    func verdicts(
        on samples: @escaping @Sendable (Hello) -> [Sample]
    ) async throws(CandidateStartError) -> [SampleVerdict] {
        let session = try await candidate.open(expecting: nil)
        let hello = session.hello
        typealias Asked = (sample: Sample, specification: any Specification.Type, inquiry: Inquiry)
        let inquiries = samples(hello).compactMap { sample -> Asked? in
            guard hello.subsystems.contains(sample.subsystem),
                let specification = catalogue.specification(sample.subsystem)
            else { return nil }
            return (sample, specification, inquiry(sample, hello, specification))
        }
        let replies = try await session.allReplies(to: inquiries.map(\.inquiry.requests))
        let others = try await rivalAnswers(to: inquiries.map(\.sample), besides: hello)
        return inquiries.indices.map { index in
            let (sample, specification, inquiry) = inquiries[index]
            var verdict = verdict(sample, inquiry, replies[index], others?.answers[index], specification)
            verdict.rival = others?.hello
            verdict.inForce = inquiry.readings.declarations
            return verdict
        }
    }

    private func inquiry<S: Specification>(_ sample: Sample, _ hello: Hello, _: S.Type) -> Inquiry {
        let unasked = S.readings.map { ($0.id, hello.unasked($0)) }
        let inForce = sample.readings.merging(unasked) { own, _ in own }
        let readings = (try? Readings(inForce, known: S.readings)) ?? .standard
        let request = Request(subsystem: sample.subsystem, input: sample.input, readings: sample.readings)
        return Inquiry(request, inForce: readings, S.self)
    }

    /// Returns the rival's answer to each sample; an answer is nil if the rival does not implement the sample's
    /// options.
    private func rivalAnswers(
        to samples: [Sample], besides hello: Hello
    ) async throws(CandidateStartError) -> (hello: Hello, answers: [Answer?])? {
        guard let rival else { return nil }
        let session = try await rival.open(expecting: samples.count)
        let requests = samples.map { sample in
            rivalRequest(for: sample, besides: hello, of: session.hello).map { [$0] } ?? []
        }
        let replies = try await session.allReplies(to: requests)
        return (session.hello, replies.map { $0.first?.answer })
    }

    /// Returns a request to the rival for a sample under the candidate's options; nil if the rival lacks one of them.
    private func rivalRequest(for sample: Sample, besides hello: Hello, of other: Hello) -> Request? {
        guard other.subsystems.contains(sample.subsystem),
            let specification = catalogue.specification(sample.subsystem)
        else { return nil }
        var readings: [String: String] = [:]
        for reading in specification.readings {
            let option = sample.readings[reading.id] ?? hello.unasked(reading)
            guard other.implements(option, of: reading) else { return nil }
            readings[reading.id] = option
        }
        return Request(subsystem: sample.subsystem, input: sample.input, readings: readings)
    }

    private func verdict<S: Specification>(
        _ sample: Sample, _ inquiry: Inquiry, _ replies: [Reply], _ other: Answer?, _: S.Type
    ) -> SampleVerdict {
        if let fault = replies[0].fault(S.self) {
            return SampleVerdict(sample: sample, fault, answer: replies[0].answer)
        }
        guard let answer = replies[0].answer else { return SampleVerdict(sample: sample, kind: .skip) }
        if case .skip = answer { return SampleVerdict(sample: sample, kind: .skip, answer: answer) }
        if let fault = inquiry.fault(of: replies, S.self) {
            return SampleVerdict(sample: sample, fault)
        }
        var verdict = SampleVerdict(sample: sample, kind: .holds, answer: answer)
        let outcome: Outcome<S.Output>
        do throws(Misfit) {
            outcome = try replies[0].outcome(S.self)
        } catch {
            verdict.kind = .fails
            verdict.sentence = "the answer has the wrong form at \(error)"
            return verdict
        }
        guard let input = inquiry.input(S.self) else { return verdict }
        let demand = S.demand(input, inquiry.readings)
        let findings = inquiry.findings(of: outcome, replies, S.self) { _ in true }
        verdict.touched = demand.laws.union(
            findings.filter(\.finding.isTouched).flatMap { $0.property.laws.map(\.id) })
        verdict.isTrivial = demand.isTrivial
        let isRight = demand.admits(outcome)
        verdict.contradicted = inquiry.breaches(of: findings, in: replies, isRight: isRight)
        verdict.other = other
        let isBinding = !demand.isOpen && S.isSettled(input)
        if isBinding, !isRight {
            let expected = Answer(demand.outcome)
            verdict.expected = expected
            verdict.differences = Judge.differences(expected, answer, S.self)
            verdict.sentence = "the laws demand another answer, and no single broken law explains this answer"
        } else if isBinding, let other, !other.isSkip {
            verdict.isCompared = true
            verdict.differences = Judge.differences(other, answer, S.self)
            verdict.sentence = "no law is broken, but another implementation gives a different answer"
        }
        if !verdict.contradicted.isEmpty || !verdict.differences.isEmpty { verdict.kind = .fails }
        return verdict
    }
}

extension SampleVerdict {
    /// Returns the laws that the answer breaks or may break.
    ///
    /// These are the laws whose breach explains the answer, or if there are none, the laws of the properties that the
    /// answer violates.
    ///
    /// Each call computes the laws again, which takes hundreds of derivations.
    func breaches(in catalogue: Catalogue) -> [Breach] {
        guard case .fails = kind else { return [] }
        if expected == nil { return contradicted }
        func breaches<S: Specification>(_: S.Type) -> [Breach] {
            guard let trial = trial(S.self) else { return [] }
            return Breach.breaches(S.charges(trial), S.self)
        }
        let own = catalogue.specification(sample.subsystem).map { breaches($0) } ?? []
        return own.isEmpty ? contradicted : own
    }

    func trial<S: Specification>(_: S.Type) -> Trial<S>? {
        answer.flatMap { Trial(sample.input, .answer($0), under: inForce) }
    }
}
