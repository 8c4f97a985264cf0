import Files
import Foundation
import Harness
import Reports

/// Reads the files that the command line names.
enum GivenFile {
    /// The maximum size, in bytes, of a file that is read as a whole; without it, reading `/dev/zero` would never end.
    private static let most = 256 << 20

    /// Returns the bytes of a file or of a pipe such as `<(zcat report.gz)`.
    ///
    /// - Parameter what: The words before the path in a message, such as `the state `.
    /// - Throws: `Failure` with the system's reason if the file cannot be read, or if it is too large.
    static func contents(_ path: String, _ what: String = "") throws(Failure) -> Data {
        let file = try orFailure { try handle(path, what) }
        // The handle is closed here, so that a program that writes to the pipe can finish.
        defer { try? file.close() }
        let data = try orProblem("\(what)\(path) cannot be read") { try file.read(upToCount: most + 1) }
        return try checked(data ?? Data(), from: what + path)
    }

    /// Opens a file or a pipe for reading; a folder cannot be read.
    private static func handle(_ path: String, _ what: String) throws(FileError) -> FileHandle {
        let problem = "\(what)\(path) cannot be read"
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(problem) }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw FileError(problem, EISDIR)
        }
        return handle
    }

    /// Returns the bytes of standard input up to its end; the name is for messages.
    static func standardInput(called name: String) throws(Failure) -> Data {
        try checked(StandardInput.read(whole: most + 1), from: name)
    }

    private static func checked(_ data: Data, from name: String) throws(Failure) -> Data {
        if data.count > most {
            throw Failure(.usage, "\(name) cannot be read: it is larger than \(most >> 20) MiB")
        }
        return data
    }

    static func report(_ path: String) throws(CorpusError) -> LineBlocks {
        path == "-" ? LineBlocks { try StandardInput.read(whole: $0) } : try reportOnDisk(path)
    }

    /// Opens a report in a file to read it line by line.
    fileprivate static func reportOnDisk(_ path: String) throws(CorpusError) -> LineBlocks {
        do throws(FileError) {
            return LineBlocks(try handle(path, "the report "))
        } catch {
            throw CorpusError("\(error)")
        }
    }
}

extension SavedReport {
    init(path: String) throws(CorpusError) {
        try self.init(GivenFile.reportOnDisk(path), file: path)
    }
}
