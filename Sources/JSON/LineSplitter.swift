import Foundation

/// Splits a stream of bytes into lines at each LF or CRLF, and drops these line ends.
package struct LineSplitter {
    /// The maximum length of a line in bytes; the splitter stops at a longer line.
    package let limit: Int
    /// If the capacity of the buffer exceeds this number of bytes after a line, the buffer releases its memory.
    private static let usual = 1 << 20
    private var rest: [UInt8] = []
    package private(set) var isOversized = false

    package init(limit: Int) {
        self.limit = limit
    }

    /// The bytes after the last line end, which are the beginning of the next line.
    package var remainder: ArraySlice<UInt8> { rest[...] }

    /// Adds bytes, and passes each completed line to `handle`; stops at a line that is longer than the limit.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer, _ handle: (ArraySlice<UInt8>) -> Void) {
        var start = 0
        while !isOversized, let end = Self.lineEnd(in: bytes, from: start) {
            append(bytes[start..<end])
            start = end + 1
            isOversized = rest.count > limit
            if !isOversized { handle(rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest[...]) }
            // After an unusually long line, the buffer releases its memory.
            rest.removeAll(keepingCapacity: rest.capacity <= Self.usual)
        }
        guard !isOversized else { return }
        append(bytes[start...])
        if rest.count > limit {
            isOversized = true
            rest = []
        }
    }

    /// Returns the position of the LF that ends the line beginning at `start`; nil if no LF follows.
    package static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, 0x0A, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// Adds bytes to the buffer, whose capacity doubles if needed, up to the maximum length of a line.
    private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
        let needed = rest.count + bytes.count
        if needed > rest.capacity { rest.reserveCapacity(max(needed, min(2 * rest.capacity, limit))) }
        rest.append(contentsOf: bytes)
    }
}
