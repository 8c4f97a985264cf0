/// The usual checksum of zip archives (polynomial 0xEDB88320, reflected).
enum CRC32 {
    /// What each byte makes of a sum of 0.
    private static let table = (0..<256).map { (byte: UInt32) -> UInt32 in
        (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }

    static func checksum(of bytes: [UInt8]) -> UInt32 {
        let table = table
        var sum = ~UInt32(0)
        for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
    }
}
