import JSON
import Specification

/// Writes the history of a corpus to the file `CHANGES.jsonl`.
extension CorpusWriter {
    /// Adds to the history a line for each case of the corpus that no version contains yet.
    ///
    /// - Returns: The number of cases that are recorded for the next version.
    /// - Throws: `CorpusError` if the history is invalid or cannot be written.
    @discardableResult
    public func record() throws(CorpusError) -> Int {
        try changing { corpus, history throws(CorpusError) in
            let lines = history.recording(corpus)
            return (lines, lines.count - history.released.count - history.pendingDepartures.count)
        }
    }

    /// Adds a version to the history; the version contains all changes since the previous one.
    ///
    /// - Parameters:
    ///   - version: The number of the version, such as `1.1.0`.
    ///   - date: The day of the version, such as `2026-11-21`.
    ///   - about: The changes in this version, in one sentence.
    /// - Throws: `CorpusError` if the corpus contradicts its history or nothing has changed; then nothing is written.
    public func release(_ version: String, date: String, about: String) throws(CorpusError) {
        try changing { corpus, history throws(CorpusError) in
            let lines = history.recording(corpus)
            let recorded = try CorpusHistory(lines)
            if let problem = recorded.problems(of: corpus).first { throw problem }
            guard recorded.isPending else {
                throw CorpusError("nothing changed since corpus \(recorded.version ?? "")")
            }
            guard let parts = CorpusHistory.parts(version) else {
                throw CorpusError("a version is three numbers such as 1.0.0, not \(version)")
            }
            if let last = recorded.version, let old = CorpusHistory.parts(last),
                !old.lexicographicallyPrecedes(parts)
            {
                throw CorpusError("\(version) does not come after \(last)")
            }
            let line = Value.record(("version", version.value), ("date", date.value), ("about", about.value))
            return (lines + [line], ())
        }
    }

    /// Changes the history and writes all its lines, while no other program can change the corpus.
    private func changing<Result>(
        _ change: (GoldenCorpus, CorpusHistory) throws(CorpusError) -> ([Value], Result)
    ) throws(CorpusError) -> Result {
        try locked { corpus throws(CorpusError) in
            let (lines, result) = try change(corpus, try corpus.history ?? CorpusHistory())
            try write([historyFile(lines)])
            return result
        }
    }
}
