/// The usual checksum of zip archives (polynomial 0xEDB88320, reflected).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
        let table = table
        return ~bytes.reduce(~0) { sum, byte in
            table[Int(truncatingIfNeeded: (sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
        }
    }
}
