import CZlib

/// Raw deflate undone by the system's zlib, and its checksum.
enum Inflation {
    enum Result {
        case whole([UInt8])
        /// More comes out than was asked for.
        case tooMuch
        /// The stream is invalid or ends early.
        case broken
    }

    /// Unpacks a stream, and stops where more than the limit comes out.
    ///
    /// - Parameter limit: bytes, at least 0.
    static func inflate(_ data: [UInt8], limit: Int) -> Result {
        var stream = z_stream()
        guard czlib_inflate_raw_init(&stream) == Z_OK else { return .broken }
        defer { inflateEnd(&stream) }
        var input = data
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 15)
        return input.withUnsafeMutableBufferPointer { source in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(source.count)
            while true {
                let status = chunk.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress
                    stream.avail_out = UInt32(target.count)
                    return CZlib.inflate(&stream, Z_NO_FLUSH)
                }
                output += chunk[..<(chunk.count - Int(stream.avail_out))]
                if output.count > limit { return .tooMuch }
                switch status {
                case Z_STREAM_END: return .whole(output)
                case Z_OK where stream.avail_out == 0 || stream.avail_in > 0: continue
                default: return .broken
                }
            }
        }
    }

    static func checksum(of bytes: [UInt8]) -> UInt32 {
        UInt32(
            truncatingIfNeeded: bytes.withUnsafeBufferPointer {
                crc32(0, $0.baseAddress, UInt32($0.count))
            })
    }
}
