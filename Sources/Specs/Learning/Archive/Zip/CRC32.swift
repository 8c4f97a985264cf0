/// The usual checksum of zip archives (polynomial 0xEDB88320, reflected).
enum CRC32 {
    /// What each byte makes of a sum of 0.
    private static let table = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in (sum & 1 == 1 ? 0xEDB8_8320 : 0) ^ sum >> 1 }
    }

    static func checksum(of bytes: [UInt8]) -> UInt32 {
        let table = table
        return ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    }
}
