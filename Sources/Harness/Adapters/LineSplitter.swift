/// Cuts a stream of bytes into lines at LF, which stays out; CRLF ends a line too.
struct LineSplitter {
    /// Bytes of a line beyond which it is given up.
    let limit: Int
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
        while !isOversized, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            rest.append(contentsOf: bytes[start..<end])
            start = end + 1
            if rest.count > limit { isOversized = true } else { handle(trimmed(rest[...])) }
            rest.removeAll(keepingCapacity: true)
        }
        guard !isOversized else { return }
        rest.append(contentsOf: bytes[start...])
        if rest.count > limit {
            isOversized = true
            rest = []
        }
    }

    private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
