import Specification

extension Run {
    /// Runs a candidate on a corpus of any size, batch by batch; an adapter is restarted for each batch.
    ///
    /// The run keeps the failures and errors, and only counts the other verdicts. Before that, `use` gets all verdicts
    /// of each batch, in the order of the cases. The laws that explain the failures are found only at the end. If
    /// several laws explain a failure, `law` is blamed.
    ///
    /// - Throws: `CandidateStartError` if the candidate cannot be started, or if its hello changes between batches;
    ///   `CorpusError` if the corpus has changed since the survey; or the error that `use` throws.
    public init(
        _ survey: CorpusSurvey, with candidate: some Candidate, batch: Int, times: Int = 1,
        until limit: FailureLimit? = nil, blaming law: LawID? = nil,
        use: ([Verdict]) throws -> Void = { _ in }
    ) async throws {
        var batches = try survey.batches(of: batch)
        var hello: Hello?
        var record = RunRecord()
        var failures = 0
        var wasInterrupted = false
        while let cases = try batches.next() {
            if let limit, hello != nil, failures >= limit.count {
                let verdicts = cases.map { Verdict(leftOut: $0, reason: limit.reason) }
                try use(verdicts)
                record.add(verdicts)
                continue
            }
            let run = try await Run(
                unexplained: cases, with: candidate, times: times, until: limit?.less(failures))
            try run.hello.mustBe(hello ?? run.hello, in: "a later batch")
            hello = run.hello
            if let limit { failures += run.verdicts.count(where: limit.counts) }
            try use(run.verdicts)
            record.add(run.verdicts)
            wasInterrupted = run.isInterrupted
            if wasInterrupted { break }
        }
        let nobody = Hello(name: "", language: "", version: "", subsystems: [])
        self = record.run(of: hello ?? nobody, blaming: law)
        if wasInterrupted { isInterrupted = true }
        guard isInterrupted || caseCount == survey.selected else {
            throw CorpusError(
                "the corpus at \(survey.corpus.folder.path) was changed while its cases were run")
        }
    }
}

extension Hello {
    /// Checks that this hello, which comes from a later part of a run, equals the first hello of the run.
    ///
    /// - Throws: `CandidateStartError` if the two hellos differ.
    package func mustBe(_ first: Hello, in part: String) throws(CandidateStartError) {
        if self == first { return }
        throw CandidateStartError(
            command: first.title,
            sentence: "its hello in \(part) differs from the first one: \(difference(from: first))")
    }
}
