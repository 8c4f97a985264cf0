/// The source of random choices for generators: given bytes, or a sequence that depends only on a seed.
public struct Entropy: RandomNumberGenerator, Sendable {
    private enum Origin: Sendable {
        case seed(SplitMix)
        /// The bytes of a coverage-guided fuzzer. After the last byte, only zeros are drawn, so that fewer bytes give a
        /// simpler input.
        case bytes([UInt8], next: Int)
    }

    private var origin: Origin
    /// The size that generated inputs should have, from 0 to 100.
    public let size: Int

    /// Makes the entropy for one sample; the seed, the purpose and the sample's number determine all choices.
    ///
    /// As the number grows, the size rises from 0 to 100 and then starts again at 0.
    public init(seed: UInt64, for purpose: String, number: Int) {
        // Different purposes, such as different subsystems, must get different samples.
        var start = SplitMix(seed: seed ^ Digest(of: Array(purpose.utf8)).state)
        var mixed = SplitMix(seed: start.next() &+ UInt64(truncatingIfNeeded: number))
        origin = .seed(SplitMix(seed: mixed.next()))
        size = number % 101
    }

    /// Makes entropy from given bytes, which decide the choices in order.
    public init(bytes: [UInt8], size: Int = 100) {
        origin = .bytes(bytes, next: 0)
        self.size = size
    }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 { draw(bytes: 8) }

    private mutating func draw(bytes count: Int) -> UInt64 {
        switch origin {
        case .seed(var random):
            let drawn = random.next()
            origin = .seed(random)
            return drawn
        case .bytes(let bytes, let next):
            var drawn: UInt64 = 0
            for index in next..<next + count {
                drawn = drawn << 8 | UInt64(bytes.indices.contains(index) ? bytes[index] : 0)
            }
            origin = .bytes(bytes, next: next + count)
            return drawn
        }
    }

    /// Returns a number that is at least 0 and less than the bound; all such numbers are equally likely.
    ///
    /// The standard library's `random(in:using:)` may draw other numbers in a later version; this function never will.
    public mutating func below(_ bound: UInt64) -> UInt64 {
        precondition(bound > 0, "the bound must be greater than 0")
        switch origin {
        case .seed: return draw(bytes: 8).multipliedFullWidth(by: bound).high
        case .bytes: return draw(bytes: bound <= 1 << 8 ? 1 : bound <= 1 << 16 ? 2 : 8) % bound
        }
    }
}

/// A small random number generator that gives the same sequence for the same seed on every machine (SplitMix64).
public struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator from a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
