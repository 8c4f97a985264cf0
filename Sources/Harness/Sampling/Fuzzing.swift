import JSON
import Specification

/// Generates samples without end, judges an implementation on them, and finds small inputs for its failures.
///
/// The work is done in rounds. The failures that a round finds depend only on the seed, not on time or the machine.
public struct Fuzzing: Sendable {
    /// The seed used to make all samples.
    public let seed: UInt64
    /// The subsystems that are fuzzed.
    public let subsystems: [any Specification.Type]
    private let judge: SampleJudge
    private let donors: [SubsystemID: [Value]]
    /// The number of parts that a round is divided into; the parts are judged in parallel.
    private let jobs: Int
    /// The counts of all rounds so far, including those of earlier sessions.
    public private(set) var tally: Tally
    /// The reason why samples of this session were abandoned, in words; nil if no sample was abandoned.
    public private(set) var abandonment: String?

    /// Prepares to fuzz an implementation of some subsystems; no sample is made yet.
    ///
    /// - Parameters:
    ///   - candidate: The implementation under test.
    ///   - seed: The seed used to make all samples.
    ///   - subsystems: The subsystems that are fuzzed; each of them gets the same number of samples.
    ///   - donors: For each subsystem, inputs such as those of a corpus; some samples are made by changing these
    ///     inputs.
    ///   - rival: Another implementation, which must agree with the candidate if the laws allow only one outcome.
    ///   - jobs: The number of parts that a round is divided into; the parts are judged in parallel.
    ///   - tally: The counts of earlier rounds; fuzzing continues from these counts.
    public init(
        _ candidate: any Candidate, seed: UInt64, subsystems: [any Specification.Type],
        donors: [SubsystemID: [Value]] = [:], rival: (any Candidate)? = nil, jobs: Int = 1,
        tally: Tally = Tally()
    ) {
        self.seed = seed
        self.subsystems = subsystems
        self.donors = donors
        self.jobs = jobs
        self.tally = tally
        judge = SampleJudge(catalogue: Catalogue(subsystems), candidate: candidate, rival: rival)
    }

    /// Returns the number of samples for each subsystem in a round; early rounds are small, to give results soon.
    public static func size(ofRound round: Int) -> Int { round < 5 ? 50 << round : 1_600 }

    /// Runs the next round, and finds a small input for each failure whose cause is new.
    ///
    /// If the task is cancelled during a round, the round is discarded; fuzzing continues by repeating it as a whole.
    ///
    /// - Returns: The failures whose cause no earlier round has found.
    public mutating func runRound() async throws(CandidateStartError) -> [Discovery] {
        let start = tally.samplesOfEach
        let numbers = start..<start + Fuzzing.size(ofRound: tally.rounds)
        let verdicts = try await verdicts(on: numbers)
        guard !Task.isCancelled else { return [] }
        let before = tally
        count(verdicts, numbers)
        let failing = breached(verdicts)
        let guilty = guilty(of: verdicts, failing)
        var fresh: [Blamed: SampleVerdict] = [:]
        for (verdict, breaches) in failing {
            guard let blame = Blame(verdict, breaches, guilty: guilty) else { continue }
            let key = Blamed(subsystem: verdict.sample.subsystem, blame: blame)
            let isNew = tally.note(key)
            guard isNew || fresh[key] != nil else { continue }
            if let old = fresh[key], Simplicity(of: old.sample.input) <= Simplicity(of: verdict.sample.input)
            {
                continue
            }
            fresh[key] = verdict
        }
        var found: [Discovery] = []
        for (key, verdict) in fresh.sorted(by: { $0.key < $1.key }) where !Task.isCancelled {
            let shrunk = try await Shrinker(judge: judge).smallest(from: verdict, for: key.blame)
            found.append(Discovery(shrunk, shrunk.verdict.breaches(in: judge.catalogue), blame: key.blame))
        }
        if Task.isCancelled { tally = before }
        return found
    }

    private mutating func count(_ verdicts: [SampleVerdict], _ numbers: Range<Int>) {
        tally.count(verdicts, numbers)
        abandonment =
            abandonment ?? verdicts.lazy.compactMap(\.fault).first { $0.kind == .abandoned }?.sentence
    }

    /// Judges the sample with the given number in every subsystem, counts it, and finds a small input for each failure.
    ///
    /// - Parameters:
    ///   - number: The number of the sample.
    ///   - law: The law to blame if several laws explain a failure; an earlier round chose it in view of all failures of
    ///     that round.
    public mutating func discovery(
        ofSample number: Int, blaming law: LawID? = nil
    ) async throws(CandidateStartError) -> [Discovery] {
        var found: [Discovery] = []
        let verdicts = try await verdicts(on: number..<number + 1)
        count(verdicts, number..<number + 1)
        for verdict in verdicts {
            let discovery = try await discovery(in: verdict, isSmall: true, blaming: law)
            if let discovery { found.append(discovery) }
        }
        return found
    }

    /// The result of replaying a sample that failed in an earlier session.
    public enum Replay: Sendable {
        case fails(Discovery)
        case holds
        /// The implementation lacks the subsystem or a reading, skips the sample, or could not be asked.
        case unasked
    }

    /// Replays samples that failed in an earlier session, so that later rounds do not report the causes of these
    /// failures again.
    ///
    /// - Returns: The results, in the order of the samples.
    public mutating func replay(_ samples: [Sample]) async throws(CandidateStartError) -> [Replay] {
        let catalogue = judge.catalogue
        let verdicts = try await judge.verdicts { hello in
            samples.filter { sample in
                let known = catalogue.specification(sample.subsystem)?.readings ?? []
                return sample.readings.allSatisfy { id, option in
                    known.contains { $0.id == id && hello.implements(option, of: $0) }
                }
            }
        }
        let failing = breached(verdicts)
        let guilty = Suspects.guilty(of: failing.map { ($0.breaches, []) })
        let byKey = Dictionary(verdicts.map { ($0.sample.key, $0) }) { first, _ in first }
        return samples.map { sample in
            guard let verdict = byKey[sample.key], verdict.isJudged, !Task.isCancelled else {
                return .unasked
            }
            let breaches = verdict.breaches(in: catalogue)
            guard let blame = Blame(verdict, breaches, guilty: guilty) else { return .holds }
            _ = tally.note(Blamed(subsystem: sample.subsystem, blame: blame))
            return .fails(Discovery(Shrunk(verdict: verdict), breaches, blame: blame))
        }
    }

    /// Returns the failure that a sample shows, with the smallest input found if `isSmall` is true; nil if the
    /// implementation does not fail.
    public func discovery(
        of sample: Sample, isSmall: Bool = true
    ) async throws(CandidateStartError) -> Discovery? {
        let verdicts = try await judge.verdicts { _ in [sample] }
        guard let verdict = verdicts.first else { return nil }
        return try await discovery(in: verdict, isSmall: isSmall)
    }

    private func discovery(
        in verdict: SampleVerdict, isSmall: Bool, blaming law: LawID? = nil
    ) async throws(CandidateStartError) -> Discovery? {
        let breaches = verdict.breaches(in: judge.catalogue)
        let guilty = Suspects.guilty(of: [(breaches, [])], knowing: law.map { [$0] } ?? [])
        guard let blame = Blame(verdict, breaches, guilty: guilty) else { return nil }
        guard isSmall else { return Discovery(Shrunk(verdict: verdict), breaches, blame: blame) }
        let shrunk = try await Shrinker(judge: judge).smallest(from: verdict, for: blame)
        return Discovery(shrunk, shrunk.verdict.breaches(in: judge.catalogue), blame: blame)
    }

    /// Returns those verdicts that are failures, each with the laws that the answer breaks or may break.
    private func breached(_ verdicts: [SampleVerdict]) -> [(verdict: SampleVerdict, breaches: [Breach])] {
        Parallel.map(verdicts.filter(\.fails)) { ($0, $0.breaches(in: judge.catalogue)) }
    }

    /// Returns the laws that explain the failures of a round.
    ///
    /// Passing samples rule out laws that would explain the failures only by chance.
    private func guilty(
        of verdicts: [SampleVerdict], _ failing: [(verdict: SampleVerdict, breaches: [Breach])]
    ) -> Set<LawID> {
        @Sendable func diagnosed<S: Specification>(_: S.Type) -> [LawID] {
            let own = verdicts.filter { $0.sample.subsystem == S.id }.compactMap { $0.trial(S.self) }
            return S.diagnosis(of: own)?.laws ?? []
        }
        let subsystems = subsystems.filter { subsystem in
            failing.contains { $0.verdict.sample.subsystem == subsystem.id && $0.verdict.expected != nil }
        }
        let known = Set(Parallel.map(subsystems) { diagnosed($0) }.joined())
        return Suspects.guilty(of: failing.map { ($0.breaches, []) }, knowing: known)
    }

    /// Judges the samples with these numbers in every subsystem, and returns the verdicts in the order of the samples.
    private func verdicts(on numbers: Range<Int>) async throws(CandidateStartError) -> [SampleVerdict] {
        let parts = (0..<jobs).map { part in
            let (low, high) = (numbers.count * part / jobs, numbers.count * (part + 1) / jobs)
            return numbers.lowerBound + low..<numbers.lowerBound + high
        }.filter { !$0.isEmpty }
        guard parts.count > 1 else { return try await judge.verdicts(on: samples(numbers)) }
        typealias Part = (index: Int, verdicts: Result<[SampleVerdict], CandidateStartError>)
        let done = await withTaskGroup(of: Part.self) { group in
            for (index, part) in parts.enumerated() {
                group.addTask {
                    do throws(CandidateStartError) {
                        return (index, .success(try await judge.verdicts(on: samples(part))))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [Part]()) { $0.append($1) }
        }
        var verdicts: [SampleVerdict] = []
        for part in done.sorted(by: { $0.index < $1.index }) { verdicts += try part.verdicts.get() }
        return verdicts
    }

    private func samples(_ numbers: Range<Int>) -> @Sendable (Hello) -> [Sample] {
        { hello in
            subsystems.flatMap { specification -> [Sample] in
                guard hello.subsystems.contains(specification.id) else { return [] }
                func samples<S: Specification>(_: S.Type) -> [Sample] {
                    let source = SampleSource<S>(seed: seed, donors: donors[S.id] ?? [])
                    return numbers.map { source.sample($0, for: hello) }
                }
                return samples(specification)
            }
        }
    }
}
