import JSON
import SharedSpecs
import Specification

/// How alike two texts are, as scholar.similarity has it.
struct Likeness: Equatable {
    /// How many symbols need no edit.
    let alike: Int
    /// The length of the longer text; two empty texts are 1 of 1 alike.
    let length: Int

    init(alike: Int, of length: Int) { (self.alike, self.length) = (alike, length) }

    init(_ pair: SymbolPair) {
        let length = max(1, pair.length)
        self.init(alike: length - pair.distance, of: length)
    }

    /// In percent.
    var similarity: Double { 100 * Double(alike) / Double(max(1, length)) }

    /// In percent, as most programs compute it, with the quotient first.
    var quotient: Double { (1 - Double(length - alike) / Double(length)) * 100 }

    /// What is reached and what a percentage asks for, in integers.
    func comparison(with percentage: Int) -> (reached: Int, asked: Int) {
        (100 * alike, percentage * length)
    }

    func reaches(_ percentage: Int, by threshold: SimilarityThreshold) -> Bool {
        let (reached, asked) = comparison(with: percentage)
        return threshold.accepts(reached, asked)
    }
}

extension SimilarityThreshold {
    func accepts<Percentage: Comparable>(_ reached: Percentage, _ asked: Percentage) -> Bool {
        self == .inclusive ? reached >= asked : reached > asked
    }
}
