import Foundation
import Harness
import Reports
import Specification

/// A merge of reports on a corpus that need not fit in memory; for most verdicts, only a digest of the id is kept.
extension MergeVerb {
    /// Joins the reports batch by batch, if the corpus is large or `--batch` is given; returns whether it did so.
    func runsInBatches() throws -> Bool {
        if reports.requests.contains(where: \.needsAllVerdicts) { return false }
        var (index, parts, loose) = (VerdictIndex(), [SavedReport](), LooseVerdicts())
        let survey = try corpus.survey(evenIfSmall: batch != nil, digests: true) {
            try read(into: &index, &parts, &loose)
            return verdicts ? filter.filter : parts.first?.header.scope?.selection ?? CaseFilter()
        }
        guard let survey else { return false }
        var (run, scope, spool) = try joined(index, parts, loose, over: survey)
        run.advisory = basis.advisory
        try spool.write(LineReport(run, of: scope), to: output)
        if output != nil { show(run, run.verdicts(of: .fail).map(\.golden)) }
        try reports.write(run, spool, of: scope, command: nil)
        if !run.conforms { throw Failure(.doesNotConform) }
        return true
    }

    private func read(
        into index: inout VerdictIndex, _ parts: inout [SavedReport], _ loose: inout LooseVerdicts
    ) throws(CorpusError) {
        for file in files {
            let (lines, name) = (try GivenFile.report(file), name(of: file))
            if verdicts {
                try loose.add(lines, file: name) { index.add($0) }
            } else {
                parts.append(try SavedReport(lines, file: name) { index.add($0) })
            }
        }
    }

    private func joined(
        _ index: consuming VerdictIndex, _ parts: [SavedReport], _ loose: LooseVerdicts,
        over survey: CorpusSurvey
    ) throws -> (Run, RunScope, VerdictSpool) {
        let (merge, size) = (ReportMerge(survey), batch ?? CaseBatches.size)
        do {
            let spool = try VerdictSpool()
            let (run, scope) =
                verdicts
                ? try merge.gather(
                    loose, index, over: survey, selection: filter.filter, batch: size, use: spool.add)
                : try merge.merge(parts, index, over: survey, batch: size, use: spool.add)
            return (run, scope, spool)
        } catch {
            throw Failure(error)
                ?? Failure(.usage, "the verdicts cannot be stored: \(error.localizedDescription)")
        }
    }
}
