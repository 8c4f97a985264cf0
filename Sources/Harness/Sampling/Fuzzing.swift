import JSON
import Specification

/// Generates inputs without end, judges them, and makes the failures small.
///
/// Work is done in rounds. The failures that a round finds depend only on the seed, and not on time or the machine.
public struct Fuzzing: Sendable {
    /// The seed that all samples follow from.
    public let seed: UInt64
    /// The subsystems to fuzz.
    public let subsystems: [any Specification.Type]
    private let judge: SampleJudge
    private let donors: [SubsystemID: [Value]]
    /// The number of parts of a round that are judged in parallel.
    private let jobs: Int
    /// The counts of all rounds so far.
    public private(set) var tally: Tally

    /// Prepares to fuzz some subsystems.
    ///
    /// - Parameters:
    ///   - candidate: The implementation under test.
    ///   - seed: Decides all samples.
    ///   - subsystems: The subsystems to ask, in turns.
    ///   - donors: Inputs by subsystem; some samples are made by changing them.
    ///   - rival: Another implementation, with which settled samples must agree.
    ///   - jobs: How many samples are judged side by side.
    ///   - tally: The counts of earlier rounds, to continue from them.
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

    /// Returns the samples per subsystem in a round; early rounds are small, so that first results come soon.
    public static func size(ofRound round: Int) -> Int { round < 5 ? 50 << round : 1_600 }

    /// Runs the next round, and makes the failures with a new cause small.
    ///
    /// A round that was ended early is discarded, and is repeated as a whole when fuzzing continues.
    ///
    /// - Returns: The failures with a new cause.
    public mutating func runRound() async throws(CandidateStartError) -> [Discovery] {
        let start = tally.samplesOfEach
        let numbers = start..<start + Fuzzing.size(ofRound: tally.rounds)
        let verdicts = try await verdicts(on: numbers)
        guard !Task.isCancelled else { return [] }
        let before = tally
        tally.count(verdicts, numbers)
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
            let (smallest, tried) = try await Shrinker(judge: judge).smallest(from: verdict, for: key.blame)
            let breaches = smallest.breaches(in: judge.catalogue)
            found.append(Discovery(smallest, breaches, blame: key.blame, tried: tried))
        }
        if Task.isCancelled { tally = before }
        return found
    }

    /// Judges the sample with a number in every subsystem, counts it, and makes it small if it fails.
    public mutating func discovery(ofSample number: Int) async throws(CandidateStartError) -> [Discovery] {
        var found: [Discovery] = []
        let verdicts = try await verdicts(on: number..<number + 1)
        tally.count(verdicts, number..<number + 1)
        for verdict in verdicts {
            if let discovery = try await discovery(in: verdict, isSmall: true) { found.append(discovery) }
        }
        return found
    }

    /// The result of a sample that failed once.
    public enum Replay: Sendable {
        case fails(Discovery)
        case holds
        /// The implementation lacks the subsystem or a reading, skips the sample, or was not asked.
        case unasked
    }

    /// Judges samples that failed once, without changing them; later rounds do not report a cause again.
    ///
    /// - Returns: The result of each, in their order.
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
            guard let verdict = byKey[sample.key], !Task.isCancelled else { return .unasked }
            if case .skip = verdict.kind { return .unasked }
            let breaches = verdict.breaches(in: catalogue)
            guard let blame = Blame(verdict, breaches, guilty: guilty) else { return .holds }
            _ = tally.note(Blamed(subsystem: sample.subsystem, blame: blame))
            return .fails(Discovery(verdict, breaches, blame: blame, tried: 0))
        }
    }

    /// Returns the failure of a given sample, or of the smallest such input if `isSmall`; nil if there is none.
    public func discovery(
        of sample: Sample, isSmall: Bool = true
    ) async throws(CandidateStartError) -> Discovery? {
        let verdicts = try await judge.verdicts { _ in [sample] }
        guard let verdict = verdicts.first else { return nil }
        return try await discovery(in: verdict, isSmall: isSmall)
    }

    private func discovery(
        in verdict: SampleVerdict, isSmall: Bool
    ) async throws(CandidateStartError) -> Discovery? {
        let breaches = verdict.breaches(in: judge.catalogue)
        guard let blame = Blame(verdict, breaches, guilty: Suspects.guilty(of: [(breaches, [])])) else {
            return nil
        }
        guard isSmall else { return Discovery(verdict, breaches, blame: blame, tried: 0) }
        let (smallest, tried) = try await Shrinker(judge: judge).smallest(from: verdict, for: blame)
        return Discovery(smallest, smallest.breaches(in: judge.catalogue), blame: blame, tried: tried)
    }

    /// Returns the failing verdicts with the laws that each breaks.
    private func breached(_ verdicts: [SampleVerdict]) -> [(verdict: SampleVerdict, breaches: [Breach])] {
        Parallel.map(verdicts.filter(\.fails)) { ($0, $0.breaches(in: judge.catalogue)) }
    }

    /// Returns the laws that explain the failures of a round; passing samples refute laws that explain the failures by
    /// chance.
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

    /// Judges the samples with these numbers in every subsystem, and returns the verdicts in their order.
    private func verdicts(on numbers: Range<Int>) async throws(CandidateStartError) -> [SampleVerdict] {
        let parts = (0..<jobs).map { part in
            let (low, high) = (numbers.count * part / jobs, numbers.count * (part + 1) / jobs)
            return numbers.lowerBound + low..<numbers.lowerBound + high
        }.filter { !$0.isEmpty }
        guard parts.count > 1 else { return try await judge.verdicts(on: samples(numbers)) }
        let results = await withTaskGroup(of: (Int, Result<[SampleVerdict], CandidateStartError>).self) {
            group in
            for (index, part) in parts.enumerated() {
                group.addTask {
                    do throws(CandidateStartError) {
                        return (index, .success(try await judge.verdicts(on: samples(part))))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            var results: [(Int, Result<[SampleVerdict], CandidateStartError>)] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }
        }
        var verdicts: [SampleVerdict] = []
        for (_, result) in results { verdicts += try result.get() }
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
