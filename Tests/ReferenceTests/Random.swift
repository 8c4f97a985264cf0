import Catalogue
import JSON
import Specification

/// Random numbers, places and strings.
///
/// The same seed gives the same values.
struct Random: RandomNumberGenerator {
    private var numbers: SplitMix

    init(seed: UInt64) {
        numbers = SplitMix(seed: seed)
    }

    mutating func next() -> UInt64 { numbers.next() }

    /// Returns a random number from 0 up to, but not including, 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a random number from 0 up to, but not including, `limit`.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func place() -> (lat: Double, lon: Double) { (unit() * 180 - 90, unit() * 360 - 180) }

    /// Returns a string of `length` random symbols.
    mutating func text(_ length: Int, of symbols: [UInt16]) -> [UInt16] {
        (0..<length).map { _ in symbols[Int(next() % UInt64(symbols.count))] }
    }

    /// Returns the string after about `times` random edits.
    mutating func edited(_ text: [UInt16], times: Int, of symbols: [UInt16]) -> [UInt16] {
        var text = text
        for _ in 0..<times {
            let symbol = symbols[Int(next() % UInt64(symbols.count))]
            let place = Int(next() % UInt64(text.count + 1))
            switch next() % 3 {
            case 0: text.insert(symbol, at: place)
            case 1 where place < text.count: text.remove(at: place)
            default: if place < text.count { text[place] = symbol }
            }
        }
        return text
    }
}
