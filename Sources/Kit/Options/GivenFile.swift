import Foundation
import Harness
import Reports

/// A file that the command line names.
enum GivenFile {
    /// Returns the bytes of a file or of a pipe such as `<(zcat report.gz)`; nil if it cannot be read.
    static func contents(_ path: String) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        // Closed here, so that the writer of a pipe can finish.
        defer { try? handle.close() }
        return try? handle.readToEnd() ?? Data()
    }

    /// Opens a report to read it line by line; `-` is standard input.
    static func report(_ path: String) throws(CorpusError) -> LineBlocks {
        path == "-" ? LineBlocks(FileHandle.standardInput) : try reportOnDisk(path)
    }

    /// Opens a report to read it line by line.
    fileprivate static func reportOnDisk(_ path: String) throws(CorpusError) -> LineBlocks {
        guard let lines = LineBlocks(path: path) else {
            throw CorpusError("the report \(path) cannot be read")
        }
        return lines
    }
}

extension SavedReport {
    /// Reads the report in a file.
    init(path: String) throws(CorpusError) {
        try self.init(GivenFile.reportOnDisk(path), file: path)
    }
}
