import Foundation
import Harness
import Reports

/// A check that reads the corpus twice and runs the cases in batches, so the corpus need not fit in memory.
extension CheckVerb {
    /// Whether one of the given options needs all cases or all verdicts at once.
    var needsAllAtOnce: Bool {
        get throws {
            try known != nil || failed != nil || malformed || requests != nil || sharding.isNamed
                || !watching.files.isEmpty
                || reports.requests.contains(where: \.needsAllVerdicts)
        }
    }

    /// Surveys the corpus in batches; returns nil if the check holds all cases in memory at once.
    func survey() throws -> CorpusSurvey? {
        if try needsAllAtOnce { return nil }
        let subsystems = needsWholeCorpus ? nil : filter.filter.subsystemsToRead(in: Kit.current.catalogue)
        return try corpus.survey(subsystems, evenIfSmall: batch != nil, digests: needsWholeCorpus) {
            filter.filter
        }
    }

    func run(
        _ survey: CorpusSurvey, _ candidate: any Candidate, since began: ContinuousClock.Instant
    ) async throws {
        let loaded = ContinuousClock.now - began
        let clock = CaseClock()
        let (run, spool) = try await judged(survey, candidate, clock)
        let scope = needsWholeCorpus ? RunScope(survey, selection: filter.filter) : nil
        let failing = run.verdicts(of: .fail).map(\.golden)
        switch output.format {
        case .json: try spool?.write(LineReport(run, of: scope), to: nil)
        case .human:
            show(run, of: failing, [], clock)
            if !telling.quiet {
                standardOutput(pace(run, loaded: loaded, ContinuousClock.now - began))
            }
        }
        try reports.write(run, spool, of: scope, command: command)
        try run.endsWhereInterrupted()
        if output.format == .human {
            GitHubStep.own?.report(GitHubReport(run, cases: failing), cases: failing, command: command)
        }
        if !run.conforms { throw Failure(.doesNotConform) }
    }

    /// Runs the batches until all cases are judged, the limit of failures is reached, or Ctrl-C is pressed.
    private func judged(
        _ survey: CorpusSurvey, _ candidate: any Candidate, _ clock: CaseClock
    ) async throws -> (run: Run, spool: VerdictSpool?) {
        let writesLines =
            output.format == .json || reports.requests.flatMap(\.files).contains { $0.kind == .json }
        let (batch, times, kept) = (batch ?? CaseBatches.size, times, telling.slowest ?? 0)
        let limit = earlyEnd.limit(nil, advisory: basis.advisory)
        let (advisory, blamed) = (basis.advisory, blamed)
        let progress = telling.progress
        let observed = Observed(candidate) { answered, _ in
            let count = clock.note(answered)
            progress?.show(answered: count, of: survey.selected)
        }
        defer { progress?.clear() }
        do {
            return try await Interruption.cancels {
                let spool = writesLines ? try VerdictSpool() : nil
                var run = try await Run(
                    survey, with: observed, batch: batch, times: times, until: limit, blaming: blamed
                ) { verdicts in
                    clock.endBatch(of: verdicts.map(\.id), keeping: kept)
                    try spool?.add(verdicts)
                }
                run.advisory = advisory
                return (run, spool)
            }
        } catch {
            throw Failure(error)
                ?? Failure(.usage, "the verdicts cannot be stored: \(error.localizedDescription)")
        }
    }
}
