import Foundation

/// Splits a stream of bytes into lines at LF or CRLF, which are left out.
package struct LineSplitter {
    /// The greatest length of a line in bytes; longer lines are not read.
    package let limit: Int
    /// The number of bytes of capacity that are kept from line to line.
    private static let usual = 1 << 20
    private var rest: [UInt8] = []
    package private(set) var isOversized = false

    package init(limit: Int) {
        self.limit = limit
    }

    /// The bytes after the last line end.
    package var remainder: ArraySlice<UInt8> { rest[...] }

    /// Adds bytes, and passes on each line that they complete; stops at a line beyond the limit.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer, _ handle: (ArraySlice<UInt8>) -> Void) {
        var start = 0
        while !isOversized, let end = Self.lineEnd(in: bytes, from: start) {
            append(bytes[start..<end])
            start = end + 1
            if rest.count > limit { isOversized = true } else { handle(trimmed(rest[...])) }
            // The capacity for an unusually long line is released.
            rest.removeAll(keepingCapacity: rest.capacity <= Self.usual)
        }
        guard !isOversized else { return }
        append(bytes[start...])
        if rest.count > limit {
            isOversized = true
            rest = []
        }
    }

    /// Returns the end of the line that begins at a position; nil if it does not end.
    package static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, 0x0A, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// Adds bytes; capacity doubles, up to what a line within the limit can need.
    private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
        let needed = rest.count + bytes.count
        if needed > rest.capacity { rest.reserveCapacity(max(needed, min(2 * rest.capacity, limit))) }
        rest.append(contentsOf: bytes)
    }

    private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
