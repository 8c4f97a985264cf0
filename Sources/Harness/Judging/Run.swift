import Specification

/// The result of running a candidate on a list of cases, with a verdict on each case.
public struct Run: Sendable {
    public let hello: Hello
    /// The verdicts on the cases, in the order of the cases; if the run was made in batches, only failures and errors.
    public internal(set) var verdicts: [Verdict]
    /// For each subsystem with failures, the explanation of these failures; empty if they are not explained yet.
    public private(set) var diagnoses: [RunDiagnosis] = []
    /// The verdicts that were only counted, and not kept.
    let counted: CountedVerdicts
    /// Whether the run was ended before all cases and all malformed inputs were answered.
    package var wasEndedEarly: Bool { isInterrupted || malformed?.isInterrupted == true }
    /// Whether the run was ended before all cases were answered.
    public internal(set) var isInterrupted: Bool

    /// A single pass through the cases, with its replies and its verdicts.
    struct Pass: Sendable {
        let plan: Plan
        /// The last replies to each case; empty for a case that was not run.
        private(set) var replies: [[Reply]]
        let run: Run

        init(
            _ cases: [GoldenCase], with candidate: some Candidate, until limit: FailureLimit? = nil
        ) async throws(CandidateStartError) {
            async let drafts = Plan.drafts(of: cases)  // the drafts are made while the candidate starts
            let session = try await candidate.open(expecting: cases.count)
            var plan = Plan(await drafts, for: session.hello)
            plan.addFolders(for: session.hello)
            self.plan = plan
            replies = Array(repeating: [], count: cases.count)
            var verdicts = plan.entries.map { Verdict($0.golden, .error) }  // replaced when replies arrive
            let stream = session.replies(to: plan.requests)
            var failing: Set<CaseIndex> = []
            reading: while let batch = try await stream.next() {
                for answered in batch {
                    replies[answered.index.position] = answered.replies
                    let verdict = plan.judge(answered)
                    verdicts[answered.index.position] = verdict
                    guard let limit else { continue }
                    // A verdict may replace an earlier one on the same case.
                    if limit.counts(verdict) {
                        failing.insert(answered.index)
                    } else {
                        failing.remove(answered.index)
                    }
                    guard limit.isReached(by: failing.count) else { continue }
                    stream.stop()
                    break reading
                }
            }
            await session.close()
            let reason = limit.flatMap { $0.isReached(by: failing.count) ? $0.reason : nil }
            for (index, entry) in plan.entries.enumerated() where replies[index].isEmpty {
                verdicts[index] = plan.unanswered(entry, leftOutFor: reason)
            }
            run = Run(unexplained: verdicts, of: session.hello)
        }
    }

    /// Makes a run from verdicts, and finds the laws that explain all its failures together.
    public init(_ verdicts: [Verdict], of hello: Hello) {
        self = Run(unexplained: verdicts, of: hello).explained()
    }

    /// Makes a run from verdicts to keep and counts of other verdicts, without explaining the failures.
    init(
        unexplained verdicts: [Verdict], besides counted: CountedVerdicts = CountedVerdicts(), of hello: Hello
    ) {
        self.verdicts = verdicts
        self.counted = counted
        isInterrupted = verdicts.contains { $0.fault?.kind == .interrupted }
        self.hello = hello
    }

    /// Returns the same run with the laws that explain all its failures together.
    ///
    /// - Parameters:
    ///   - witnesses: Passing verdicts that the run only counted; they refute explanations that fit the failures by
    ///     chance.
    ///   - law: The law to blame if several laws explain a failure.
    func explained(with witnesses: [Verdict] = [], blaming law: LawID? = nil) -> Run {
        var run = self
        let passes = witnesses.reduce(into: [:]) { $0[$1.subsystem, default: 0] += 1 }
        let sampled = counted.tallies.filter { id, tally in
            tally.counts[.pass, default: 0] > passes[id, default: 0]
        }
        run.diagnoses = RunBlame.lay(
            &run.verdicts, besides: witnesses, sampled: Set(sampled.keys), blaming: law)
        return run
    }

    /// The catalogue that the subsystems of the cases belong to.
    public var catalogue: Catalogue { counted.catalogue ?? verdicts.lazy.map(\.golden).catalogue }

    /// The number of verdicts of each kind for each subsystem.
    package var tallies: [SubsystemID: RunTally] {
        RunTally.bySubsystem(verdicts).merging(counted.tallies) { $0.adding($1) }
    }

    /// The number of skipped cases for each reason.
    package var skips: [String: Int] {
        verdicts(of: .skip).reduce(into: counted.skips) { $0[$1.reason, default: 0] += 1 }
    }

    /// The number of cases that the run left out because it had reached its limit of failures.
    package var leftOut: Int { verdicts(of: .skip).count(where: \.isLeftOut) + counted.leftOut }

    /// The number of all cases of the run.
    package var caseCount: Int { verdicts.count + counted.count }

    /// The verdicts of one kind, in the order of `verdicts`.
    package func verdicts(of kind: Verdict.Kind) -> [Verdict] { verdicts.filter { $0.kind == kind } }

    /// Returns the number of cases with a verdict of this kind.
    public func count(_ kind: Verdict.Kind) -> Int {
        verdicts.count { $0.kind == kind } + counted.count(kind)
    }

    /// Whether at least one case was judged, and no case that must pass has failed.
    public var conforms: Bool { hasNoFailure && count(.pass) + departures > 0 }

    /// Whether no case that must pass has failed, the malformed inputs were refused, and the run was not interrupted.
    ///
    /// Unlike `conforms`, this can be true if no case was judged, as in a shard whose cases are all skipped.
    public var hasNoFailure: Bool {
        !isInterrupted && refusesMalformed && count(.fail) == departures && count(.error) == 0
    }

    /// The replies to malformed inputs; nil if none were sent.
    public var malformed: MalformedRun?

    /// Whether every malformed input was answered with an error; true if none were sent.
    public var refusesMalformed: Bool { malformed?.failures.isEmpty ?? true }

    /// The bases of laws that may be broken without making the run fail; the cases that break these laws are still
    /// reported.
    public var advisory: Set<Basis> = []

    /// The comparison of the run with a list of known failures; nil if there is no such list.
    public var known: KnownFailures.Changes?

    /// Whether the run conforms; with a list of known failures, whether exactly the cases in the list fail.
    public var isAsExpected: Bool {
        guard let known else { return conforms }
        return known.holds && !isInterrupted && refusesMalformed && (conforms || known.expected > 0)
    }

    /// The number of failing cases that do not make the run fail, since they break only laws with an advisory basis.
    public var departures: Int {
        advisory.isEmpty ? 0 : verdicts.count { $0.departs(under: advisory) }
    }

    /// The laws that the implementation breaks, each with the number of cases in which it breaks the law.
    public var brokenLaws: [BrokenLaw] {
        var cases: [LawID: (basis: Basis, count: Int)] = [:]
        for verdict in verdicts(of: .fail) {
            for breach in verdict.breaches { cases[breach.law, default: (breach.basis, 0)].count += 1 }
        }
        return cases.sorted { ($0.key.clause, $0.key) < ($1.key.clause, $1.key) }.map {
            BrokenLaw(law: $0, cases: $1.count, basis: $1.basis)
        }
    }

    /// The clauses that the broken laws belong to.
    public var brokenClauses: [ClauseID] { brokenLaws.map(\.law.clause).unique }
}

/// A law that an implementation breaks.
public struct BrokenLaw: Sendable, Equatable {
    /// The id of the law.
    public let law: LawID
    /// The number of cases in which the implementation breaks the law.
    public let cases: Int
    /// The basis of the law.
    public let basis: Basis
}
