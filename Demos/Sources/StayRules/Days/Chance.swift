import Specification

/// Generates random numbers for generated days; the same seed gives the same numbers on every machine.
///
/// Of the system's functions, the generator calls only the square root, which IEEE 754 specifies to the last bit.
struct Chance {
    private var source: SplitMix

    init(seed: UInt64) { source = SplitMix(seed: seed) }

    /// Creates a generator whose numbers depend on the seed, on a string that names the purpose, and on the given
    /// number.
    init(seed: UInt64, _ purpose: String, number: Int) {
        var digest = Digest()
        digest.add(Array(purpose.utf8))
        var start = SplitMix(seed: seed ^ digest.state)
        source = SplitMix(seed: start.next() &+ UInt64(truncatingIfNeeded: number))
        _ = source.next()
    }

    /// Returns a random number from 0 up to, but not including, 1.
    mutating func share() -> Double { Double(source.next() >> 11) * 0x1p-53 }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + share() * (range.upperBound - range.lowerBound)
    }

    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(share() * Double(range.count))
    }

    mutating func happens(_ probability: Double) -> Bool { share() < probability }

    /// Returns an approximately normally distributed number with mean 0 and variance 1: the sum of twelve uniform
    /// numbers, minus 6.
    mutating func normal() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + share() }
    }

    /// Returns a random direction; all directions are equally likely.
    mutating func direction() -> Ground {
        while true {
            let point = Ground(east: number(-1...1), north: number(-1...1))
            if point.length <= 1, point.length > 0.01 { return point * (1 / point.length) }
        }
    }
}
