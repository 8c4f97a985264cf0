import Foundation
import JSON
import Specification

/// Writes the history of a corpus.
public struct CorpusHistorian {
    let corpus: GoldenCorpus

    /// Makes a historian of a corpus.
    public init(_ corpus: GoldenCorpus) {
        self.corpus = corpus
    }

    /// Records the cases that belong to no version yet, as they are now.
    ///
    /// - Returns: The number of cases that are recorded for the next version.
    /// - Throws: `CorpusError` if the history is wrong or cannot be written.
    @discardableResult
    public func record() throws(CorpusError) -> Int {
        let history = try corpus.history ?? CorpusHistory()
        let lines = history.recording(corpus)
        try write(lines)
        return lines.count - history.released.count - history.pendingDepartures.count
    }

    /// Closes a version, to which everything belongs that changed since the last one.
    ///
    /// - Parameters:
    ///   - date: The day, such as `2026-11-21`.
    ///   - about: What the version brings, in a sentence.
    /// - Throws: `CorpusError` if the corpus contradicts its history, or nothing changed.
    public func release(_ version: String, date: String, about: String) throws(CorpusError) {
        try record()
        guard let history = try corpus.history else { throw CorpusError("the corpus has no history") }
        if let problem = history.problems(of: corpus).first { throw problem }
        guard history.isPending else {
            throw CorpusError("nothing changed since corpus \(history.version ?? "")")
        }
        guard let parts = CorpusHistory.parts(version) else {
            throw CorpusError("a version is three numbers such as 1.0.0, not \(version)")
        }
        if let last = history.version, let old = CorpusHistory.parts(last),
            !old.lexicographicallyPrecedes(parts)
        {
            throw CorpusError("\(version) does not come after \(last)")
        }
        let line = Value.record(("version", version.value), ("date", date.value), ("about", about.value))
        try write(history.recording(corpus) + [line])
    }

    private func write(_ lines: [Value]) throws(CorpusError) {
        let bytes = lines.flatMap { JSONWriter.line(of: $0) }
        do {
            try Data(bytes).write(to: corpus.folder.appending(path: CorpusHistory.file), options: .atomic)
        } catch {
            throw CorpusError("\(CorpusHistory.file) cannot be written: \(error.localizedDescription)")
        }
    }
}
