import CZlib

/// Unpacks a raw deflate stream with the system's zlib, and computes the checksum that zip archives use.
package struct Inflation {
    package enum End {
        case whole
        /// The bytes end before the stream does.
        case cut
        /// The bytes are not a valid deflate stream.
        case invalid
        /// The stream unpacks to more bytes than the limit.
        case tooLong
    }

    /// The unpacked bytes; if the stream has a fault, the bytes up to the fault.
    package private(set) var output: [UInt8] = []
    package private(set) var end = End.cut
    /// The number of input bytes that follow the end of the stream.
    package private(set) var rest = 0

    /// Unpacks a stream, and stops once it has unpacked more bytes than the limit.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes to unpack.
    ///   - isEnded: Returns true once the result is no longer needed; unpacking then stops early.
    package init(_ data: some Sequence<UInt8>, limit: Int, isEnded: () -> Bool = { false }) {
        var stream = z_stream()
        // The initialization fails only if no memory is left.
        guard czlib_inflate_raw_init(&stream) == Z_OK else { return }
        defer { inflateEnd(&stream) }
        var input = Array(data)
        var chunk = [UInt8](repeating: 0, count: min(limit, 16 * input.count, 1 << 15) + 1)
        input.withUnsafeMutableBufferPointer { source in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(source.count)
            var status = Z_OK
            while status == Z_OK, output.count <= limit, !isEnded() {
                status = chunk.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress
                    stream.avail_out = UInt32(target.count)
                    return inflate(&stream, Z_NO_FLUSH)
                }
                output += chunk[..<(chunk.count - Int(stream.avail_out))]
            }
            rest = Int(stream.avail_in)
            end =
                switch status {
                case _ where output.count > limit: .tooLong
                case Z_STREAM_END: .whole
                case Z_BUF_ERROR, Z_OK: .cut
                default: .invalid
                }
        }
    }

    package static func checksum(of bytes: [UInt8]) -> UInt32 {
        UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
    }
}
