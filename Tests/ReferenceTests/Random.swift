/// A small generator of numbers that gives the same sequence for the same seed (SplitMix64).
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 up to, not including, 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func place() -> (lat: Double, lon: Double) { (unit() * 180 - 90, unit() * 360 - 180) }

    /// A text of so many of the given symbols.
    mutating func text(_ length: Int, of symbols: [UInt16]) -> [UInt16] {
        (0..<length).map { _ in symbols[Int(next() % UInt64(symbols.count))] }
    }

    /// The text with about so many random edits.
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
