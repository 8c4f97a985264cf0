import ScholarSpecs

/// All pairs of similar titles of two lists, or of one with itself, without comparing each with each.
///
/// Pairs that cannot be similar are left out: those whose lengths differ by more than the distance allows, and those
/// whose bags do (`SymbolBags`). The others are compared up to that distance. Both lists are walked by length, so that
/// the first kind is never seen. The second costs a fraction of a nanosecond each, so the time is still quadratic.
///
/// It takes some 60 bytes a title beside its symbols, and the pairs are handed over as they are found.
public struct TitleJoin: Sendable {
    private enum Lists: Sendable {
        case bytes(SortedLists<UInt8>)
        case words(SortedLists<UInt32>)
    }

    private let lists: Lists

    /// Prepares two lists.
    public init(_ left: [String], _ right: [String], by symbol: Symbol = .utf16) {
        lists = Self.lists(left + right, left.count, by: symbol)
    }

    /// Prepares a list, each pair of which is compared once, but no title with itself.
    public init(_ titles: [String], by symbol: Symbol = .utf16) {
        lists = Self.lists(titles, nil, by: symbol)
    }

    private static func lists(_ titles: [String], _ left: Int?, by symbol: Symbol) -> Lists {
        let numbering = SymbolNumbering(of: titles, by: symbol)
        return numbering.count <= 256
            ? .bytes(SortedLists(numbering.numbered(titles, as: UInt8.self), left))
            : .words(SortedLists(numbering.numbered(titles, as: UInt32.self), left))
    }

    /// Returns all similar pairs by their places on the left, then on the right; of a list with itself, the left is less.
    ///
    /// Clauses: MAT-1, SIM-2
    public func pairs(atLeast percent: Int, threshold: SimilarityThreshold = .inclusive) -> [TitleMatch] {
        var found: [TitleMatch] = []
        forEachPair(atLeast: percent, threshold: threshold) { found.append($0) }
        return found.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    }

    /// Hands over all similar pairs in no order that matters.
    ///
    /// - Parameter part: Which part of the work to do, and of how many, so that several can do a part each.
    public func forEachPair(
        atLeast percent: Int, threshold: SimilarityThreshold = .inclusive,
        part: (index: Int, count: Int) = (0, 1), _ body: (TitleMatch) -> Void
    ) {
        let rule = SimilarityRule(percent: percent, threshold: threshold)
        switch lists {
        case .bytes(let lists): lists.forEachPair(by: rule, part, body)
        case .words(let lists): lists.forEachPair(by: rule, part, body)
        }
    }
}
