import Foundation

/// Cuts a stream of bytes into lines at LF, which stays out; CRLF ends a line too.
struct LineSplitter {
    /// Bytes of a line beyond which it is given up.
    let limit: Int
    /// Bytes of room that are kept from line to line.
    private static let usual = 1 << 20
    private var rest: [UInt8] = []
    private(set) var isOversized = false

    init(limit: Int) {
        self.limit = limit
    }

    /// The bytes after the last line end.
    var remainder: ArraySlice<UInt8> { rest[...] }

    /// Takes more bytes and hands on each line that they end; stops at a line beyond the limit.
    mutating func feed(_ bytes: UnsafeRawBufferPointer, _ handle: (ArraySlice<UInt8>) -> Void) {
        var start = 0
        while !isOversized, let end = Self.lineEnd(in: bytes, from: start) {
            append(bytes[start..<end])
            start = end + 1
            if rest.count > limit { isOversized = true } else { handle(trimmed(rest[...])) }
            // A line of unusual length does not keep its room.
            rest.removeAll(keepingCapacity: rest.capacity <= Self.usual)
        }
        guard !isOversized else { return }
        append(bytes[start...])
        if rest.count > limit {
            isOversized = true
            rest = []
        }
    }

    /// Where the line ends that begins at a place; nil where it does not.
    static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, 0x0A, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// Grows by doubling, but not beyond what a line within the limit can need.
    private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
        let needed = rest.count + bytes.count
        if needed > rest.capacity { rest.reserveCapacity(max(needed, min(2 * rest.capacity, limit))) }
        rest.append(contentsOf: bytes)
    }

    private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
