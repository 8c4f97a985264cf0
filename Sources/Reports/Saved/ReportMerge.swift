import Harness
import JSON
import Specification

/// Joins the reports of shards, or loose verdicts, into the report that a single run of all cases would give.
public struct ReportMerge: Sendable {
    /// The corpus of the reports; it gives the order of the cases, and shows which cases are missing.
    let corpus: GoldenCorpus

    private let known: RunScope.Identity?

    /// Makes a merge for reports whose corpus is kept in memory.
    public init(_ corpus: GoldenCorpus) {
        self.corpus = corpus
        known = nil
    }

    /// Makes a merge for reports whose corpus is not kept in memory; the survey must contain the corpus's digest.
    public init(_ survey: CorpusSurvey) {
        corpus = survey.corpus
        known = RunScope(survey, selection: CaseFilter()).corpus
    }

    /// The result of a merge: a run with its cases and its scope.
    public struct Merged: Sendable {
        /// The run that all merged reports form together.
        public var run: Run
        /// The cases of the run, in the order of the corpus.
        public let cases: [GoldenCase]
        /// The corpus and the selection that all merged reports share.
        public let scope: RunScope
    }

    /// Joins the reports of all shards, in any order.
    ///
    /// - Parameter advisory: The bases whose laws may be broken without making the run fail; nil to use the bases that
    ///   the reports name.
    /// - Throws: `CorpusError` if a shard or a case is missing or duplicate, if a report was cut short, or if the
    ///   reports do not belong to one run.
    public func merge(
        _ reports: [SavedReport], advisory: Set<Basis>? = nil
    ) throws(CorpusError) -> Merged {
        let (hello, scope) = try check(reports, advisory: advisory)
        let cases = try scope.selection.select(from: corpus)
        let verdicts = try join(reports.flatMap(\.verdicts), on: cases)
        let run = complete(Run(verdicts, of: hello), from: reports, advisory: advisory)
        return Merged(run: run, cases: cases, scope: scope)
    }

    /// Returns the run with the facts that the reports contain besides verdicts: the advisory bases, and the replies to
    /// malformed inputs.
    func complete(_ run: Run, from reports: [SavedReport], advisory: Set<Basis>?) -> Run {
        var run = run
        run.advisory = advisory ?? reports.first?.footer.advisory ?? []
        let trials = reports.flatMap(\.malformed)
        if !trials.isEmpty { run.malformed = MalformedRun(trials) }
        return run
    }

    /// Returns the implementation and the scope of the whole run, after checking that no shard is missing.
    func check(
        _ reports: [SavedReport], advisory: Set<Basis>?
    ) throws(CorpusError) -> (hello: Hello, scope: RunScope) {
        guard let first = reports.first else { throw CorpusError("there is no report to merge") }
        let scope = try self.scope(of: first)
        for report in reports {
            try check(report)
            if report.file != first.file { try check(report, isOfTheRunOf: first, scope) }
            if advisory == nil { try check(report, allowsLike: first) }
        }
        try checkShards(reports, count: scope.shard?.count ?? 1)
        let whole = RunScope(corpus: scope.corpus, selection: scope.selection, shard: nil)
        return (first.header.hello, whole)
    }

    /// Joins all verdicts of a run, in any order.
    ///
    /// - Parameter advisory: The bases whose laws may be broken without making the run fail.
    /// - Throws: `CorpusError` if a verdict is missing or duplicate, or if an output of `assay judge` was cut short.
    public func gather(
        _ loose: LooseVerdicts, selection: CaseFilter, advisory: Set<Basis> = []
    ) throws(CorpusError) -> Merged {
        let hello = try loose.whole()
        let cases = try selection.select(from: corpus)
        var run = Run(try join(loose.verdicts, on: cases), of: hello)
        run.advisory = advisory
        return Merged(run: run, cases: cases, scope: RunScope(corpus, selection: selection))
    }

    func join(_ parts: [SavedVerdict], on cases: [GoldenCase]) throws(CorpusError) -> [Verdict] {
        var saved: [String: SavedVerdict] = [:]
        for part in parts {
            if let other = saved.updateValue(part, forKey: part.id) {
                throw CorpusError("\(part.id) has a verdict already, at \(other.place)", at: part.place)
            }
        }
        var verdicts: [Verdict] = []
        verdicts.reserveCapacity(cases.count)
        for golden in cases {
            guard let part = saved.removeValue(forKey: golden.id) else {
                throw CorpusError("there is no verdict on \(golden.id)")
            }
            verdicts.append(try part.verdict(of: golden))
        }
        if let other = parts.first(where: { saved[$0.id] != nil }) {
            throw CorpusError("\(other.id) is not a selected case", at: other.place)
        }
        return verdicts
    }

    // MARK: The rules for reports

    private func scope(of report: SavedReport) throws(CorpusError) -> RunScope {
        guard let scope = report.header.scope else {
            throw CorpusError(
                "the header does not name the cases of the run; `\(Program.name) check --format json` of this version does",
                at: report.ends.first)
        }
        let here = known ?? corpus.identity
        guard scope.corpus.digest == here.digest else {
            throw CorpusError(
                "the run used a corpus (\(scope.corpus)) that is not the one here (\(here)); name it with --corpus",
                at: report.ends.first)
        }
        return scope
    }

    private func check(_ report: SavedReport) throws(CorpusError) {
        let verdicts = report.found.values.reduce(0, +)
        if let expected = report.header.cases, expected != verdicts {
            throw CorpusError(
                "the report has \(verdicts) verdicts before this footer, yet its header says \(expected)",
                at: report.ends.last)
        }
        for kind in Verdict.Kind.allCases {
            let count = report.found[kind] ?? 0
            if let expected = report.footer.counts[kind], expected != count {
                throw CorpusError(
                    "the footer counts \(expected) verdicts of the kind \(kind.rawValue), but there are \(count)",
                    at: report.ends.last)
            }
        }
        let malformed = report.malformed.isEmpty ? nil : MalformedRun(report.malformed).counts
        if report.footer.malformed != malformed {
            throw CorpusError(
                "the numbers of malformed inputs in the footer do not match the report", at: report.ends.last)
        }
    }

    /// Checks that both reports have the same advisory bases.
    private func check(_ report: SavedReport, allowsLike first: SavedReport) throws(CorpusError) {
        let (own, other) = (report.footer.advisory, first.footer.advisory)
        if own == other { return }
        throw CorpusError(
            "the bases that do not count are \(own.words), those of \(first.file) are \(other.words); "
                + "name the bases that count with --basis", at: report.ends.last)
    }

    private func check(
        _ report: SavedReport, isOfTheRunOf first: SavedReport, _ scope: RunScope
    ) throws(CorpusError) {
        func differs(_ what: String, _ mine: String, _ other: String) -> CorpusError {
            CorpusError(
                "the \(what) is \(mine), that of \(first.file) is \(other); only parts of one run can be merged",
                at: report.ends.first)
        }
        guard let own = report.header.scope else {
            throw CorpusError("the header does not name the cases of the run", at: report.ends.first)
        }
        if !report.header.hello.isReportedLike(first.header.hello) {
            throw differs(
                "implementation", report.header.hello.titleWithReadings,
                first.header.hello.titleWithReadings)
        }
        if own.corpus != scope.corpus { throw differs("corpus", "\(own.corpus)", "\(scope.corpus)") }
        if own.selection != scope.selection {
            throw differs(
                "selection", JSONWriter.text(of: own.selection.value),
                JSONWriter.text(of: scope.selection.value))
        }
        if own.shard?.count != scope.shard?.count {
            throw differs("number of shards", "\(own.shard?.count ?? 1)", "\(scope.shard?.count ?? 1)")
        }
    }

    private func checkShards(_ reports: [SavedReport], count: Int) throws(CorpusError) {
        var files: [Int: String] = [:]
        for report in reports {
            let index = report.header.scope?.shard?.index ?? 1
            if let other = files.updateValue(report.file, forKey: index) {
                throw CorpusError("shard \(index)/\(count) is in \(other) already", at: report.ends.first)
            }
        }
        let missing = (1...count).lazy.filter { files[$0] == nil }
        guard let index = missing.first(where: { _ in true }) else { return }
        let others = count - files.count - 1
        throw CorpusError(
            "shard \(index)/\(count) is missing" + (others > 0 ? ", and \(others) more" : "")
                + "; no file has it")
    }
}

extension Hello {
    /// The name of the implementation with its declared readings, for a message that compares two implementations.
    fileprivate var titleWithReadings: String {
        "\(title) with the readings \(JSONWriter.text(of: readings.value))"
    }
}
