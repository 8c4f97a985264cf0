import Catalogue
import JSON
import Specification

/// An implementation of scholar.matching, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulMatching: Careful {
    public typealias Subsystem = Matching

    /// The pairs that the program does not compare, because it assumes that they are never similar.
    enum Filter { case none, firstLetter, length, threeLetters }
    /// The similar pairs that the program lists.
    enum Listing { case all, bestOfEach, usedUp }
    /// The order in which the program lists the pairs.
    enum Order { case places, rightFirst, mostSimilar }

    var similarity = CarefulSimilarity()
    var filter = Filter.none
    var listing = Listing.all
    var order = Order.places
    var first = 0
    var comparesEmptyTexts = true
    var refusesFirst = true

    public init() {}

    public func run(
        _ input: Matching.Input, readings: Readings
    ) throws(Rejection) -> Matching.Output {
        if refusesFirst {
            _ = try similarity.run(Similarity.Input(a: "", b: "", percent: input.percent), readings: readings)
        }
        var pairs: [Matching.Pair] = []
        var used: Set<Int> = []
        for (i, left) in input.left.enumerated() {
            var own: [Matching.Pair] = []
            for (j, right) in input.right.enumerated()
            where isCompared(left, right, input.percent, readings[Symbol.self]) {
                let found = try similarity.run(
                    Similarity.Input(a: left, b: right, percent: input.percent), readings: readings)
                guard found.similar, listing != .usedUp || used.insert(j).inserted else { continue }
                own.append(Matching.Pair(i + first, j + first, found.similarity))
            }
            if listing == .bestOfEach { own = Array(own.sorted { $0.similarity > $1.similarity }.prefix(1)) }
            pairs += own
        }
        switch order {
        case .places: break
        case .rightFirst: pairs.sort { ($0.right, $0.left) < ($1.right, $1.left) }
        case .mostSimilar:
            pairs.sort { ($1.similarity, $0.left, $0.right) < ($0.similarity, $1.left, $1.right) }
        }
        return Matching.Output(pairs: pairs)
    }

    private func isCompared(
        _ left: String, _ right: String, _ percent: Number, _ symbol: Symbol
    ) -> Bool {
        if !comparesEmptyTexts, left.isEmpty || right.isEmpty { return false }
        let (a, b) = (
            similarity.distance.taken(left, by: symbol), similarity.distance.taken(right, by: symbol)
        )
        switch filter {
        case .none: return true
        case .firstLetter: return a.first == b.first
        case .length:
            // This limit depends on the shorter length, not on the longer one, so the filter loses pairs that are
            // barely similar.
            let counts = [a.count, b.count].sorted()
            return 100 * (counts[1] - counts[0]) <= (100 - Int(percent.double)) * counts[0]
        case .threeLetters:
            return a.count < 3 || b.count < 3 || !threes(a).isDisjoint(with: threes(b))
        }
    }

    private func threes(_ symbols: [[UInt32]]) -> Set<[[UInt32]]> {
        Set((0...symbols.count - 3).map { Array(symbols[$0..<$0 + 3]) })
    }
}
