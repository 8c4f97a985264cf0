import Foundation

/// A file that the command line names.
enum GivenFile {
    /// Returns the bytes of a file, be it a pipe as of `<(zcat report.gz)`; nil if it cannot be read.
    static func contents(_ path: String) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        // Closed here, so that who writes a pipe is done with it.
        defer { try? handle.close() }
        return try? handle.readToEnd() ?? Data()
    }
}
