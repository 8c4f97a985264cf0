import JSON
import Specification

/// The facts about a corpus whose cases were all read without an error. The cases are not kept in memory.
public struct CorpusSurvey: Sendable {
    /// The corpus, without its cases.
    public let corpus: GoldenCorpus
    /// The number of cases that the filter selected.
    public let selected: Int
    /// A digest of the lines of all cases; nil if none was requested.
    package let digest: Digest?
    private let reader: CorpusReader
    private let selection: Selection

    /// Reads all cases of a corpus, and keeps only facts about them.
    ///
    /// The digest takes longer to compute than everything else, so it is computed only if `digests` is true.
    ///
    /// - Throws: `CorpusError` for the same errors as `GoldenCorpus` and `CaseFilter.select`.
    public init(_ reader: CorpusReader, _ filter: CaseFilter, digests: Bool) throws(CorpusError) {
        corpus = GoldenCorpus(folder: reader.folder, catalogue: reader.catalogue, cases: [])
        self.reader = reader
        var selection = try Selection(filter, in: reader.catalogue)
        var batches = try CaseBatches(reader, selection)
        var hashes: Set<Int> = []
        var selected = 0
        var digest = digests ? Digest() : nil
        while let block = try batches.nextBlock() {
            let wrong = block.errors.first
            for golden in block.cases where golden.place.line < wrong?.line ?? .max {
                // Two ids may have the same hash value, so the corpus is searched for the id itself.
                if !hashes.insert(golden.id.hashValue).inserted,
                    let first = try CorpusSurvey.first(golden.id, reader), first != golden.place
                {
                    throw CorpusReader.repeated(golden, first)
                }
                selection.note(golden)
                if selection.selects(golden) { selected += 1 }
            }
            if let wrong { throw wrong }
            if digests {
                for line in Parallel.map(block.cases, { JSONWriter.line(of: $0.value) }) {
                    digest?.add(line)
                }
            }
        }
        if hashes.isEmpty { throw CorpusReader.empty(reader.folder) }
        try selection.check(corpus, selecting: selected, of: hashes.count)
        self.selected = selected
        self.digest = digest
        self.selection = selection
    }

    private static func first(_ id: String, _ reader: CorpusReader) throws(CorpusError) -> CorpusPlace? {
        var batches = try CaseBatches(reader, Selection(CaseFilter(), in: reader.catalogue))
        while let block = try batches.nextBlock() {
            if let first = block.cases.first(where: { $0.id == id }) { return first.place }
        }
        return nil
    }

    /// Returns the selected cases, in batches of `size` cases; the last batch may be smaller.
    public func batches(of size: Int) throws(CorpusError) -> CaseBatches {
        try CaseBatches(reader, selection, of: size)
    }
}
