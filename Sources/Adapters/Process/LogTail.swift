import Synchronization

/// Keeps the end of a stream, such as an adapter's standard error, up to a given number of bytes.
final class LogTail: Sendable {
    private let limit: Int
    private let bytes = Mutex<[UInt8]>([])

    init(limit: Int) {
        self.limit = limit
    }

    func append(_ more: UnsafeRawBufferPointer) {
        bytes.withLock { bytes in
            bytes.append(contentsOf: more)
            // One byte more than the limit stays, so that `text` knows that the stream is cut.
            if bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit - 1) }
        }
    }

    /// The bytes that are kept, as text; if they begin inside a character, that character is left out.
    var text: String {
        bytes.withLock { bytes in
            let isCut = bytes.count > limit
            let tail = bytes.suffix(limit)
            return String(decoding: isCut ? tail.drop { $0 & 0xC0 == 0x80 } : tail, as: UTF8.self)
        }
    }
}
