import Specification

/// The result of a search for a smaller failing input.
struct Shrunk: Sendable {
    /// The verdict on the smallest failing input that was found.
    var verdict: SampleVerdict
    /// The number of inputs that were tried.
    var tried = 0
    /// The limit that ended the search although there were inputs left to try; nil if no limit ended it.
    var cutOff: SearchLimit?
}

/// Looks for the smallest input that still makes a failing implementation fail for the same cause.
struct Shrinker: Sendable {
    let judge: SampleJudge
    /// The maximum number of inputs that are tried.
    var budget = SearchLimit.greatestCount
    /// If the candidate is an adapter, no further inputs are tried after this time.
    var patience = SearchLimit.longestTime

    /// Returns the number of inputs that are sent to the candidate at once.
    ///
    /// The number is small if each failing input takes as long as the time limit of a case, or if the candidate runs in
    /// this process. Otherwise the number is large, since an adapter's process is started for each batch of
    /// inputs.
    private func batch(for blame: Blame) -> Int {
        blame == .fault(.timeout) ? 4 : judge.candidate is InProcess ? 16 : 200
    }

    /// Returns the verdict on the smallest input found that fails for the same cause, and how far the search went.
    func smallest(
        from verdict: SampleVerdict, for blame: Blame
    ) async throws(CandidateStartError) -> Shrunk {
        guard let specification = judge.catalogue.specification(verdict.sample.subsystem) else {
            return Shrunk(verdict: verdict)
        }
        return try await smallest(from: verdict, for: blame, specification)
    }

    private func smallest<S: Specification>(
        from start: SampleVerdict, for blame: Blame, _: S.Type
    ) async throws(CandidateStartError) -> Shrunk {
        var shrunk = Shrunk(verdict: start)
        let size = batch(for: blame)
        let end = judge.candidate is InProcess ? nil : ContinuousClock.now + patience
        var simpler = SimplerSamples(below: start.sample, S.self)
        while true {
            let batch = simpler.next(size)
            if batch.isEmpty { return shrunk }
            shrunk.cutOff = limit(reachedAfter: shrunk.tried, end)
            if shrunk.cutOff != nil { return shrunk }
            shrunk.tried += batch.count
            // The search continues from the simplest failing input, since simpler inputs come from larger steps. If the
            // answer to the starting input itself was wrong, the answer to the smaller input must be wrong too. Then
            // the smaller input shows the mistake without related inputs.
            let found = try await judge.verdicts(on: { _ in batch })
                .filter { $0.fails && ($0.expected != nil || start.expected == nil) }
                .map { (verdict: $0, simplicity: Simplicity(of: $0.sample.input)) }
                .sorted { $0.simplicity < $1.simplicity }
                .first { blame.isSame(as: $0.verdict, judge.catalogue) }?.verdict
            guard let found else { continue }
            shrunk.verdict = found
            simpler = SimplerSamples(below: found.sample, S.self)
        }
    }

    /// Returns the limit that forbids trying further inputs; nil if further inputs may be tried.
    private func limit(reachedAfter tried: Int, _ end: ContinuousClock.Instant?) -> SearchLimit? {
        if Task.isCancelled { return .interruption }
        if tried >= budget { return .inputs }
        return end.flatMap { ContinuousClock.now < $0 ? nil : .time }
    }
}

/// The cause of a failure. A smaller input is an example of the same failure only if it fails for the same cause.
enum Blame: Hashable, Sendable {
    case law(LawID)
    case fault(Fault.Kind)
    /// The answer has the wrong form.
    case form
    /// The answer differs from the demanded outcome or the rival's answer, but no law is known to be broken.
    case difference

    /// Finds the cause of the failure in a verdict; nil if the verdict is not a failure.
    ///
    /// - Parameter guilty: The laws that explain all failures of a run.
    init?(_ verdict: SampleVerdict, _ breaches: [Breach], guilty: Set<LawID>) {
        switch verdict.kind {
        case .holds, .skip, .unsent: return nil
        case .fault(let fault): self = .fault(fault.kind)
        case .fails:
            let breach = breaches.first { guilty.contains($0.law) } ?? breaches.first
            self = breach.map { .law($0.law) } ?? (verdict.differences.isEmpty ? .form : .difference)
        }
    }

    /// Returns whether another verdict may have the same cause.
    func isSame(as verdict: SampleVerdict, _ catalogue: Catalogue) -> Bool {
        switch (self, verdict.kind) {
        case (.law(let law), .fails):
            // If the evidence against another law is stronger than against `law`, the input shows a different failure.
            return verdict.breaches(in: catalogue).strongest.contains { $0.law == law }
        case (.fault(let kind), .fault(let fault)): return fault.kind == kind
        case (.form, .fails):
            return verdict.answer != nil && verdict.expected == nil && verdict.differences.isEmpty
                && verdict.contradicted.isEmpty
        case (.difference, .fails):
            return !verdict.differences.isEmpty && verdict.breaches(in: catalogue).isEmpty
        default: return false
        }
    }
}
