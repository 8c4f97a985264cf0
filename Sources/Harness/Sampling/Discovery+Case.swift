import JSON
import Specification

/// The reason why a discovery cannot become a case of the corpus.
public enum CaseRefusal: Error, Equatable, CustomStringConvertible {
    /// The reference does not answer, or its outcome is not one that the laws allow.
    case unsettled
    /// The laws allow several outcomes, and no implementation other than the reference gives this one.
    case unconfirmed
    /// The fuzzed implementation passes the case when the case is run by itself.
    case passed

    public var description: String {
        switch self {
        case .unsettled: "the reference cannot determine the expected outcome"
        case .unconfirmed:
            "the laws leave its outcome open, and only the reference gives it; --against can name another "
                + "implementation that does"
        case .passed: "the case does not fail when it is run by itself"
        }
    }
}

extension Discovery {
    /// Returns the discovery as a case of the corpus that the fuzzed implementation fails.
    ///
    /// The outcome of a reference must be confirmed: either another implementation gives the same outcome (origin
    /// `agreed`), or the laws allow no other outcome (origin `found`).
    ///
    /// - Parameters:
    ///   - reference: The implementation that gives the expected outcome. A reference must support every reading, and
    ///     must not be the fuzzed implementation.
    ///   - catalogue: The subsystems of the kit.
    ///   - finder: The command that found the failure, such as `assay fuzz --seed 7 --number 12 in mine 0.3`.
    ///   - version: The version of the program that found the failure.
    ///   - candidate: The fuzzed implementation, which must fail the case.
    public func goldenCase(
        settledBy reference: InProcess, in catalogue: Catalogue, finder: String, version: String,
        failedBy candidate: any Candidate
    ) async throws(CaseRefusal) -> Value {
        guard let specification = catalogue.specification(subsystem),
            let drafts = try drafts(reference, .found(by: finder, version: version), specification)
        else { throw .unsettled }
        for draft in drafts where try await isFailed(draft, by: candidate, catalogue) { return draft }
        throw .passed
    }

    /// Returns drafts of the case; the first names only the readings that affect the outcome, and the later drafts name
    /// more readings or clauses.
    ///
    /// The fuzzed implementation may fail only under the requested readings, so the later drafts name these too. The
    /// property that shows the failure may not belong to the clause of the broken law, so the last drafts name all
    /// clauses that apply.
    private func drafts<S: Specification>(
        _ reference: InProcess, _ found: Origin, _: S.Type
    ) throws(CaseRefusal) -> [Value]? {
        guard let draft = CaseDraft<S>(of: input, under: inForce, settledBy: reference) else { return nil }
        let origin: Origin
        if let rival, rival.name != reference.hello.name, let other, draft.isSettled(as: other) {
            origin = .agreed(by: [reference.hello, rival].map(\.nameAndVersion))
        } else if draft.isDetermined {
            origin = found
        } else {
            throw .unconfirmed
        }
        let own = draft.touched.filter { $0 == law?.clause }
        let about = law?.clause.rawValue.lowercased() ?? "difference"
        let decisive = draft.decisive
        let readings = [decisive, decisive.union(self.readings.keys), Set(inForce.keys)]
        return [own, draft.touched].filter { !$0.isEmpty }.unique.flatMap { clauses in
            readings.compactMap { names in
                draft.value(named: "found-\(about)", clauses, readings: names, origin: origin, note: reason)
            }
        }
    }

    /// Returns whether an implementation fails a draft of a case that is run by itself.
    private func isFailed(
        _ draft: Value, by candidate: any Candidate, _ catalogue: Catalogue
    ) async throws(CaseRefusal) -> Bool {
        let place = CorpusPlace(file: "\(subsystem.family)/\(subsystem.name)/found.jsonl", line: 1)
        guard let golden = try? GoldenCase(draft, at: place, in: catalogue),
            let run = try? await Run([golden], with: candidate), !run.isInterrupted
        else { return false }
        return run.count(.fail) + run.count(.error) > 0
    }
}
