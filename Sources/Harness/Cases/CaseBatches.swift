import Foundation

/// Reads the selected cases of a corpus in batches, so that the corpus need not fit in memory.
///
/// The cases arrive in the same order as in `GoldenCorpus.cases`.
public struct CaseBatches: Sendable {
    /// The default number of cases in a batch.
    ///
    /// An adapter is started again for each batch, which takes little time compared with running the cases of a batch.
    public static let size = 65_536

    private let reader: CorpusReader
    private let selection: Selection
    private let size: Int
    private var files: ArraySlice<String>
    /// The file that is being read, and the number of its next line.
    private var open: (file: String, blocks: LineBlocks, line: Int)?
    /// The cases that were read so far for the next batch.
    private var read: [GoldenCase] = []

    init(_ reader: CorpusReader, _ selection: Selection, of size: Int = size) throws(CorpusError) {
        self.reader = reader
        self.selection = selection
        self.size = size
        files = try reader.files()[...]
    }

    /// Returns the next batch of selected cases; nil after the last batch.
    ///
    /// - Throws: `CorpusError` for the first line that is not a valid case.
    public mutating func next() throws(CorpusError) -> [GoldenCase]? {
        while read.count < size, let block = try nextBlock() {
            if let error = block.errors.first { throw error }
            read += block.cases.filter(selection.selects)
        }
        let batch = Array(read.prefix(size))
        read.removeFirst(batch.count)
        return batch.isEmpty ? nil : batch
    }

    /// Returns all cases in the next lines of the corpus, selected or not, and the errors in these lines; nil after the
    /// last line.
    mutating func nextBlock() throws(CorpusError) -> CorpusReader.PieceCases? {
        while true {
            guard let file = open?.file, let line = open?.line else {
                guard let file = files.popFirst() else { return nil }
                guard let blocks = LineBlocks(path: reader.folder.appending(path: file).path) else {
                    throw CorpusReader.unreadable(file, line: 1)
                }
                open = (file, blocks, 1)
                continue
            }
            let data: Data?
            do { data = try open?.blocks.next() } catch { throw CorpusReader.unreadable(file, line: line) }
            guard let data else {
                open = nil
                continue
            }
            let pieces = CorpusReader.pieces(of: data, file, first: line)
            open?.line += pieces.reduce(0) { $0 + $1.lines }
            let found = Parallel.map(pieces, reader.read)
            return .init(cases: found.flatMap(\.cases), errors: found.flatMap(\.errors))
        }
    }
}
