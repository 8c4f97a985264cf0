import Foundation

/// Reads a file, a pipe or a FIFO in blocks of whole lines, so that the data need not fit in memory.
package struct LineBlocks: Sendable {
    /// The maximum number of bytes in a line; without a limit, a device that never ends a line would fill the memory.
    package static let longestLine = 1 << 28

    /// The error for a line that has more bytes than `longestLine`.
    package struct LongLine: Error, CustomStringConvertible {
        package var description: String { "a line has more than \(LineBlocks.longestLine >> 20) MiB" }
    }

    /// A function that reads at most the given number of bytes; nil if all bytes are already in memory.
    private let source: (@Sendable (Int) throws -> Data?)?
    /// The approximate number of bytes in a block.
    private let size: Int
    /// The beginning of a line whose end has not been read yet.
    private var rest = Data()

    package init(_ handle: FileHandle, of size: Int = 8 << 20) {
        self.init(of: size) { try handle.read(upToCount: $0) }
    }

    /// Makes blocks from the bytes that `source` returns. Each call requests a number of bytes, and may return fewer;
    /// at the end, it returns none.
    package init(of size: Int = 8 << 20, _ source: @escaping @Sendable (Int) throws -> Data?) {
        self.source = source
        self.size = size
    }

    /// Makes a single block from bytes that are in memory.
    package init(_ bytes: Data) {
        source = nil
        size = 0
        rest = bytes
    }

    /// Opens a file; nil if it cannot be opened.
    package init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        self.init(handle)
    }

    /// Returns the next block of whole lines; nil after the last block. Only the last line of the file may lack its
    /// line end.
    package mutating func next() throws -> Data? {
        while let read = try source?(size), !read.isEmpty {
            guard let end = read.lastIndex(of: UInt8(ascii: "\n")) else {
                rest += read
                guard rest.count <= LineBlocks.longestLine else { throw LongLine() }
                continue
            }
            let block = rest.isEmpty ? read[...end] : rest + read[...end]
            rest = Data(read[(end + 1)...])
            return block
        }
        defer { rest = Data() }
        return rest.isEmpty ? nil : rest
    }
}
