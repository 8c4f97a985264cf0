import Harness
import Specification

/// Saved verdicts by case; if a verdict says only that its case passes, only a digest of the case's id is kept.
public struct VerdictIndex: Sendable {
    /// The key of a case: 128 bits of a hash with a secret seed, so that two ids practically never have the same key.
    private struct Key: Hashable {
        let first: Int
        let second: Int

        init(_ id: String) {
            var hasher = Hasher()
            hasher.combine(id)
            first = hasher.finalize()
            hasher = Hasher()
            hasher.combine(true)
            hasher.combine(id)
            second = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(first) }
    }

    /// The place of a verdict: the number of its file, and its line.
    private typealias Place = (file: Int32, line: Int32)

    private var places: [Key: Place] = [:]
    /// The verdicts that say more than only that the case passes.
    private var whole: [Key: SavedVerdict] = [:]
    private var files: [String] = []
    /// The error for the first case that has two verdicts.
    private var repeated: CorpusError?

    /// Makes an index without any verdicts.
    public init() {}

    /// Adds a verdict; if its case already has a verdict, `checkOnce` throws an error later.
    public mutating func add(_ verdict: SavedVerdict) {
        if files.last != verdict.place.file { files.append(verdict.place.file) }
        let key = Key(verdict.id)
        let place = (file: Int32(files.count - 1), line: Int32(clamping: verdict.place.line))
        if let other = places.updateValue(place, forKey: key), repeated == nil {
            repeated = CorpusError(
                "\(verdict.id) has a verdict already, at \(self.place(other))", at: verdict.place)
        }
        if !verdict.isPlainPass { whole[key] = verdict }
    }

    /// Removes the verdict on a case from the index, and returns it.
    mutating func take(_ golden: GoldenCase) throws(CorpusError) -> Verdict {
        let key = Key(golden.id)
        guard places.removeValue(forKey: key) != nil else {
            throw CorpusError("there is no verdict on \(golden.id)")
        }
        return try whole.removeValue(forKey: key)?.verdict(of: golden) ?? Verdict(golden, .pass, reason: "")
    }

    /// Checks that no case has two verdicts.
    func checkOnce() throws(CorpusError) { if let repeated { throw repeated } }

    /// Checks that no verdict is left in the index, because such a verdict belongs to no selected case.
    func checkTaken() throws(CorpusError) {
        guard let (key, place) = places.min(by: { $0.value < $1.value }) else { return }
        let what = whole[key]?.id ?? "the case of this line"
        throw CorpusError("\(what) is not a selected case", at: self.place(place))
    }

    private func place(_ place: Place) -> CorpusPlace {
        CorpusPlace(file: files[Int(place.file)], line: Int(place.line))
    }
}

extension ReportMerge {
    /// Joins the verdicts of all shards; the verdicts need not fit in memory.
    ///
    /// - Parameters:
    ///   - advisory: The bases whose laws may be broken without making the run fail; nil to use the bases that the
    ///     reports name.
    ///   - use: Receives the verdicts, batch by batch in the order of the corpus; they are not kept afterwards.
    /// - Throws: `CorpusError` under the same conditions as `merge`, and any error that `use` throws.
    public func merge(
        _ reports: [SavedReport], _ index: consuming VerdictIndex, over survey: CorpusSurvey,
        batch: Int, advisory: Set<Basis>? = nil, use: ([Verdict]) throws -> Void
    ) throws -> (run: Run, scope: RunScope) {
        let (hello, scope) = try check(reports, advisory: advisory)
        let run = try join(index, survey, batch, use).run(of: hello)
        return (complete(run, from: reports, advisory: advisory), scope)
    }

    /// Joins all verdicts of a run, and passes them to `use` batch by batch; the verdicts need not fit in memory.
    ///
    /// - Parameter advisory: The bases whose laws may be broken without making the run fail.
    public func gather(
        _ loose: LooseVerdicts, _ index: consuming VerdictIndex, over survey: CorpusSurvey,
        selection: CaseFilter, batch: Int, advisory: Set<Basis> = [], use: ([Verdict]) throws -> Void
    ) throws -> (run: Run, scope: RunScope) {
        let hello = try loose.whole()
        var run = try join(index, survey, batch, use).run(of: hello)
        run.advisory = advisory
        return (run, RunScope(survey, selection: selection))
    }

    private func join(
        _ index: consuming VerdictIndex, _ survey: CorpusSurvey, _ batch: Int,
        _ use: ([Verdict]) throws -> Void
    ) throws -> RunRecord {
        try index.checkOnce()
        var record = RunRecord()
        var batches = try survey.batches(of: batch)
        while let cases = try batches.next() {
            let verdicts = try cases.map { golden in try index.take(golden) }
            try use(verdicts)
            record.add(verdicts)
        }
        try index.checkTaken()
        return record
    }
}
