import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of scholar.similarity, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulSimilarity: Careful {
    public typealias Subsystem = Similarity

    /// The length that the program divides the distance by.
    enum Length { case longer, shorter, sum, seen }
    /// The way the program compares the similarity with the percentage.
    enum Comparison { case integers, doubles, roundedNumber }
    /// The treatment of an invalid percentage.
    enum Percentage { case refused, truncated, clamped, asWritten }

    var distance = CarefulDistance()
    var length = Length.longer
    var comparison = Comparison.integers
    var percentage = Percentage.refused
    var threshold: SimilarityThreshold?
    var emptyTextsAreAlike = true
    var comparesNoLength = false
    var zeroIsAlwaysReached = false
    var roundsTheSimilarity = false

    public init() {}

    public func run(_ input: Similarity.Input, readings: Readings) throws(Rejection) -> Similarity.Output {
        let asked = try asked(input.percent)
        let symbol = readings[Symbol.self]
        let edits = distance.distance(input.a, input.b, by: symbol)
        let lengths = [input.a, input.b].map {
            length == .seen ? $0.count : distance.taken($0, by: symbol).count
        }
        let whole =
            switch length {
            case .longer, .seen: max(lengths[0], lengths[1])
            case .shorter: min(lengths[0], lengths[1])
            case .sum: lengths[0] + lengths[1]
            }
        let rest = max(0, whole - edits)
        var similarity =
            whole == 0 ? (emptyTextsAreAlike && edits == 0 ? 100 : 0) : 100 * Double(rest) / Double(whole)
        if roundsTheSimilarity { similarity = similarity.rounded() }
        let isInclusive = (threshold ?? readings[SimilarityThreshold.self]) == .inclusive
        // Most programs divide first, and so round the quotient before they multiply it by 100.
        let quotient = whole == 0 ? similarity : (1 - Double(edits) / Double(whole)) * 100
        let reached: Double
        let needed: Double
        switch comparison {
        case .integers where whole > 0 || comparesNoLength:
            (reached, needed) = (Double(100 * rest), Double(asked * whole))
        case .integers: (reached, needed) = (similarity, Double(asked))
        case .doubles: (reached, needed) = (quotient, Double(asked))
        case .roundedNumber: (reached, needed) = (quotient.rounded(), Double(asked))
        }
        let isSimilar = isInclusive ? reached >= needed : reached > needed
        return Similarity.Output(
            similarity: similarity, similar: isSimilar || zeroIsAlwaysReached && asked == 0)
    }

    private func asked(_ percent: Number) throws(Rejection) -> Int {
        if percentage == .asWritten, Int(percent.text) == nil { throw Similarity.invalid() }
        if percent.isWhole, let whole = percent.integer, (0...100).contains(whole) { return whole }
        switch percentage {
        case .truncated where (0...100).contains(percent.double): return Int(percent.double)
        case .clamped where percent.isWhole: return Int(min(100, max(0, percent.double)))
        default: throw Similarity.invalid()
        }
    }
}
