import Foundation
import Harness

/// A file that the command line names.
enum GivenFile {
    /// Returns the bytes of a file or of a pipe such as `<(zcat report.gz)`; nil if it cannot be read.
    static func contents(_ path: String) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        // Closed here, so that the writer of a pipe can finish.
        defer { try? handle.close() }
        return try? handle.readToEnd() ?? Data()
    }

    /// Opens a file to read it line by line; `-` is standard input, and nil means that it cannot be opened.
    static func lines(_ path: String) -> LineBlocks? {
        path == "-" ? LineBlocks(FileHandle.standardInput) : LineBlocks(path: path)
    }
}
