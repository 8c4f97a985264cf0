/// The similarity of two strings, as scholar.similarity defines it.
struct Likeness: Equatable {
    /// The number of symbols that need no edit.
    let alike: Int
    /// The length of the longer string. Two empty strings count as two equal strings of length 1.
    let length: Int

    init(alike: Int, of length: Int) { (self.alike, self.length) = (alike, length) }

    init(_ pair: SymbolPair) {
        let length = max(1, pair.length)
        self.init(alike: length - pair.distance, of: length)
    }

    /// The similarity in percent.
    var similarity: Double { 100 * Double(alike) / Double(max(1, length)) }

    /// The similarity in percent, computed as in most programs: the quotient is computed first, then
    /// multiplied by 100.
    var quotient: Double { (1 - Double(length - alike) / Double(length)) * 100 }
}

extension SimilarityThreshold {
    func accepts<Percentage: Comparable>(_ reached: Percentage, _ asked: Percentage) -> Bool {
        self == .inclusive ? reached >= asked : reached > asked
    }
}
