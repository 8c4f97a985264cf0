import Foundation
import Harness
import Reports

/// Reads the files that the command line names.
enum GivenFile {
    /// The maximum size, in bytes, of a file that is read as a whole; a device such as `/dev/zero` has no end.
    private static let most = 256 << 20

    /// Returns the bytes of a file or of a pipe such as `<(zcat report.gz)`; nil if it cannot be read.
    static func contents(_ path: String) throws(Failure) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        // The handle is closed here, so that a program that writes to the pipe can finish.
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: most + 1) ?? Data() else { return nil }
        return try checked(data, from: path)
    }

    /// Returns the bytes of standard input up to its end; the name is for messages.
    static func standardInput(called name: String) throws(Failure) -> Data {
        try checked(StandardInput.read(whole: most + 1), from: name)
    }

    private static func checked(_ data: Data, from name: String) throws(Failure) -> Data {
        if data.count > most { throw Failure(.usage, "\(name) is larger than \(most >> 20) MiB") }
        return data
    }

    static func report(_ path: String) throws(CorpusError) -> LineBlocks {
        path == "-" ? LineBlocks { try StandardInput.read(whole: $0) } : try reportOnDisk(path)
    }

    /// Opens a report in a file to read it line by line.
    fileprivate static func reportOnDisk(_ path: String) throws(CorpusError) -> LineBlocks {
        guard let lines = LineBlocks(path: path) else {
            throw CorpusError("the report \(path) cannot be read")
        }
        return lines
    }
}

extension SavedReport {
    init(path: String) throws(CorpusError) {
        try self.init(GivenFile.reportOnDisk(path), file: path)
    }
}
