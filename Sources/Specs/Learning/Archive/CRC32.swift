import JSON
import Specification

/// The usual checksum of zip archives (polynomial 0xEDB88320, reflected).
///
/// Eight bytes at a time: an archive of a case may unpack to megabytes.
enum CRC32 {
    /// What a byte adds to the sum: 256 values for the last of eight bytes, 256 for the last but one, and so on.
    private static let tables: [UInt32] = {
        var tables = (0..<256).map { (byte: Int) -> UInt32 in
            (0..<8).reduce(UInt32(byte)) { sum, _ in (sum & 1 == 1 ? 0xEDB8_8320 : 0) ^ sum >> 1 }
        }
        for entry in 0..<7 * 256 {
            let before = tables[entry]
            tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
        }
        return tables
    }()

    static func checksum(of bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            tables.withUnsafeBufferPointer { tables in checksum(of: bytes, tables) }
        }
    }

    private static func checksum(
        of bytes: UnsafeBufferPointer<UInt8>, _ tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        var sum = ~UInt32(0)
        var next = 0
        while next + 8 <= bytes.count {
            var eight: UInt32 = 0
            for place in 0..<8 {
                // The sum so far is four bytes, which come together with the first four.
                let carried = place < 4 ? UInt8(truncatingIfNeeded: sum >> (8 * UInt32(place))) : 0
                eight ^= tables[(7 - place) * 256 + Int(bytes[next + place] ^ carried)]
            }
            sum = eight
            next += 8
        }
        while next < bytes.count {
            sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[next])] ^ sum >> 8
            next += 1
        }
        return ~sum
    }
}
