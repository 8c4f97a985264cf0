import Foundation
import Kit

/// A temporary file without a name, which holds the output until it is complete.
final class Spool {
    private let file: UnsafeMutablePointer<FILE>

    init() throws {
        guard let file = tmpfile() else { throw Spool.failure() }
        self.file = file
    }

    deinit {
        fclose(file)
    }

    func append(_ bytes: [UInt8]) throws {
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Spool.failure() }
    }

    /// Passes the output to a function, in pieces that consist of whole lines.
    func forEachText(_ body: (String) -> Void) throws {
        guard fflush(file) == 0, fseek(file, 0, SEEK_SET) == 0 else { throw Spool.failure() }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var waiting: [UInt8] = []
        while true {
            let count = fread(&block, 1, block.count, file)
            guard count > 0 else { break }
            waiting += block[..<count]
            guard let end = waiting.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            body(String(decoding: waiting[...end], as: UTF8.self))
            waiting.removeSubrange(...end)
        }
        guard ferror(file) == 0 else { throw Spool.failure() }
        if !waiting.isEmpty { body(String(decoding: waiting, as: UTF8.self)) }
    }

    private static func failure() -> Failure {
        Failure(.usage, "the output cannot be stored: \(String(cString: strerror(errno)))")
    }
}
