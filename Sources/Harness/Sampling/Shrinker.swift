import JSON
import Specification

/// Finds the smallest input that still breaks the same rule.
struct Shrinker: Sendable {
    let judge: SampleJudge
    /// The greatest number of inputs to try.
    var budget = 20_000
    /// No step begins after this time with an adapter, which may hang. In this process the budget alone decides, so
    /// that the result does not depend on the load of the machine.
    var patience = Duration.seconds(60)

    /// Returns how many inputs to ask for at once.
    ///
    /// The number is small if each failing input costs the time limit of a case, or if asking costs nothing; it is
    /// large if a process is started each time.
    private func batch(for blame: Blame) -> Int {
        blame == .fault(.timeout) ? 4 : judge.candidate is InProcess ? 16 : 200
    }

    /// Returns the simplest failing verdict that can be reached from this one, and how many inputs were tried.
    func smallest(
        from verdict: SampleVerdict, for blame: Blame
    ) async throws(CandidateStartError) -> (verdict: SampleVerdict, tried: Int) {
        guard let specification = judge.catalogue.specification(verdict.sample.subsystem) else {
            return (verdict, 0)
        }
        return try await smallest(from: verdict, for: blame, specification)
    }

    private func smallest<S: Specification>(
        from start: SampleVerdict, for blame: Blame, _: S.Type
    ) async throws(CandidateStartError) -> (verdict: SampleVerdict, tried: Int) {
        var best = start
        var tried = 0
        let size = batch(for: blame)
        let end = judge.candidate is InProcess ? nil : ContinuousClock.now + patience
        while tried < budget, end.map({ ContinuousClock.now < $0 }) ?? true, !Task.isCancelled {
            var simpler = SimplerSamples(below: best.sample, S.self)
            var found: SampleVerdict?
            while found == nil, tried < budget, !Task.isCancelled {
                let batch = simpler.next(size)
                guard !batch.isEmpty else { break }
                tried += batch.count
                // The simplest of those that still fail is taken, because the first steps are the largest.
                found = try await judge.verdicts(on: { _ in batch }).filter(\.fails)
                    .map { (verdict: $0, simplicity: Simplicity(of: $0.sample.input)) }
                    .sorted { $0.simplicity < $1.simplicity }
                    .first { blame.isSame(as: $0.verdict, judge.catalogue) }?.verdict
            }
            guard let found else { break }
            best = found
        }
        return (best, tried)
    }
}

/// The cause of a failure, which stays the same while its input shrinks.
enum Blame: Hashable, Sendable {
    case law(LawID)
    case fault(Fault.Kind)
    /// The form of the answer is wrong.
    case form
    /// No law is known to be broken, but the answer is not the expected one.
    case difference

    /// Finds the cause of a failing sample; nil if it does not fail.
    ///
    /// - Parameter guilty: The laws that explain the failures of a run.
    init?(_ verdict: SampleVerdict, _ breaches: [Breach], guilty: Set<LawID>) {
        switch verdict.kind {
        case .holds, .skip: return nil
        case .fault(let fault): self = .fault(fault.kind)
        case .fails:
            let breach = breaches.first { guilty.contains($0.law) } ?? breaches.first
            self = breach.map { .law($0.law) } ?? (verdict.differences.isEmpty ? .form : .difference)
        }
    }

    /// Returns whether a verdict can have the same cause.
    func isSame(as verdict: SampleVerdict, _ catalogue: Catalogue) -> Bool {
        switch (self, verdict.kind) {
        case (.law(let law), .fails):
            // If there is stronger evidence against another law, the input would show that other law.
            let breaches = verdict.breaches(in: catalogue)
            let own = breaches.first { $0.law == law }
            let most = breaches.map(\.evidence).max()
            return own.map { $0.evidence == most } ?? false
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
