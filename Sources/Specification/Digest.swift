import JSON

/// A digest by which texts are told apart that nobody tries to confuse: FNV-1a of 64 bits.
public struct Digest: Sendable {
    /// Of all bytes so far.
    public private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    public mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// 16 hexadecimal digits.
    public var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
