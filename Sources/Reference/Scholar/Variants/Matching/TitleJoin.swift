import ScholarSpecs

/// Finds all pairs of similar titles in two lists, or in one list, without comparing every title with every other.
///
/// Pairs whose lengths or counts of symbols (`SymbolBags`) differ by more than the allowed distance are left out. All
/// other pairs are compared up to the allowed distance. Both lists are sorted by length, so pairs whose lengths differ
/// too much cost nothing. Pairs whose counts differ too much cost a fraction of a nanosecond each, so the time is still
/// quadratic.
///
/// The join uses about 60 bytes of memory per title, in addition to the title's symbols. Each pair is passed on as soon
/// as it is found.
public struct TitleJoin: Sendable {
    private enum Lists: Sendable {
        case bytes(SortedLists<UInt8>)
        case words(SortedLists<UInt32>)
    }

    private let lists: Lists

    /// Prepares two lists of titles for comparison with each other.
    public init(_ left: [String], _ right: [String], by symbol: Symbol = .utf16) {
        lists = Self.lists(left + right, left.count, by: symbol)
    }

    /// Prepares one list of titles. Each pair of titles in the list is compared once, but no title is compared with
    /// itself.
    public init(_ titles: [String], by symbol: Symbol = .utf16) {
        lists = Self.lists(titles, nil, by: symbol)
    }

    private static func lists(_ titles: [String], _ left: Int?, by symbol: Symbol) -> Lists {
        let numbering = SymbolNumbering(of: titles, by: symbol)
        return numbering.count <= 256
            ? .bytes(SortedLists(numbering.numbered(titles, as: UInt8.self), left))
            : .words(SortedLists(numbering.numbered(titles, as: UInt32.self), left))
    }

    /// Returns all similar pairs, sorted by their indices in the left list, then in the right list; if there is only
    /// one list, `left` is the smaller index. Clauses: MAT-1, SIM-2
    public func pairs(atLeast percent: Int, threshold: SimilarityThreshold = .inclusive) -> [TitleMatch] {
        var found: [TitleMatch] = []
        forEachPair(atLeast: percent, threshold: threshold) { found.append($0) }
        return found.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    }

    /// Calls a body with all similar pairs, in no particular order.
    ///
    /// - Parameter part: The index of a part of the work, and the number of parts. The call does only that part, so
    ///   that several threads can share the work.
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
