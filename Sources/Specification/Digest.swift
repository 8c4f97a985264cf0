/// A fast, non-cryptographic digest of bytes (64-bit FNV-1a).
public struct Digest: Sendable {
    /// The digest of all bytes that have been added so far.
    public private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Makes the digest of some bytes; without an argument, of none.
    public init(of bytes: [UInt8] = []) { add(bytes) }

    /// Adds bytes to the digest.
    public mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// The digest as 16 hexadecimal digits.
    public var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
