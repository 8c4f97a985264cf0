import JSON

/// Where generators draw from: a seeded sequence that is the same on every machine, or bytes that somebody gives.
public struct Entropy: RandomNumberGenerator, Sendable {
    private enum Origin: Sendable {
        case seed(SplitMix)
        /// A coverage-guided fuzzer's bytes; zeros follow them, so that the shortest bytes give the simplest input.
        case bytes([UInt8], next: Int)
    }

    private var origin: Origin
    /// How large things are to be, 0 to 100.
    public let size: Int

    /// The entropy of one sample: by seed, by what it is for, and by number.
    ///
    /// Sizes rise with the number and begin anew after a hundred.
    public init(seed: UInt64, for purpose: String, number: Int) {
        // Subsystems are not to share their samples.
        var digest = Digest()
        digest.add(Array(purpose.utf8))
        var start = SplitMix(seed: seed ^ digest.state)
        var mixed = SplitMix(seed: start.next() &+ UInt64(truncatingIfNeeded: number))
        origin = .seed(SplitMix(seed: mixed.next()))
        size = number % 101
    }

    /// - Parameter bytes: what the choices are made of, from the first on.
    public init(bytes: [UInt8], size: Int = 100) {
        origin = .bytes(bytes, next: 0)
        self.size = size
    }

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

    /// A number below the bound; each as likely as the others.
    ///
    /// The library's own `random(in:using:)` may draw otherwise in a later version; this never does.
    public mutating func below(_ bound: UInt64) -> UInt64 {
        precondition(bound > 0, "there is no number below 0")
        switch origin {
        case .seed: return draw(bytes: 8).multipliedFullWidth(by: bound).high
        case .bytes: return draw(bytes: bound <= 1 << 8 ? 1 : bound <= 1 << 16 ? 2 : 8) % bound
        }
    }
}

/// A small generator of numbers that gives the same sequence for the same seed on every machine (SplitMix64).
public struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
